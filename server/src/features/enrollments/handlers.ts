import * as calls from '@bcs/contract/features/enrollments/calls';
import { FAILURES } from '@bcs/contract/kernel/failure';
import { RefusalError } from '#kernel/refusal-error';
import { defineHandler } from '#kernel/handler';
import { getEnrollment, getMe, getMyInfo, findOwnCohorts, findOwnEnrollments, findOwnUniversities } from './queries.ts';

export const myInfo = defineHandler(calls.myInfo, async (_input, { db, viewer, tokenHash, services }) => {
  const { userAccount, featureFlags, ...rest } = await getMyInfo(db, viewer, tokenHash as Buffer);
  return {
    ...rest,
    userInfo: { ...userAccount, userId: userAccount.id, featureFlags },
    featureFlags,
    paymentPortalAvailable: services.settings.paymentPortalUrl !== null,
    sessionVideoHost: services.settings.sessionVideoHost,
  };
});

export const me = defineHandler(calls.me, { run: (_input, { db, viewer }) => getMe(db, viewer) });

export const myUniversities = defineHandler(calls.myUniversities, async (_input, { db, viewer }) => ({
  universities: await findOwnUniversities(db, viewer.accountId),
}));

/** Refuses a university or cohort in which the caller has no enrollment, since it does not exist for them. D-005 */
const known = <Row>(rows: Row[]): Row[] => {
  if (rows.length === 0) throw new RefusalError(FAILURES.NOT_FOUND);
  return rows;
};

export const myUniversityCohorts = defineHandler(
  calls.myUniversityCohorts,
  async ({ universityId }, { db, viewer }) => ({
    cohorts: known(await findOwnCohorts(db, viewer.accountId, universityId)),
  }),
);

export const myCohortEnrollments = defineHandler(calls.myCohortEnrollments, async ({ cohortId }, { db, viewer }) => ({
  enrollments: known(await findOwnEnrollments(db, viewer.accountId, cohortId)),
}));

export const enrollmentInfo = defineHandler(calls.enrollmentInfo, async (_input, { db, viewer }) => ({
  enrollment: await getEnrollment(db, viewer),
}));
