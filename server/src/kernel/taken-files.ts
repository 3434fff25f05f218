import type { Reach } from '@bcs/contract/kernel/ability';
import type { Call } from '@bcs/contract/kernel/call';
import type { Instant } from '@bcs/contract/kernel/clock';
import { requestedCourse, type FileRequester } from '@bcs/contract/kernel/taken-file';
import { sql, type Db } from '#database/db';
import { audit, auditFromScreen } from './audit.ts';
import { publish } from './changes.ts';
import type { TellEvent } from './trace.ts';

type Taken = Readonly<{ taker: FileRequester; input: object; answer: unknown; now: Instant; tell: TellEvent }>;

/** Records in the history that somebody takes a file, before it is sent. D-256 */
export async function recordTakenFile(tx: Db, takesAway: NonNullable<Call['takesAway']>, taken: Taken): Promise<void> {
  const { taker, input, answer, now, tell } = taken;
  const { kind, name } = takesAway(input);
  const chosen = Object.entries(input).filter(([, value]) => value !== null && value !== '');
  const told = {
    action: `${kind}.export`,
    object: { kind, id: null, name },
    after: { ...Object.fromEntries(chosen), ...rowsOf(answer) },
  } as const;
  const places = await placesOf(tx, taker, input);
  await audit(
    tx,
    auditFromScreen({ viewer: taker, now, tell }),
    places.map((place) => ({ ...told, ...place })),
  );
  await publish(tx, { topics: ['audit entries'], to: ['administrators'] });
}

const rowsOf = (answer: unknown): object =>
  typeof answer === 'object' && answer !== null && 'rows' in answer ? { rows: answer.rows } : {};

type Place = Readonly<{ universityId?: number; courseId?: number | null }>;

/**
 * Returns the places in whose history a file is recorded: the requested class or university, else all that the person
 * administers. ADM-114
 */
async function placesOf(tx: Db, taker: FileRequester, input: object): Promise<readonly Place[]> {
  if (!('seats' in taker)) return [placeOf(taker)];
  const { reach, seats } = taker;
  const courseId = requestedCourse(input);
  const seat = seats.find((own) => own.courseId === courseId);
  if (seat) return [placeOf(seat)];
  const reached = await findReached(tx, reach, { courseId, universityId: null, ...input });
  if (reached) return [reached];
  if (reach.installation) return [{}];
  if (reach.universityIds.length > 0) return reach.universityIds.map((universityId) => ({ universityId }));
  return seats.map(placeOf);
}

const placeOf = ({ universityId, courseId }: { universityId: number; courseId: number }): Place => ({
  universityId,
  courseId,
});

const findReached = (
  tx: Db,
  { installation, universityIds }: Reach,
  { courseId, universityId }: { courseId: number | null; universityId: number | null },
) =>
  tx.maybe<Place>(sql`
    select u.id as "universityId", c.id as "courseId"
    from universities u left join courses c on c.university_id = u.id and c.id = ${courseId}::int
    where (c.id is not null or (${courseId}::int is null and u.id = ${universityId}::int))
      and (${installation} or u.id = any(${[...universityIds]}::int[]))`);
