import type { WriteOutcome } from './ledger.ts';

interface Written {
  readonly name: string;
  readonly fate: WriteOutcome;
}

/**
 * Lists faults if each write stores one object: acknowledged ones must be there, refused ones must not, and none may be
 * duplicated or unexplained.
 * @param stored how often each name is stored
 */
export function brokenAmong(what: string, sent: readonly Written[], stored: ReadonlyMap<string, number>): string[] {
  const known = new Set(sent.map(({ name }) => name));
  return [
    ...sent.flatMap(({ fate, name }) => {
      const times = stored.get(name) ?? 0;
      if (times > 1) return [`doubled: ${what} ${name}`];
      if (times === 0 && fate === 'acknowledged') return [`lost: ${what} ${name}`];
      return times === 1 && fate === 'refused' ? [`refused, but stored: ${what} ${name}`] : [];
    }),
    ...[...stored.keys()].filter((name) => !known.has(name)).map((name) => `never sent: ${what} ${name}`),
  ];
}
