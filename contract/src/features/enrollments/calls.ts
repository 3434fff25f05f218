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
    /** Specified by D-030 and D-056. */
    userInfo: UserProfile.extend({ userId: id(), featureFlags }),
    /** The flags of `userInfo` again, where Annex C lists them. */
    featureFlags,
    singleUniversity: OwnUniversity.nullable(),
    singleCohort: OwnCohort.nullable(),
    singleEnrollment: Enrollment.nullable(),
    /** An addition to the specification: the key to drafts that this person's browsers store in encrypted form. */
    draftKey: z.string(),
    /** An addition to the specification: without a payment portal, Billing is hidden. D-170 */
    paymentPortalAvailable: z.boolean(),
    /**
     * An addition to the specification: the broadest right of administration that the person has. 'reading' is for
     * classes that they may only look at, 'authoring' for classes whose instructors may edit; null for everybody else.
     * ADM-013
     */
    administers: z.enum(['installation', 'university', 'course', 'reading', 'authoring']).nullable(),
    /**
     * An addition to the specification: the person has grants that do not count in this session, because it was opened
     * without a second factor. ADM-010
     */
    lacksFactor: z.boolean(),
    /**
     * An addition to the specification: the person is enrolled in a class that is not published yet, and so does not
     * exist for them. ADM-068, D-229
     */
    awaitsClass: z.boolean(),
    /** An addition to the specification: the host of session recordings, in addition to zoom.us. D-075 */
    sessionVideoHost: z.string(),
    /**
     * An addition to the specification: since when no mail is sent to the person's address, because its server refuses
     * it; null otherwise. SUCC-084
     */
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
