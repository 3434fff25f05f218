import { hash } from 'node:crypto';
import * as calls from '@bcs/contract/features/rosters/calls';
import { planEnrollments } from '@bcs/contract/features/rosters/enrolling';
import { enrollPeople } from '@bcs/contract/features/rosters/abilities';
import { ENROLLMENT_CHANGED, ROSTER_CHANGED, ROWS_REFUSED } from '@bcs/contract/features/rosters/failures';
import type { EnrollmentPlanRow } from '@bcs/contract/features/rosters/model';
import { roleMay, type ClassAdministrator } from '@bcs/contract/kernel/ability';
import type { Instant } from '@bcs/contract/kernel/clock';
import type { Role } from '@bcs/contract/kernel/roles';
import type { Db } from '#database/db';
import { DONE, defineHandler } from '#kernel/handler';
import { loginNameOf } from '#kernel/login-name';
import { orNotFound, RefusalError } from '#kernel/refusal-error';
import { findKnown, lockEnrollment } from './queries-held.ts';
import { findEvents, findRoster, findRosterCourse } from './queries-roster.ts';
import { changeRoles, end, start } from './queries-write.ts';

interface Context {
  readonly db: Db;
  readonly viewer: ClassAdministrator;
  readonly now: Instant;
}

export const roster = defineHandler(calls.roster, {
  run: async (wanted, { db, viewer }) => ({
    ...(await findRoster(db, viewer, wanted)),
    course: await findRosterCourse(db, viewer),
    mayChange: viewer.byGrant || (viewer.role !== null && roleMay(enrollPeople, viewer.role)),
  }),
});

export const enrollmentHistory = defineHandler(calls.enrollmentHistory, {
  run: async ({ enrollmentId }, { db, viewer }) => ({ events: await findEvents(db, viewer, enrollmentId) }),
});

interface Wanted {
  readonly role: Role;
  readonly emails: readonly string[];
}

/** One function makes the plan for the preview and for the writing. ADM-044 */
async function planOf({ role, emails: typed }: Wanted, { db, viewer }: Context, holds: boolean) {
  const emails = [...new Set(typed.map((email) => loginNameOf(email).email))];
  const known = await findKnown(db, viewer, role, emails, holds);
  const rows = planEnrollments(emails, known, role, viewer.byGrant ? null : viewer.accountId);
  return { known, rows, digest: digestOf(rows, role) };
}
const digestOf = (rows: readonly EnrollmentPlanRow[], role: Role) =>
  hash('sha256', JSON.stringify([role, rows]), 'hex');

export const previewEnrollments = defineHandler(calls.previewEnrollments, {
  run: async (wanted, context) => {
    const { rows, digest } = await planOf(wanted, context, false);
    return { rows, digest };
  },
});

export const saveEnrollments = defineHandler(calls.saveEnrollments, {
  run: async (wanted, context) => {
    const { known, rows, digest } = await planOf(wanted, context, true);
    if (digest !== wanted.digest) throw new RefusalError(ROSTER_CHANGED);
    if (rows.some(({ what }) => what === 'refused')) throw new RefusalError(ROWS_REFUSED);
    const peopleTo = (...whats: readonly EnrollmentPlanRow['what'][]) =>
      rows.flatMap(({ email, what }) =>
        whats.includes(what) ? [known.get(email) as NonNullable<ReturnType<typeof known.get>>] : [],
      );
    const [beginning, changing] = [peopleTo('begin', 'resume'), peopleTo('change role')];
    await start(context, beginning, wanted.role);
    await changeRoles(context, changing, wanted.role);
    return { ...DONE, enrolled: beginning.length + changing.length };
  },
  conflicts: { an_account_is_active_once_per_course: ROSTER_CHANGED },
});

const held =
  (needsActive: boolean) =>
  async ({ enrollmentId }: { readonly enrollmentId: number }, { db, viewer }: Context) => ({
    ...orNotFound(await lockEnrollment(db, viewer, enrollmentId)),
    needsActive,
  });

export const endEnrollment = defineHandler(calls.endEnrollment, {
  facts: held(true),
  run: async ({ reason, lastDay, note }, context, enrollment) => {
    await end(context, enrollment, { reason, lastDay }, note.trim());
    return DONE;
  },
});

export const resumeEnrollment = defineHandler(calls.resumeEnrollment, {
  facts: held(false),
  run: async ({ note }, context, enrollment) => {
    await start(context, [enrollment], enrollment.role, note.trim());
    return DONE;
  },
  conflicts: { an_account_is_active_once_per_course: ENROLLMENT_CHANGED },
});

export const changeEnrollmentRole = defineHandler(calls.changeEnrollmentRole, {
  facts: held(true),
  run: async ({ role, note }, context, enrollment) => {
    if (role !== enrollment.role) await changeRoles(context, [enrollment], role, note.trim());
    return DONE;
  },
});
