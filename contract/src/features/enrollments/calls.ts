import { z } from 'zod';
import { UserAccount, UserProfile } from '#features/identity/model';
import { StoppedMail } from '#features/mail-delivery/model';
import { call } from '#kernel/call';
import { id } from '#kernel/schema';
import { FEATURE_FLAGS } from '#kernel/switches';
import { seeEnrollment, seeOwnEnrollments } from './abilities.ts';
import { Enrollment, OwnCohort, OwnUniversity } from './model.ts';

const own = { scope: 'account', allow: seeOwnEnrollments } as const;
const featureFlags = z.record(z.enum(FEATURE_FLAGS), z.boolean());

export const myInfo = call('GET /broker/myInfo', {
  ...own,
  shows: ['enrollments', 'pictures', 'grants', 'refused addresses'],
  summary: 'Who is signed in, and what there is only one of to choose',
  output: {
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
  },
  tokenInQuery: true,
  tellsSecret: true,
});

export const me = call('GET /broker/me', {
  ...own,
  shows: ['enrollments', 'pictures'],
  summary: 'The account and all its active enrollments',
  output: { userAccount: UserAccount, enrollments: z.array(Enrollment) },
  tokenInQuery: true,
});

export const myUniversities = call('GET /broker/myUniversities', {
  ...own,
  shows: ['enrollments'],
  summary: 'The universities of the caller, by name, with how much the caller attends there',
  output: { universities: z.array(OwnUniversity) },
  tokenInQuery: true,
});

export const myUniversityCohorts = call('POST /broker/myUniversityCohorts', {
  ...own,
  shows: ['enrollments'],
  summary: 'The cohorts of the caller at a university, the latest first',
  input: { universityId: id() },
  output: { cohorts: z.array(OwnCohort) },
});

export const myCohortEnrollments = call('POST /broker/myCohortEnrollments', {
  ...own,
  shows: ['enrollments'],
  summary: 'The enrollments of the caller in a cohort',
  input: { cohortId: id() },
  output: { enrollments: z.array(Enrollment) },
});

export const enrollmentInfo = call('POST /broker/enrollmentInfo', {
  shows: ['enrollments'],
  summary: 'One enrollment of the caller',
  input: { enrollmentId: id() },
  output: { enrollment: Enrollment },
  scope: 'own-enrollment',
  allow: seeEnrollment,
});
