import * as calls from '@bcs/contract/features/imports/calls-bulk';
import { ROSTER_CHANGED, ROWS_REFUSED, TOO_MANY_PEOPLE } from '@bcs/contract/features/imports/failures-bulk';
import { NO_MAIL } from '@bcs/contract/features/accounts/failures';
import { MOST_ENROLLED } from '@bcs/contract/features/rosters/failures';
import { waitForTurn } from './queries-imports.ts';
import { DONE, defineHandler } from '#kernel/handler';
import { RefusalError } from '#kernel/refusal-error';
import { inviteEnrolled } from './apply/invite-new.ts';
import { planBulk } from './bulk/plan-bulk.ts';
import { findEmailsOf } from './bulk/queries-bulk.ts';
import { saveBulk } from './bulk/save-bulk.ts';

export const previewEnrollments = defineHandler(calls.previewEnrollments, {
  run: async ({ change, emails: typed, fromCourseId }, context) => {
    const emails = [...typed];
    if (fromCourseId !== null && change.what === 'enroll')
      emails.push(
        ...(await findEmailsOf(context.db, context.viewer, {
          courseId: fromCourseId,
          role: change.role,
          most: MOST_ENROLLED + 1,
        })),
      );
    if (emails.length > MOST_ENROLLED) throw new RefusalError(TOO_MANY_PEOPLE);
    const { rows, digest } = await planBulk(context, change, emails, false);
    return { rows: [...rows], digest };
  },
});

export const saveEnrollments = defineHandler(calls.saveEnrollments, {
  run: async ({ change, emails, invites, digest }, context) => {
    if (invites && context.services.settings.mail === 'none') throw new RefusalError(NO_MAIL);
    await waitForTurn(context.db);
    const planned = await planBulk(context, change, emails, true);
    if (planned.digest !== digest) throw new RefusalError(ROSTER_CHANGED);
    if (planned.rows.some(({ what }) => what === 'refused')) throw new RefusalError(ROWS_REFUSED);
    const saved = await saveBulk(context, change, planned);
    if (invites && change.what === 'enroll') await inviteEnrolled(context, emails);
    return { ...DONE, ...saved };
  },
  conflicts: { an_account_is_active_once_per_course: ROSTER_CHANGED },
});
