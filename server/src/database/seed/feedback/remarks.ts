import type { Random } from '../random.ts';

/**
 * Sentences of which nobody says one that somebody of the class has said before: first those of the week, then those
 * that fit any. Null when nobody has anything left to say.
 */
export function remarks(
  ofWeeks: readonly (readonly string[])[],
  ofAny: readonly string[],
  random: Random,
): (week: number) => string | null {
  const byWeek = ofWeeks.map((sentences) => [...sentences]);
  const left = [...ofAny];
  return (week) => byWeek[week - 1]?.shift() ?? left.splice(random.between(0, left.length - 1), 1)[0] ?? null;
}
