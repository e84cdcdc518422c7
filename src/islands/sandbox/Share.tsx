import { CopyLink } from '#islands/parts/CopyLink.tsx';
import { Glyph } from '#islands/parts/Glyph.tsx';
import { Report } from '#islands/parts/Report.tsx';
import { saveFile } from '#scripts/save-file.ts';
import { addressWith, pack } from '#stores/link.ts';
import { report } from '#words/en/report.ts';
import { tools } from '#words/en/sandbox-tools.ts';

const words = tools.share;

interface ShareProps {
	/** What a link carries: the scenario from where the turn began, as text. */
	text: () => string;
	/** The whole line as text. */
	whole: () => string;
	/** What is asked where the line stands. */
	asked: string;
	/** When this site was made. */
	made: string;
}

/** Ways to hand the position on: a link, text, a file, a report. */
export const Share = ({ text, whole, asked, made }: ShareProps) => {
	const address = async () => addressWith(location.href, await pack(text()));
	const download = () => saveFile(whole(), words.fileName);
	return (
		<>
			<h2>{words.title}</h2>
			<p class="quiet">{words.carries}</p>
			<div class="btns">
				<CopyLink words={{ link: words.link, copied: words.copied, notCopied: words.notCopied }} address={address} main>
					{words.link}
				</CopyLink>
				<CopyLink
					words={{ link: words.text, copied: words.textCopied, notCopied: words.textNotCopied }}
					address={async () => text()}
				>
					{words.text}
				</CopyLink>
				<button type="button" class="btn" onClick={download}>
					<Glyph of="ui-next" />
					{words.download}
				</button>
			</div>
			<h3>{report.title}</h3>
			<Report asked={asked} address={address} made={made} />
		</>
	);
};
