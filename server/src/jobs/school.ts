import { darkAccent } from '@bcs/contract/features/universities/accent';
import { PRODUCT } from '#kernel/letter';
import type { LetterSender } from '#kernel/letter-parts';

/** The school as the sender of a mail, with its colour. ADM-067 */
export const schoolSender = ({
  university,
  accent,
}: {
  readonly university: string;
  readonly accent: string | null;
}): LetterSender => ({
  name: university,
  accent: accent === null ? PRODUCT.accent : { light: accent, dark: darkAccent(accent) },
});
