import { FEW_LEFT } from '@bcs/contract/features/surveys/answers';
import { charactersLeft } from '@bcs/contract/features/surveys/sentences';

/** The number of characters that may still be written, in red where it is small. SURV-063, SURV-064 */
export function CharactersLeft({ text, longest }: { text: string; longest: number }) {
  const left = longest - text.length;
  return <span className={left < FEW_LEFT ? 'font-semibold text-bad' : undefined}>{charactersLeft(left)}</span>;
}
