import { z } from 'zod';
import { Student } from '#features/submissions/model';
import { StatusCode } from '#features/attendance/model';
import { count, day, id, instant } from '#kernel/schema';
import { ROLES } from '#kernel/roles';

/** A count; null where the reader sees 'fewer than 5'. SUCC-068 */
const group = () => count().nullable();
/** A share in whole percent; null where nothing is known yet, or too few for the reader. */
const share = () => z.int().min(0).max(100).nullable();

const Letter = z.enum(['A', 'B', 'C', 'D', 'F', 'Incomplete']);
const Margin = z.enum(['absences', 'remote', 'missed', 'average']);
const Standings = z.object({ 'on track': group(), 'at risk': group(), 'off track': group() });

/** The academic part of figures that count all work: what those who see only that read. D-241 */
const AcademicPart = z.object({ waiting: count(), submittedInTime: share(), standings: Standings });
export type AcademicPart = z.infer<typeof AcademicPart>;

/** Which class it is, and as what the reader belongs to it. */
const OwnClass = z.object({
  courseId: id(),
  code: z.string(),
  courseName: z.string(),
  cohortName: z.string(),
  role: z.enum(ROLES),
  startDate: day(),
  endDate: day(),
  timeZone: z.string(),
});
export type OwnClass = z.infer<typeof OwnClass>;

/** One of the own classes, beside the others. SUCC-064. What the role does not see is null. */
export const CohortRow = OwnClass.extend({
  /** Which day of the course it is; 0 before it starts, never more than there are. */
  courseDay: count(),
  courseDays: count(),
  started: group(),
  active: count(),
  left: group(),
  attendance: share(),
  submittedInTime: share(),
  standings: Standings,
  /** The amount of work that waits for grade or feedback, and the days that the oldest has waited. */
  waiting: count(),
  oldestWaiting: count().nullable(),
  academic: AcademicPart.nullable(),
  /** The shares of the last class meetings that are over, and of the last items that were due, now last. */
  attendanceByMeeting: z.array(share()),
  inTimeByItem: z.array(share()),
});
export type CohortRow = z.infer<typeof CohortRow>;

/** A class at one of its meetings, among others at the same one. SUCC-066 */
export const ComparedClass = z.object({
  courseId: id(),
  code: z.string(),
  startDate: day(),
  attendance: share(),
  submittedInTime: share(),
  average: z.int().nullable(),
  left: share(),
});
export type ComparedClass = z.infer<typeof ComparedClass>;

/** The figures of a class: numbers of students, of work and of days, and nobody's name. SUCC-065 */
export const CohortHealth = z.object({
  own: OwnClass,
  asOf: instant(),
  started: group(),
  active: count(),
  left: group(),
  meetingsHeld: count(),
  meetingsPlanned: count(),
  attendance: share(),
  submittedInTime: share(),
  standings: Standings,
  academic: AcademicPart.nullable(),
  meetings: z.array(
    z.object({
      id: id(),
      name: z.string(),
      startTime: instant(),
      students: count(),
      counts: z.record(StatusCode, group()),
    }),
  ),
  items: z.array(
    z.object({
      id: id(),
      title: z.string(),
      contextId: z.literal([1, 2]),
      effectiveDueDate: instant(),
      students: count(),
      counts: z.object({ inTime: group(), late: group(), missing: group() }),
    }),
  ),
  /** The number of grades for each letter; empty for readers who see no letters. */
  letters: z.array(z.object({ letter: Letter, grades: group() })),
  /** The number of students in each bin of a margin; only limits that the class sets. */
  margins: z.array(z.object({ id: Margin, students: z.array(group()) })),
  waits: z.object({ judged: z.array(group()), waiting: count(), oldest: count().nullable() }),
  /** This class first, then the ended ones, the latest first; empty before the first meeting. */
  compared: z.array(ComparedClass),
});
export type CohortHealth = z.infer<typeof CohortHealth>;

/** away: not in the class then; future: still to come. */
const Mark = z.enum([...StatusCode.options, 'away', 'future']);
const Counted = z.object({ count: count(), limit: count().nullable() });
const RequirementName = z.enum(['absences', 'remote', 'average', 'missed', 'graduationWork', 'career']);

/** One student of the class by name, with what the reader's own screens show of them. SUCC-067 */
export const CohortStudent = z.object({
  student: Student,
  studentEnrollmentId: id(),
  isBlocked: z.boolean(),
  standing: z.enum(['on track', 'at risk', 'off track']),
  /** The requirements that are not met, or only just. */
  reasons: z.array(RequirementName),
  /** One for each meeting of the class. */
  marks: z.array(Mark),
  attendanceRate: share(),
  absences: Counted,
  missed: Counted,
  average: z.int().nullable(),
  /** The average after each grade. */
  averages: z.array(z.int()),
  careerCompletion: share(),
  /** The bin of each margin; null without a limit. */
  margins: z.array(count().nullable()),
  /** One for each item of the class. */
  handIns: z.array(z.enum(['inTime', 'late', 'missing']).nullable()),
  letters: z.array(Letter.nullable()),
});
export type CohortStudent = z.infer<typeof CohortStudent>;

/** The students of a class by risk, with the meetings and items that their marks are of, in this order. */
export const CohortNames = z.object({
  students: z.array(CohortStudent),
  meetings: z.array(z.object({ id: id(), name: z.string(), startTime: instant() })),
  items: z.array(z.object({ id: id(), title: z.string() })),
});
export type CohortNames = z.infer<typeof CohortNames>;

/** A class in four numbers, each with how it came to be. What a role does not see is null. */
export const ClassPulse = z.object({
  /** The last class for which attendance was taken, and the share of those who came to each of the last ones. */
  attendance: z
    .object({
      sessionId: id(),
      name: z.string(),
      startTime: instant(),
      came: group(),
      /** The number of students who were expected, excused ones left out. */
      expected: group(),
      shares: z.array(share()),
      /** While that class is not over: of how many the attendance has been taken. Its share counts once it is. D-241 */
      running: z.object({ recorded: group(), students: count() }).nullable(),
    })
    .nullable(),
  /** The work that waits for grade or feedback, the days of the oldest, and how much waited at the end of each day. */
  work: z.object({
    waiting: count(),
    /** The academic part, where career work is counted as well. D-241 */
    academic: count().nullable(),
    oldest: count().nullable(),
    byDay: z.array(count()),
  }),
  /** The remote requests that nobody has decided, likewise. */
  requests: z.object({ waiting: count(), byDay: z.array(count()) }).nullable(),
  /** The numbers of students who are not on track for graduation, now and at each of the last classes. */
  standing: z.object({ offTrack: group(), atRisk: group(), students: count(), byClass: z.array(group()) }),
});
export type ClassPulse = z.infer<typeof ClassPulse>;
