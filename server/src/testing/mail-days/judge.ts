import type { Day, Instant } from '@bcs/contract/kernel/clock';

/** An event of which one person is notified. */
export interface Event {
  readonly id: number;
  readonly accountId: number;
  readonly at: Instant;
  /** True if it was read or undone, or its reader did not want it for a while, so that no mail has to contain it. */
  mayBeMissed: boolean;
}

/** A mail that the mail server has accepted. */
export interface Letter {
  readonly messageId: string;
  readonly accountId: number;
  /** The day of a digest; null for other mails. */
  readonly day: Day | null;
  /** The time by the simulated clock. */
  readonly at: Instant;
  /** The events in the mail. */
  readonly told: readonly number[];
  /** The events in it that were no longer wanted when it arrived. */
  readonly unwanted: readonly number[];
  /** True if its sender may not know that it was accepted, because the connection broke or the sender was killed. */
  readonly isUndecided: boolean;
}

/** All events and accepted mails in order. */
export interface Story {
  readonly events: readonly Event[];
  readonly letters: readonly Letter[];
  /** People with daily news, and the days on which they must get a digest. */
  readonly everyDay: ReadonlyMap<number, readonly Day[]>;
}

const some = (what: string, found: readonly string[]) =>
  found.length === 0 ? [] : [`${what}: ${found.length}, such as ${found.slice(0, 3).join('; ')}`];

/** Lists broken promises in sentences; empty if there are none. SUCC-079, SUCC-080 */
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
