import { z } from 'zod';
import { count, day, id, instant } from '#kernel/schema';
import { ROLES } from '#kernel/roles';
import type { CohortUiControl as Switches } from '#kernel/switches';

/** A university, without its counts. PICK-018 */
export const University = z.object({
  id: id(),
  name: z.string(),
  /** An addition to the specification, as are the two fields beside the logo. ADM-066 */
  shortName: z.string().nullable(),
  logoUrl: z.string().nullable(),
  accentColor: z.string().nullable(),
  /** An addition to the specification: whether this university has a live chat. D-166 */
  chatEnabled: z.boolean(),
});
export type University = z.infer<typeof University>;

/** A university with the cohorts that the caller attends there. PICK-018 */
export const OwnUniversity = University.extend({ cohortCount: count(), courseCount: count() });
export type OwnUniversity = z.infer<typeof OwnUniversity>;

/** Specified by PICK-024. */
export const Program = z.object({
  name: z.string(),
  programType: z.object({ name: z.string() }),
  university: University,
});
export type Program = z.infer<typeof Program>;

/** A cohort as a row of the cohort table. PICK-009 */
export const OwnCohort = z.object({
  id: id(),
  name: z.string(),
  startDate: day(),
  endDate: day(),
  /**
   * An addition to the specification: the time zone of the caller's course in the cohort, which determines its days.
   * D-010
   */
  timeZone: z.string(),
  program: Program,
});
export type OwnCohort = z.infer<typeof OwnCohort>;

/** Specified by PICK-025. */
export const CohortUiControl: z.ZodType<Switches> = z.object({
  hideBilling: z.boolean(),
  hideWebToCase: z.boolean(),
  hideCareerServices: z.boolean(),
  hideRemoteAttendance: z.boolean(),
  hideLiveChat: z.boolean(),
  hideExtendDueDate: z.boolean(),
});

/** Specified by PICK-023. */
export const Cohort = z.object({
  name: z.string(),
  startDate: day(),
  endDate: day(),
  program: Program,
  cohortUiControl: CohortUiControl,
});
export type Cohort = z.infer<typeof Cohort>;

/** The requirements that a student must meet to graduate; null stands for no limit. PICK-022 */
export const GraduationRequirements = z.object({
  maxAbsence: count().nullable(),
  maxRemoteAttendance: count().nullable(),
  maxMissedGeneralAssignment: count().nullable(),
  maxMissedRequiredAssignment: count().nullable(),
  minimumScoreRequired: count().nullable(),
});
export type GraduationRequirements = z.infer<typeof GraduationRequirements>;

/** A course. PICK-021; `timeZone` is added by D-010. */
export const Course = z.object({
  id: id(),
  code: z.string(),
  name: z.string(),
  startDate: day(),
  endDate: day(),
  duration: z.string().nullable(),
  location: z.string().nullable(),
  timeZone: z.string(),
  cohortId: id(),
  endSurveyEnabled: z.boolean(),
  enterpriseCourse: z.boolean(),
  graduationRequirements: GraduationRequirements,
  cohort: Cohort,
});
export type Course = z.infer<typeof Course>;

/** The period in which a survey of the course is open. PICK-026 */
export const SurveySchedule = z.object({
  id: id(),
  courseId: id(),
  survey: z.string(),
  dateFrom: day(),
  dateTo: day(),
});
export type SurveySchedule = z.infer<typeof SurveySchedule>;

/** Specified by PICK-020. */
export const CourseRole = z.object({
  courseRoleCode: z.enum(ROLES),
  name: z.string(),
});

/** The place of a person in a course. Only active enrollments ever leave the server. PICK-019, D-008 */
export const Enrollment = z.object({
  id: id(),
  courseId: id(),
  userAccountId: id(),
  active: z.boolean(),
  courseRole: CourseRole,
  course: Course,
  midCourseSurveySchedule: SurveySchedule.nullable(),
  endCourseSurveySchedule: SurveySchedule.nullable(),
  remoteAttendanceCount: count(),
  pendingRemoteAttendanceRequestCount: count(),
  /** False when the cohort hides career services. D-065 */
  showCareerServicesEvents: z.boolean(),
});
export type Enrollment = z.infer<typeof Enrollment>;

/** A period during which a person was in a class with one role; `until` is null while it continues. D-229 */
export const Stay = z.object({ from: instant(), until: instant().nullable() });
export type Stay = Readonly<z.infer<typeof Stay>>;
