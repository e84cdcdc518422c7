import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { Glyph } from './Glyph.tsx';

interface CopyLinkProps {
	words: { link: string; copied: string; notCopied: string };
	/** Makes the address. */
	address: () => Promise<string>;
	/** Whether it is what most will press. */
	main?: boolean;
	/** In sight beside the glyph; without it the glyph stands alone. */
	children?: ComponentChildren;
}

/** Copies a link or another text; where the browser would not, it stands there to be copied by hand. */
export const CopyLink = ({ words, address, main, children }: CopyLinkProps) => {
	const [copied, setCopied] = useState(false);
	const [link, setLink] = useState<string | null>(null);
	const field = useRef<HTMLTextAreaElement>(null);
	const copy = async () => {
		const made = await address();
		try {
			await navigator.clipboard.writeText(made);
			setCopied(true);
			setTimeout(() => setCopied(false), 2500);
		} catch {
			setLink(made);
			requestAnimationFrame(() => field.current?.focus());
		}
	};
	return (
		<>
			<button
				type="button"
				class={main ? 'btn go' : 'btn'}
				aria-label={children ? undefined : words.link}
				onClick={() => void copy()}
			>
				<Glyph of={copied ? 'ui-check' : 'ui-link'} />
				{children}
			</button>
			<p class="vh" role="status">
				{copied ? words.copied : ''}
			</p>
			{link && (
				<label class="link">
					{words.notCopied}
					<textarea
						ref={field}
						readOnly
						rows={3}
						value={link}
						onFocus={({ currentTarget }) => currentTarget.select()}
					/>
				</label>
			)}
		</>
	);
};
