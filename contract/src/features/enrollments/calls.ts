import { z } from 'zod';
import { UserAccount, UserProfile } from '#features/identity/model';
import { StoppedMail } from '#features/mail-delivery/model';
import { call } from '#kernel/call';
import { id } from '#kernel/schema';
import { FEATURE_FLAGS } from '#kernel/switches';
import { seeEnrollment, seeOwnEnrollments } from './abilities.ts';
import { Enrollment, OwnCohort, OwnUniversity } from './model.ts';

const nothing = z.strictObject({});
const featureFlags = z.record(z.enum(FEATURE_FLAGS), z.boolean());
const own = { by: 'account' } as const;

export const myInfo = call('GET /broker/myInfo', {
  shows: ['enrollments', 'pictures', 'grants', 'refused addresses'],
  summary: 'Who is signed in, and what there is only one of to choose',
  input: nothing,
  output: z.object({
    /** D-030, D-056 */
    userInfo: UserProfile.extend({ userId: id(), featureFlags }),
    /** The flags of `userInfo` once more, where Annex C lists them. */
    featureFlags,
    singleUniversity: OwnUniversity.nullable(),
    singleCohort: OwnCohort.nullable(),
    singleEnrollment: Enrollment.nullable(),
    /** Added: opens the drafts that this person's browsers keep encrypted. */
    draftKey: z.string(),
    /** Added: without a payment portal Billing is hidden. D-170 */
    paymentPortalAvailable: z.boolean(),
    /** Added: the widest way in which somebody administers, reading for classes that they only look at, authoring for those whose instructor may edit them; null for everybody else. ADM-013 */
    administers: z.enum(['installation', 'university', 'course', 'reading', 'authoring']).nullable(),
    /** Added: grants are held that do not count in this session, since no second factor was proven in it. ADM-010 */
    lacksFactor: z.boolean(),
    /** Added: a place waits for this person in a class that is not published, which to them does not exist yet. ADM-068, D-229 */
    awaitsClass: z.boolean(),
    /** Added: where recordings of sessions lie besides zoom.us. D-075 */
    sessionVideoHost: z.string(),
    /** Added: the own address gets no more mail, since its server refuses it; null while it does. SUCC-084 */
    stoppedMail: StoppedMail.nullable(),
  }),
  scope: own,
  allow: seeOwnEnrollments,
  tokenInQuery: true,
  tellsSecret: true,
});

export const me = call('GET /broker/me', {
  shows: ['enrollments', 'pictures'],
  summary: 'The account and all its active enrollments',
  input: nothing,
  output: z.object({ userAccount: UserAccount, enrollments: z.array(Enrollment) }),
  scope: own,
  allow: seeOwnEnrollments,
  tokenInQuery: true,
});

export const myUniversities = call('GET /broker/myUniversities', {
  shows: ['enrollments'],
  summary: 'The universities of the caller, by name, with how much the caller attends there',
  input: nothing,
  output: z.object({ universities: z.array(OwnUniversity) }),
  scope: own,
  allow: seeOwnEnrollments,
  tokenInQuery: true,
});

export const myUniversityCohorts = call('POST /broker/myUniversityCohorts', {
  shows: ['enrollments'],
  summary: 'The cohorts of the caller at a university, the latest first',
  input: z.strictObject({ universityId: id() }),
  output: z.object({ cohorts: z.array(OwnCohort) }),
  scope: own,
  allow: seeOwnEnrollments,
});

export const myCohortEnrollments = call('POST /broker/myCohortEnrollments', {
  shows: ['enrollments'],
  summary: 'The enrollments of the caller in a cohort',
  input: z.strictObject({ cohortId: id() }),
  output: z.object({ enrollments: z.array(Enrollment) }),
  scope: own,
  allow: seeOwnEnrollments,
});

export const enrollmentInfo = call('POST /broker/enrollmentInfo', {
  shows: ['enrollments'],
  summary: 'One enrollment of the caller',
  input: z.strictObject({ enrollmentId: id() }),
  output: z.object({ enrollment: Enrollment }),
  scope: { by: 'own-enrollment', field: 'enrollmentId' },
  allow: seeEnrollment,
});
