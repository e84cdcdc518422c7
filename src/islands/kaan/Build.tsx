import { useRef } from 'preact/hooks';
import {
	isLinked,
	levelOf,
	most,
	ownPyramid,
	type Pyramid,
	resizeLevel,
	type SpaceId,
	setYield,
	spacesOf,
	toggleLink,
	yieldKinds,
	yieldOf,
} from '#games/kaan/pyramid.ts';
import { Count } from '#islands/parts/Count.tsx';
import { Glyph } from '#islands/parts/Glyph.tsx';
import { saveFile } from '#scripts/save-file.ts';
import { type JumpTable, pyramidOf } from '#stores/kaan.ts';
import { yieldSymbols } from '#words/en/kaan.ts';
import { jump as words } from '#words/en/kaan-tools.ts';
import { Spaces } from './Spaces.tsx';

interface BuildProps {
	table: JumpTable;
	chosen: SpaceId | null;
	onChoose: (space: SpaceId) => void;
	onLay: (part: Partial<JumpTable>) => void;
	onTell: (text: string) => void;
	/** Reads the text of a file. */
	onFile: (text: string) => boolean;
	text: () => string;
}

/** The least that can be played on. */
const fourSpaces: Pyramid = { levels: [[{}, {}, {}, {}]], links: [] };

/** The owner’s pyramid: how many spaces on each level, what each gives, and what is connected. */
export const Build = ({ table, chosen, onChoose, onLay, onTell, onFile, text }: BuildProps) => {
	const file = useRef<HTMLInputElement>(null);
	const { entered, isOurs } = table;
	const pyramid = pyramidOf(table);
	const isMine = entered !== null && !isOurs;
	const enter = (next: Pyramid) => onLay({ entered: next, isOurs: false });
	const files = (
		<div class="press">
			<button type="button" class="btn" onClick={() => saveFile(text(), words.file.name)}>
				{words.file.save}
			</button>
			<button type="button" class="btn" onClick={() => file.current?.click()}>
				{words.file.open}
			</button>
			<input
				ref={file}
				class="vh"
				type="file"
				tabIndex={-1}
				accept=".json,application/json"
				aria-label={words.file.open}
				onChange={async ({ currentTarget }) => {
					const [given] = currentTarget.files ?? [];
					// A file that is far too long is not read whole to find that out.
					if (given && onFile(await given.slice(0, 250_000).text())) onTell(words.file.opened);
					currentTarget.value = '';
				}}
			/>
		</div>
	);
	if (!isMine)
		return (
			<>
				{!entered && <p class="soft">{words.notEntered}</p>}
				<div class="press">
					{entered && (
						<button type="button" class="btn go" onClick={() => onLay({ isOurs: false })}>
							{words.useMine}
						</button>
					)}
					<button type="button" class={entered ? 'btn' : 'btn go'} onClick={() => enter(ownPyramid.value)}>
						{words.fromOurs}
					</button>
					<button type="button" class="btn" onClick={() => enter(fourSpaces)}>
						{words.fromNothing}
					</button>
				</div>
				{files}
			</>
		);
	const levels = Math.min(pyramid.levels.length + 1, most.levels);
	return (
		<>
			<p class="soft">{words.buildHow}</p>
			<div class="counts">
				{Array.from({ length: levels }, (_, index) => {
					const count = pyramid.levels[index]?.length ?? 0;
					return (
						<Count
							key={index}
							label={words.spacesOn(index + 1)}
							value={count}
							most={most.spaces}
							onChange={(next) => enter(resizeLevel(pyramid, index + 1, index === 0 ? Math.max(1, next) : next))}
						/>
					);
				})}
			</div>
			<Spaces pyramid={pyramid} golems={table.golems} chosen={chosen} onPress={onChoose} />
			{chosen === null ? (
				<p class="quiet">{words.choose}</p>
			) : (
				<section class="of-space" aria-label={words.chosen(chosen)}>
					<h2>{words.chosen(chosen)}</h2>
					<fieldset>
						<legend>{words.yields}</legend>
						<div class="counts">
							{yieldKinds.map((kind) => (
								<Count
									key={`${chosen} ${kind}`}
									label={words.yield[kind]}
									symbol={yieldSymbols[kind]}
									value={yieldOf(pyramid, chosen)[kind] ?? 0}
									most={most.each}
									onChange={(count) => enter(setYield(pyramid, chosen, kind, count))}
								/>
							))}
						</div>
					</fieldset>
					<fieldset>
						<legend>{words.links}</legend>
						<div class="chips">
							{spacesOf(pyramid)
								.filter((space) => space !== chosen)
								.map((space) => (
									<label key={space} class="chip">
										<input
											class="vh"
											type="checkbox"
											checked={isLinked(pyramid, chosen, space)}
											disabled={!isLinked(pyramid, chosen, space) && pyramid.links.length >= most.links}
											onChange={() => enter(toggleLink(pyramid, chosen, space))}
										/>
										{levelOf(space) > levelOf(chosen) && <Glyph of="kaan:pyramid" size="s" />}
										{space}
									</label>
								))}
						</div>
					</fieldset>
				</section>
			)}
			<div class="press">
				<button type="button" class="btn" onClick={() => onLay({ isOurs: true })}>
					{words.useOurs}
				</button>
			</div>
			{files}
		</>
	);
};
