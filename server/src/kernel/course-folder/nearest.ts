/** Counts the letters to be inserted, removed or replaced to make one word from another. */
function distance(one: string, other: string): number {
  let above = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [row, letter] of [...one].entries()) {
    const line = [row + 1];
    for (let at = 1; at <= other.length; at++)
      line.push(
        Math.min(
          (above[at] ?? 0) + 1,
          (line[at - 1] ?? 0) + 1,
          (above[at - 1] ?? 0) + (letter === other[at - 1] ? 0 : 1),
        ),
      );
    above = line;
  }
  return above.at(-1) ?? 0;
}

const MAX_WORD_LENGTH = 60;

/** The known word that is most like what was written. ADM-106 */
export function nearest(written: string, known: readonly string[]): string {
  const word = written.slice(0, MAX_WORD_LENGTH).toLowerCase();
  const far = (each: string) => distance(word, each.toLowerCase());
  return known.reduce((best, each) => (far(each) < far(best) ? each : best), known[0] ?? '');
}
