import { FEW_CHARACTERS_LEFT } from '@bcs/contract/features/surveys/answers';
import { charactersLeft } from '@bcs/contract/features/surveys/sentences';

/** The number of characters that are left, in red if there are few. SURV-063, SURV-064 */
export function CharactersLeft({ text, longest }: { text: string; longest: number }) {
  const left = longest - text.length;
  return (
    <span className={left < FEW_CHARACTERS_LEFT ? 'font-semibold text-bad' : undefined}>{charactersLeft(left)}</span>
  );
}
