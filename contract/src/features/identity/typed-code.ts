const DIGIT = /\p{Nd}/u;

/** Every script has its ten digits in a row, from zero on. */
function valueOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (DIGIT.test(String.fromCodePoint(code - before - 1))) before++;
  return before % 10;
}

/** A code as somebody typed it, in plain letters and the digits 0 to 9, whatever keyboard it came from. */
export const plainCode = (typed: string): string =>
  typed.normalize('NFKC').replaceAll(/\p{Nd}/gu, (digit) => String(valueOf(digit)));

/** The digits of a code as somebody typed it, without what stands between them. D-035 */
export const digitsOf = (typed: string): string => plainCode(typed).replaceAll(/\D/g, '');
