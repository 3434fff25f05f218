const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}]/gu;
/** Signs that join letters or choose their shape: they mean something behind what is not Latin. */
const SHAPES = /^[\u200C\u200D\p{Variation_Selector}]$/u;
const IS_SHAPED = /[\p{Extended_Pictographic}\p{Emoji}\p{M}]$|(?!\p{Script=Latin})\p{L}$/u;

/**
 * A text without the signs that nobody sees, which copying brings along: blanks of no width, marks of direction, soft
 * hyphens. Joiners stay in the scripts and pictures that need them.
 */
export function withoutUnseen(text: string): string {
  return text.replaceAll(UNSEEN, (sign, at: number, whole: string) =>
    SHAPES.test(sign) && IS_SHAPED.test(whole.slice(0, at)) ? sign : '',
  );
}
