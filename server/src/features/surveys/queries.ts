import type { Viewer } from '@bcs/contract/kernel/ability';
import { sql, type Db } from '#database/db';

/** Which of some forms an enrollment has sent. */
export async function findSent(
  db: Db,
  { universityId, enrollmentId }: Viewer,
  formNames: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db.many<{ name: string }>(sql`
    select form_name as name from form_submissions
    where university_id = ${universityId} and enrollment_id = ${enrollmentId} and form_name = any(${formNames}::text[])`);
  return new Set(rows.map(({ name }) => name));
}
