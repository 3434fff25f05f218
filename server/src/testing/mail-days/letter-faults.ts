/** Headers that occur exactly once in a mail. RFC 5322, 3.6 */
const ONCE = ['from', 'to', 'date', 'subject', 'message-id', 'mime-version', 'content-type'];
const LONGEST_LINE = 998;
const SIX_BITS = /[^\t\x20-\x7E]/;

/** Lists the violations of RFC 5321 and 5322 in a mail, as received by a server without extensions. */
export function letterFaults(lines: readonly string[]): string[] {
  const end = lines.indexOf('');
  const names = lines.slice(0, end).flatMap((line) => /^([!-9;-~]+):/.exec(line)?.[1]?.toLowerCase() ?? []);
  const loose = lines.slice(0, end).filter((line) => !/^([!-9;-~]+:|[ \t]+\S)/.test(line));
  return [
    ...ONCE.filter((name) => names.filter((each) => each === name).length !== 1).map((name) => `not one ${name}`),
    ...loose.map((line) => `no header: ${line}`),
    ...lines.filter((line) => line.length > LONGEST_LINE).map(() => 'a line is too long'),
    ...lines.filter((line) => SIX_BITS.test(line)).map((line) => `signs beyond ASCII: ${line}`),
    ...lines.filter((line) => line.startsWith('.') && !line.startsWith('..')).map(() => 'a dot stands alone'),
  ];
}
