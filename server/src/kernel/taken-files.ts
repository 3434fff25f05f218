import type { Reach } from '@bcs/contract/kernel/ability';
import type { Call } from '@bcs/contract/kernel/call';
import type { Instant } from '@bcs/contract/kernel/clock';
import { courseAskedFor, type Taker } from '@bcs/contract/kernel/taken-file';
import { sql, type Db } from '#database/db';
import { audit, onScreen } from './audit.ts';
import { publish } from './changes.ts';
import type { Tell } from './trace.ts';

type Taken = Readonly<{ taker: Taker; input: object; answer: unknown; now: Instant; tell: Tell }>;

/** Tells the history who has taken a file, before it is handed out. D-256 */
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
    onScreen({ viewer: taker, now, tell }),
    places.map((place) => ({ ...told, ...place })),
  );
  await publish(tx, { topics: ['audit entries'], to: ['administrators'] });
}

const rowsOf = (answer: unknown): object =>
  typeof answer === 'object' && answer !== null && 'rows' in answer ? { rows: answer.rows } : {};

type Place = Readonly<{ universityId?: number; courseId?: number | null }>;

/**
 * Returns the places whose history tells it: the class or university that was asked for, else in all that the taker
 * administers. ADM-114
 */
async function placesOf(tx: Db, taker: Taker, input: object): Promise<readonly Place[]> {
  if (!('seats' in taker)) return [placeOf(taker)];
  const { reach, seats } = taker;
  const courseId = courseAskedFor(input);
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
