import type { RowOutcome } from './outcome.ts';

/** All that a row says and would do, as one text: another text means that it has changed since somebody looked. ADM-045 */
export const signOf = ({ line, key, object, kind, changes, contested, ended, problems, brings }: RowOutcome): string =>
  JSON.stringify([
    line,
    key,
    object,
    kind,
    changes,
    contested,
    ended,
    problems,
    Object.entries(brings).toSorted(byColumn),
  ]);

const byColumn = ([one]: [string, unknown], [other]: [string, unknown]): number => (one < other ? -1 : 1);

/** The text of a whole plan, in an order of its own: a digest over it names exactly what would be written. ADM-044 */
export const planText = (signs: readonly string[]): string => signs.toSorted().join('\n');
