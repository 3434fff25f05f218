import sql from 'sql-template-tag';
import type { Viewer } from '@bcs/contract/kernel/ability';
import type { Db } from '#database/db';

/** Which of some forms an enrollment has sent. */
export async function findSent(
  db: Db,
  { universityId, enrollmentId }: Viewer,
  formNames: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db.many<{ name: string }>(sql`
    select f.name from form_submissions s join forms f on f.id = s.form_id
    where s.university_id = ${universityId} and s.enrollment_id = ${enrollmentId} and f.name = any(${formNames}::text[])`);
  return new Set(rows.map(({ name }) => name));
}
