import { useState } from 'preact/hooks';
import { report as words } from '#words/en/report.ts';
import { CopyLink } from './CopyLink.tsx';

interface ReportProps {
	/** What is asked where the problem is. */
	asked: string;
	/** Makes the address at which others see the same. */
	address: () => Promise<string>;
	/** When this site was made. */
	made: string;
}

/** A problem in one's own words, copied with where it is. */
export const Report = ({ asked, address, made }: ReportProps) => {
	const [told, setTold] = useState('');
	return (
		<>
			<label class="labelled">
				<span>{words.label}</span>
				<textarea
					rows={3}
					maxLength={2000}
					value={told}
					onInput={({ currentTarget }) => setTold(currentTarget.value)}
				/>
			</label>
			<p class="quiet">{words.hint}</p>
			<div class="btns">
				<CopyLink words={words.copy} address={async () => words.text(told, asked, await address(), made)}>
					{words.copy.link}
				</CopyLink>
			</div>
		</>
	);
};
