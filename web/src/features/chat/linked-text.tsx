import { SafeLink } from '#kit/safe-link.tsx';
import { LINK_REL } from '#kit/safe-url.ts';

const ADDRESS = /(https?:\/\/[^\s<>"]+)/gi;
/** The signs that end a sentence around an address and do not belong to it. */
const AFTER = /[.,;:!?'’”)\]}]+$/;

/** A message as it was written, with its web addresses as links that are safe to follow. D-015 */
export function LinkedText({ text }: { text: string }) {
  return (
    <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
      {text.split(ADDRESS).map((part, place) => {
        // split puts what the pattern has found at every second place
        if (place % 2 === 0) return part;
        const after = AFTER.exec(part)?.[0] ?? '';
        const href = part.slice(0, part.length - after.length);
        return (
          // oxlint-disable-next-line no-array-index-key -- the parts of a text never move
          <span key={place}>
            <SafeLink href={href} rel={LINK_REL} className="underline underline-offset-3">
              {href}
            </SafeLink>
            {after}
          </span>
        );
      })}
    </p>
  );
}
