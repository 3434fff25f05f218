const DIGIT = /\p{Nd}/u;

/** The value of a digit in any script. Each script has its ten digits in sequence, beginning with zero. */
function valueOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (DIGIT.test(String.fromCodePoint(code - before - 1))) before++;
  return before % 10;
}

/** Normalizes a typed code to plain letters and the digits 0 to 9, whatever the keyboard. */
export const normalizeCode = (typed: string): string =>
  typed.normalize('NFKC').replaceAll(/\p{Nd}/gu, (digit) => String(valueOf(digit)));

/** The digits of a typed code, without separators. D-035 */
export const digitsOf = (typed: string): string => normalizeCode(typed).replaceAll(/\D/g, '');
