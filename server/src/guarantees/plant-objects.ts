import type { Instant } from '@bcs/contract/kernel/clock';
import { sql, type Db } from '#database/db';

/** Plants an uploaded folder for every class that was not taken over, with the id of its class. */
export async function plantFolders(db: Db, now: Instant): Promise<void> {
  const empty = { sessions: [], assignments: [], files: {}, resources: {} };
  await db.run(sql`
    insert into course_folders (university_id, id, course_id, file_name, content, uploaded_at) overriding system value
    select university_id, id, id, 'web.zip', ${JSON.stringify(empty)}::jsonb, ${now}::timestamptz from courses`);
}

const NEW_IDS = 90_000_000;

/** Plants a deleted assignment of every class that can be restored; the deletion has the id of its class. */
export async function plantDeletions(db: Db, now: Instant): Promise<void> {
  await db.run(sql`
    insert into deleted_items (university_id, id, course_id, kind, item, deleted_at) overriding system value
    select distinct on (a.course_id) a.university_id, a.course_id, a.course_id, 'assignment',
      (to_jsonb(a) - 'words') || jsonb_build_object('id', ${NEW_IDS}::int + a.id, 'due_session_id', null, 'due_tie', null,
        'curriculum_key', null), ${now}::timestamptz
    from assignments a order by a.course_id, a.id`);
}
