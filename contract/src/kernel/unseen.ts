const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}]/gu;
/** Matches characters that join letters or choose their shape, which are meaningful in scripts other than Latin. */
const SHAPES = /^[\u200C\u200D\p{Variation_Selector}]$/u;
const IS_SHAPED = /[\p{Extended_Pictographic}\p{Emoji}\p{M}]$|(?!\p{Script=Latin})\p{L}$/u;

/**
 * Removes invisible characters that come along when text is copied: zero-width blanks, direction marks, soft hyphens.
 * Joiners are kept in scripts and emoji that need them.
 */
export function withoutInvisible(text: string): string {
  return text.replaceAll(UNSEEN, (sign, at: number, whole: string) =>
    SHAPES.test(sign) && IS_SHAPED.test(whole.slice(0, at)) ? sign : '',
  );
}
