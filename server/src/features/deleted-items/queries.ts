import type { DeletableKind, DeletedItem } from '@bcs/contract/features/deleted-items/model';
import { keptUntil, type AssignmentTraces, type SessionTraces } from '@bcs/contract/features/deleted-items/unused';
import { KEPT_FOR } from '@bcs/contract/features/classes/states';
import type { ClassKey, ClassAdministrator } from '@bcs/contract/kernel/ability';
import { plus, type Instant } from '@bcs/contract/kernel/clock';
import { sql, type Db } from '#database/db';

/** The highest number of listed deletions, more than anybody makes in a class within a month. */
const MOST_LISTED = 500;

/** A deletion, with the name of the item and the time when it took place or was due. */
export type Deletion = Omit<DeletedItem, 'keptUntil'> & Readonly<{ kind: DeletableKind; itemId: number }>;

const DELETION = sql`d.id, d.kind, (d.item ->> 'id')::int as "itemId", coalesce(d.item ->> 'name', d.item ->> 'title') as name,
  coalesce(d.item ->> 'start_time', d.item ->> 'due_date')::timestamptz as date, d.deleted_at as "deletedAt"`;

/** Finds deleted items of a class that can still be restored, the latest deletion first. ADM-071 */
export async function findDeleted(
  db: Db,
  { universityId, courseId }: ClassKey,
  kind: DeletableKind,
  now: Instant,
): Promise<DeletedItem[]> {
  const found = await db.many<Deletion>(sql`
    select ${DELETION} from deleted_items d
    where d.university_id = ${universityId} and d.course_id = ${courseId} and d.kind = ${kind}
      and d.deleted_at > ${plus(now, -KEPT_FOR)}
    order by d.deleted_at desc, d.id desc limit ${MOST_LISTED}`);
  return found.map((each) => ({ ...each, keptUntil: keptUntil(each.deletedAt) }));
}

/** Finds a deletion of the class and locks it until the item is restored. */
export const lockDeletion = (db: Db, { universityId, courseId }: ClassKey, id: number) =>
  db.maybe<Deletion>(sql`
    select ${DELETION} from deleted_items d
    where d.university_id = ${universityId} and d.course_id = ${courseId} and d.id = ${id} for update`);

export const removeDeletion = (db: Db, { universityId }: ClassKey, id: number) =>
  db.run(sql`delete from deleted_items where university_id = ${universityId} and id = ${id}`);

type Place = Pick<ClassAdministrator, 'universityId'>;

/** Finds what people have left at an assignment, all of which depends on submissions. */
export const findAssignmentTraces = (db: Db, { universityId }: Place, id: number) =>
  db.one<AssignmentTraces>(sql`
    select exists (select from submissions where university_id = ${universityId} and assignment_id = ${id}) as submissions,
      exists (select from assignment_extensions where university_id = ${universityId} and assignment_id = ${id}) as extensions`);

/** Finds what people have left at a session. */
export const findSessionTraces = (db: Db, { universityId }: Place, id: number) =>
  db.one<SessionTraces>(sql`
    select exists (select from attendance where university_id = ${universityId} and session_id = ${id})
        or exists (select from attendance_history where university_id = ${universityId} and session_id = ${id}) as attendance,
      exists (select from remote_requests where university_id = ${universityId} and session_id = ${id}) as requests,
      exists (select from meetings where university_id = ${universityId} and session_id = ${id})
        or exists (select from meeting_sessions where university_id = ${universityId} and session_id = ${id}) as meetings,
      exists (select from session_videos where university_id = ${universityId} and session_id = ${id}) as videos,
      exists (select from support_tickets where university_id = ${universityId} and session_id = ${id}) as cases`);
