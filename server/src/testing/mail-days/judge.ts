import type { Day, Instant } from '@bcs/contract/kernel/clock';

/** Something that happened, of which one person is told. */
export interface Event {
  readonly id: number;
  readonly accountId: number;
  readonly at: Instant;
  /** It was read or undone, or its reader did not want it for some time: no mail needs to tell it. */
  mayBeMissed: boolean;
}

/** A mail that the mail server has kept. */
export interface Letter {
  readonly messageId: string;
  readonly accountId: number;
  /** The day of a digest; null of another mail. */
  readonly day: Day | null;
  /** By the simulated clock. */
  readonly at: Instant;
  /** The events that it tells of. */
  readonly told: readonly number[];
  /** The events among them that nobody wanted any more when it came. */
  readonly unwanted: readonly number[];
  /** Nobody can know whether its sender has heard that it was kept: the connection broke off, or the sender was killed. */
  readonly isUndecided: boolean;
}

/** All that happened, and all that was kept, in its order. */
export interface Story {
  readonly events: readonly Event[];
  readonly letters: readonly Letter[];
  /** People who have something to hear of every day, and the days on which they must have a digest. */
  readonly everyDay: ReadonlyMap<number, readonly Day[]>;
}

const some = (what: string, found: readonly string[]) =>
  found.length === 0 ? [] : [`${what}: ${found.length}, such as ${found.slice(0, 3).join('; ')}`];

/** The promises that were not kept, in sentences; nothing where all were. SUCC-079, SUCC-080 */
export function judge({ events, letters, everyDay }: Story): string[] {
  const copies = Map.groupBy(letters, ({ messageId }) => messageId);
  const again = [...copies.values()].flatMap((same) =>
    same.slice(0, -1).flatMap(({ messageId, isUndecided, at }) => (isUndecided ? [] : [`${messageId} of ${at}`])),
  );
  const mailsOf = new Map<number, Set<string>>();
  for (const { told, messageId } of letters)
    for (const id of told) mailsOf.set(id, (mailsOf.get(id) ?? new Set()).add(messageId));
  const twice = [...mailsOf]
    .filter(([, mails]) => mails.size > 1)
    .map(([id, mails]) => `${id} in ${[...mails].join(', ')}`);
  const lost = events.filter(({ id, mayBeMissed }) => !mayBeMissed && !mailsOf.has(id));
  const digests = Map.groupBy(
    letters.filter(({ day }) => day !== null),
    ({ accountId }) => accountId,
  );
  const missing = [...everyDay].flatMap(([accountId, days]) => {
    const had = new Set(digests.get(accountId)?.map(({ day }) => day));
    return days.filter((day) => !had.has(day)).map((day) => `${accountId} on ${day}`);
  });
  return [
    ...some('mails that came again after their sender had heard that they were kept', again),
    ...some('events told by two mails', twice),
    ...some(
      'events that were wanted and lost',
      lost.map(({ id, accountId, at }) => `${id} of ${at} to ${accountId}`),
    ),
    ...some(
      'mails that told what nobody wanted any more',
      letters.filter(({ unwanted }) => unwanted.length > 0).map(({ messageId, at }) => `${messageId} at ${at}`),
    ),
    ...some('days without a digest', missing),
  ];
}
