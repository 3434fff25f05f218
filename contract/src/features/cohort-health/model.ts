import { z } from 'zod';
import { Student } from '#features/submissions/model';
import { StatusCode } from '#features/attendance/model';
import { count, day, id, instant } from '#kernel/schema';
import { ROLES } from '#kernel/roles';

/** A count; null where the reader sees 'fewer than 5'. SUCC-068 */
const group = () => count().nullable();
/** A rounded percentage; null if it is unknown or would reveal a small group. */
const share = () => z.int().min(0).max(100).nullable();

const Letter = z.enum(['A', 'B', 'C', 'D', 'F', 'Incomplete']);
const Margin = z.enum(['absences', 'remote', 'missed', 'average']);
const Standings = z.object({ 'on track': group(), 'at risk': group(), 'off track': group() });

/** The academic part of figures that also count career work, as the readers of academic work alone see it. D-241 */
const AcademicPart = z.object({ waiting: count(), submittedInTime: share(), standings: Standings });
export type AcademicPart = z.infer<typeof AcademicPart>;

/** A class and the role in which the reader belongs to it. */
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

/**
 * One of the reader's classes, to be compared with the others. SUCC-064. Figures that the role may not see are null.
 */
export const CohortRow = OwnClass.extend({
  /** The current day of the course; 0 before it starts, and never above the total. */
  courseDay: count(),
  courseDays: count(),
  started: group(),
  active: count(),
  left: group(),
  attendance: share(),
  submittedInTime: share(),
  standings: Standings,
  /** The amount of ungraded work, and the number of days that the oldest has been waiting. */
  waiting: count(),
  oldestWaiting: count().nullable(),
  academic: AcademicPart.nullable(),
  /** The percentages of the most recent class meetings and due items, in chronological order. */
  attendanceByMeeting: z.array(share()),
  inTimeByItem: z.array(share()),
});
export type CohortRow = z.infer<typeof CohortRow>;

/** A class at a certain meeting, compared with others at the same meeting. SUCC-066 */
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

/** The figures of a class: counts of students, work and days, without names. SUCC-065 */
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
  /** The number of students in each bin of a margin, for the limits that the class sets. */
  margins: z.array(z.object({ id: Margin, students: z.array(group()) })),
  waits: z.object({ judged: z.array(group()), waiting: count(), oldest: count().nullable() }),
  /** This class first, then the ended classes, latest first; empty before the first meeting. */
  compared: z.array(ComparedClass),
});
export type CohortHealth = z.infer<typeof CohortHealth>;

/** The mark of a student for a meeting; 'away' if not in the class at that time, 'future' if it is still to come. */
const Mark = z.enum([...StatusCode.options, 'away', 'future']);
const Counted = z.object({ count: count(), limit: count().nullable() });
const RequirementName = z.enum(['absences', 'remote', 'average', 'missed', 'graduationWork', 'career']);

/** One student of the class by name, limited to what the reader may see elsewhere. SUCC-067 */
export const CohortStudent = z.object({
  student: Student,
  studentEnrollmentId: id(),
  isBlocked: z.boolean(),
  standing: z.enum(['on track', 'at risk', 'off track']),
  /** The requirements that are not met, or only narrowly met. */
  reasons: z.array(RequirementName),
  /** One mark for each meeting of the class. */
  marks: z.array(Mark),
  attendanceRate: share(),
  absences: Counted,
  missed: Counted,
  average: z.int().nullable(),
  /** The average after each grade. */
  averages: z.array(z.int()),
  careerCompletion: share(),
  /** The bin of each margin; null if there is no limit. */
  margins: z.array(count().nullable()),
  /** One entry for each item of the class. */
  handIns: z.array(z.enum(['inTime', 'late', 'missing']).nullable()),
  letters: z.array(Letter.nullable()),
});
export type CohortStudent = z.infer<typeof CohortStudent>;

/** The students of a class ordered by risk, with the meetings and items to which their marks refer. */
export const CohortNames = z.object({
  students: z.array(CohortStudent),
  meetings: z.array(z.object({ id: id(), name: z.string(), startTime: instant() })),
  items: z.array(z.object({ id: id(), title: z.string() })),
});
export type CohortNames = z.infer<typeof CohortNames>;

/** Four key figures of a class with their recent history. Figures that a role may not see are null. */
export const ClassPulse = z.object({
  /** The last class for which attendance was taken, and the attendance rates of the most recent ones. */
  attendance: z
    .object({
      sessionId: id(),
      name: z.string(),
      startTime: instant(),
      came: group(),
      /** The number of expected students, without excused ones. */
      expected: group(),
      shares: z.array(share()),
      /**
       * For a running class: the number of students whose attendance has been taken. Its rate counts once it is over.
       * D-241
       */
      running: z.object({ recorded: group(), students: count() }).nullable(),
    })
    .nullable(),
  /** The ungraded work: its amount, the age of the oldest in days, and the amount at the end of each day. */
  work: z.object({
    waiting: count(),
    /** The part that is academic work, if career work is counted as well. D-241 */
    academic: count().nullable(),
    oldest: count().nullable(),
    byDay: z.array(count()),
  }),
  /** The undecided remote requests, with the same details. */
  requests: z.object({ waiting: count(), byDay: z.array(count()) }).nullable(),
  /** The number of students who are not on track for graduation, now and after each recent class. */
  standing: z.object({ offTrack: group(), atRisk: group(), students: count(), byClass: z.array(group()) }),
});
export type ClassPulse = z.infer<typeof ClassPulse>;
