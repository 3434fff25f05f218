import { darkAccent } from '@bcs/contract/features/universities/accent';
import { PRODUCT } from '#kernel/letter';
import type { Sender } from '#kernel/letter-parts';

/** The school behind a mail, in its colour. ADM-067 */
export const senderOf = ({
  university,
  accent,
}: {
  readonly university: string;
  readonly accent: string | null;
}): Sender => ({
  name: university,
  accent: accent === null ? PRODUCT.accent : { light: accent, dark: darkAccent(accent) },
});
