import sql from 'sql-template-tag';
import type { Instant } from '@bcs/contract/kernel/clock';
import type { Db } from '#database/db';

/** A folder for every class that was uploaded and not taken over; it has the number of its class. */
export async function plantFolders(db: Db, now: Instant): Promise<void> {
  await db.run(sql`
    insert into course_folders (university_id, id, course_id, file_name, content, uploaded_at) overriding system value
    select university_id, id, id, 'web.zip', '{"sessions": [], "assignments": [], "files": {}}', ${now}::timestamptz from courses`);
}
