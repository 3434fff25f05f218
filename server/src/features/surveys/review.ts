import sql from 'sql-template-tag';
import type { Viewer } from '@bcs/contract/kernel/ability';
import type { Instant } from '@bcs/contract/kernel/clock';
import type { Db } from '#database/db';
import { notify } from '#features/notifications/notify';

interface Review {
  readonly url: string;
  readonly linkText: string;
}

/** Where graduates of a university may leave a public review. NOTE-020, D-128 */
async function findReview(db: Db, universityId: number): Promise<Review | null> {
  const { url, linkText } = await db.one<{ url: string | null; linkText: string | null }>(
    sql`select review_url as url, review_label as "linkText" from universities where id = ${universityId}`,
  );
  return url === null || linkText === null ? null : { url, linkText };
}

/** Thanks for the end-of-course survey, with the way to a review where operations have not switched it off, whatever the score. SHELL-065, D-128 */
export async function notifyReview(db: Db, viewer: Viewer, now: Instant): Promise<void> {
  const review = viewer.featureFlags.reviewPrompt ? await findReview(db, viewer.universityId) : null;
  const facts = { studentEnrollmentId: viewer.enrollmentId, review };
  await notify(db, 'END_COURSE_SURVEY', facts, { course: viewer, now });
}
