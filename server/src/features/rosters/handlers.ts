import * as calls from '@bcs/contract/features/rosters/calls';
import { enrollPeople, readPastStudent } from '@bcs/contract/features/rosters/abilities';
import { ENROLLMENT_CHANGED, NOT_AMONG_THE_PAST } from '@bcs/contract/features/rosters/failures';
import { roleMay, type ClassAdministrator } from '@bcs/contract/kernel/ability';
import type { Instant } from '@bcs/contract/kernel/clock';
import type { Db } from '#database/db';
import { toStudentProfile } from '#features/student-page/queries-profile';
import { findProfile } from '#features/student-page/queries';
import { DONE, defineHandler } from '#kernel/handler';
import { orNotFound, RefusalError } from '#kernel/refusal-error';
import { lockEnrollment } from './queries-held.ts';
import { findPastStudents, findEvents, findRoster, findRosterCourse } from './queries-roster.ts';
import { changeRoles, end, start } from './queries-write.ts';

interface Context {
  readonly db: Db;
  readonly viewer: ClassAdministrator;
  readonly now: Instant;
}

export const roster = defineHandler(calls.roster, {
  run: async (wanted, { db, viewer, now }) => {
    const mayChange = viewer.byGrant || (viewer.role !== null && roleMay(enrollPeople, viewer.role));
    return {
      ...(await findRoster(db, viewer, wanted, { seesRefusals: mayChange, now })),
      course: await findRosterCourse(db, viewer),
      // a grant opens no work (ADM-004)
      readsPast: viewer.role !== null && roleMay(readPastStudent, viewer.role),
      mayChange,
    };
  },
});

export const pastStudents = defineHandler(calls.pastStudents, {
  run: async (_input, { db, viewer }) => ({ students: await findPastStudents(db, viewer, null) }),
});

export const pastStudentProfile = defineHandler(calls.pastStudentProfile, {
  run: async ({ enrollmentId }, { db, viewer, now }) => {
    const [past] = await findPastStudents(db, viewer, enrollmentId);
    if (!past) throw new RefusalError(NOT_AMONG_THE_PAST);
    return { ...toStudentProfile(await findProfile(db, viewer, enrollmentId, now), viewer, now), past };
  },
});

export const enrollmentHistory = defineHandler(calls.enrollmentHistory, {
  run: async ({ enrollmentId }, { db, viewer }) => ({ events: await findEvents(db, viewer, enrollmentId) }),
});

const held =
  (needsActive: boolean) =>
  async ({ enrollmentId }: { readonly enrollmentId: number }, { db, viewer }: Context) => {
    const enrollment = orNotFound(await lockEnrollment(db, viewer, enrollmentId));
    const { role, active, endReason, lastDay } = enrollment;
    // whoever comes second is told what the first one did, and keeps what they wrote (ADM-115)
    if (active !== needsActive)
      throw new RefusalError(ENROLLMENT_CHANGED, undefined, undefined, {
        current: { role, active, endReason, lastDay },
      });
    return enrollment;
  };

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
