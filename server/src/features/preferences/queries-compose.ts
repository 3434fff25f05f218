import { composeDigest, type Digest } from '@bcs/contract/features/preferences/digest';
import { weekday, type Instant } from '@bcs/contract/kernel/clock';
import { CLASS_ADMINISTRATORS, isStudent, STAFF } from '@bcs/contract/kernel/roles';
import type { Db } from '#database/db';
import { findCohortRows } from '#features/cohort-health/queries-rows';
import { findWaitingLines } from '#features/today/queries-today';
import type { Services } from '#kernel/services';
import {
  findDueNext,
  findNews,
  findReaders,
  type ClassOfDigest,
  type DigestReader,
  type UnreadNews,
} from './queries-digest.ts';
import type { DigestTurn } from './queries-turns.ts';

/** A digest with its recipient; null if there is nothing to say. */
export type WrittenDigest = Readonly<{ reader: DigestReader; digest: Digest | null }>;

const MONDAY = 1;
/** Tells whether a part belongs to the digest of a day; weekly parts come on Mondays. SUCC-076 */
const comes = (delivery: ClassOfDigest['waiting'], { day }: DigestTurn) =>
  delivery === 'weekly' ? weekday(day) === MONDAY : delivery !== 'off';

/**
 * Composes the digests of some people, in a fixed number of statements.
 * @param take claims the news, so that no other mail contains it; a preview does not
 */
export async function writeDigests(
  db: Db,
  turns: readonly DigestTurn[],
  services: Pick<Services, 'settings' | 'report'>,
  now: Instant,
  take: (readers: readonly DigestReader[], news: readonly UnreadNews[]) => Promise<readonly UnreadNews[]>,
): Promise<WrittenDigest[]> {
  const readers = await findReaders(db, turns);
  const news = Map.groupBy(await take(readers, await findNews(db, readers, now)), ({ accountId }) => accountId);
  const inAll = (wants: (of: ClassOfDigest, reader: DigestReader) => boolean) =>
    readers.flatMap((reader) => reader.classes.filter((of) => wants(of, reader)));
  const idsOf = (classes: readonly ClassOfDigest[]) => classes.map(({ enrollmentId }) => enrollmentId);
  const seesDue = (of: ClassOfDigest, reader: DigestReader) => isStudent(of.role) && comes(of.dueDates, reader);
  const seesWaiting = (of: ClassOfDigest, reader: DigestReader) => STAFF.includes(of.role) && comes(of.waiting, reader);
  const seesCohorts = (of: ClassOfDigest, reader: DigestReader) =>
    CLASS_ADMINISTRATORS.includes(of.role) && comes(of.cohorts, reader);
  const due = Map.groupBy(await findDueNext(db, idsOf(inAll(seesDue)), now), ({ enrollmentId }) => enrollmentId);
  const staff = readers.filter((reader) => reader.classes.some((of) => seesWaiting(of, reader)));
  const lines =
    staff.length === 0
      ? []
      : await findWaitingLines(
          db,
          staff.map(({ accountId }) => accountId),
          services,
          now,
        );
  const waiting = Map.groupBy(lines, ({ enrollmentId }) => enrollmentId);
  const cohortOf = await findCohortRows(db, inAll(seesCohorts), now);
  return readers.map((reader) => {
    const own = (wants: typeof seesDue) => reader.classes.filter((of) => wants(of, reader));
    return {
      reader,
      digest: composeDigest(
        {
          classes: reader.classes.map((of) => ({ ...of, tellsWaiting: seesWaiting(of, reader) })),
          due: own(seesDue).flatMap(({ enrollmentId }) => due.get(enrollmentId) ?? []),
          news: news.get(reader.accountId) ?? [],
          waiting: own(seesWaiting).flatMap(({ enrollmentId }) => waiting.get(enrollmentId) ?? []),
          cohorts: own(seesCohorts).flatMap((of) => {
            const row = cohortOf(of);
            return row ? [{ ...row, enrollmentId: of.enrollmentId }] : [];
          }),
        },
        now,
      ),
    };
  });
}
