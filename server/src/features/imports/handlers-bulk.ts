import * as calls from '@bcs/contract/features/imports/calls-bulk';
import { ROWS_REFUSED, TOO_MANY_PEOPLE } from '@bcs/contract/features/imports/failures';
import { NO_MAIL } from '@bcs/contract/features/accounts/failures';
import { MOST_ENROLLED } from '@bcs/contract/features/rosters/failures';
import { PREVIEW_OUTDATED } from '@bcs/contract/kernel/failure';
import { waitForTurn } from './queries-imports.ts';
import { DONE } from '#kernel/handler';
import { planned } from '#kernel/planned';
import { RefusalError } from '#kernel/refusal-error';
import { inviteEnrolled } from './apply/invite-new.ts';
import { planBulk, saveBulk } from './bulk/bulk.ts';
import { findEmailsOf } from './bulk/queries-bulk.ts';

export const [previewEnrollments, saveEnrollments] = planned({
  preview: calls.previewEnrollments,
  save: calls.saveEnrollments,
  plan: async (wanted, context) => {
    const { change } = wanted;
    const { db, viewer, services, holds } = context;
    if ('invites' in wanted && wanted.invites && services.settings.mail === 'none') throw new RefusalError(NO_MAIL);
    if (holds) await waitForTurn(db);
    const emails = [...wanted.emails];
    const courseId = 'fromCourseId' in wanted ? wanted.fromCourseId : null;
    if (courseId !== null && change.what === 'enroll')
      emails.push(...(await findEmailsOf(db, viewer, { courseId, role: change.role, most: MOST_ENROLLED + 1 })));
    if (emails.length > MOST_ENROLLED) throw new RefusalError(TOO_MANY_PEOPLE);
    return planBulk(change, emails, context);
  },
  show: ({ rows, digest }) => ({ rows: [...rows], digest }),
  write: async (plan, { change, emails, invites }, context) => {
    if (plan.rows.some(({ what }) => what === 'refused')) throw new RefusalError(ROWS_REFUSED);
    const saved = await saveBulk(context, change, plan);
    if (invites && change.what === 'enroll') await inviteEnrolled(context, emails);
    return { ...DONE, ...saved };
  },
  conflicts: { an_account_is_active_once_per_course: PREVIEW_OUTDATED },
});
