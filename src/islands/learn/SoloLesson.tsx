import { Lesson, type LessonProps } from './Lesson.tsx';

/** A lesson in which the Automa plays; what it asks for is more than others need. */
export const SoloLesson = (props: LessonProps) => <Lesson {...props} loadDesk={() => import('./desk-solo.ts')} />;
