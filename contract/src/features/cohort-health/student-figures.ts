import { wasEnrolledAt } from '#features/enrollments/stays';
import { isMetNarrowly, judgeStanding, GRADUATION_STANDINGS } from '#features/graduation/standing';
import { judgeRequirements, type Requirement } from '#features/graduation/requirements';
import { letterOf } from '#features/grading/scale';
import { gradeOfMark } from '#features/grading/mark';
import type { Instant } from '#kernel/clock';
import { rateOf } from './attendance-figures.ts';
import { meetingsOf, type ClassFrame, type StudentFacts } from './facts.ts';
import { marginBin, MARGINS } from './margins.ts';
import type { CohortStudent } from './model.ts';
import { calculateAverages, toGraduationRecord } from './record.ts';
import { submissionTimingOf } from './work-figures.ts';

export type StudentFigures = Omit<CohortStudent, 'student'>;

/** A student's standing with its reasons, and the margin to each limit. */
export type JudgedStudent = Pick<StudentFigures, 'standing' | 'reasons' | 'margins'>;

const countedOf = (requirement: Requirement | undefined): StudentFigures['absences'] => ({
  count: requirement?.value ?? 0,
  limit: requirement?.limit ?? null,
});

function judged(requirements: readonly Requirement[]): JudgedStudent {
  return {
    standing: judgeStanding(requirements),
    reasons: requirements.filter((one) => one.state === 'unmet' || isMetNarrowly(one)).map(({ id }) => id),
    margins: MARGINS.map((id) => {
      const requirement = requirements.find((one) => one.id === id);
      return requirement ? marginBin(requirement, id) : null;
    }),
  };
}

/** Judges a student, without the details that only the list of names shows. */
export const judgeStudent = (frame: ClassFrame, student: StudentFacts, now: Instant): JudgedStudent =>
  judged(judgeRequirements(toGraduationRecord(frame, student), now));

/** Computes a student's figures by the rules of the graduation page. */
export function studentFigures(frame: ClassFrame, student: StudentFacts, now: Instant): StudentFigures {
  const requirements = judgeRequirements(toGraduationRecord(frame, student), now);
  const find = (id: Requirement['id']) => requirements.find((requirement) => requirement.id === id);
  const marks = meetingsOf(frame).map(({ id, startTime }) => {
    if (startTime > now) return 'future';
    return wasEnrolledAt(student.stays, startTime) ? (student.statuses.get(id) ?? 'none') : 'away';
  });
  const counted = { present: 0, remote: 0, absent: 0, exception: 0, none: 0 };
  for (const mark of marks) if (mark !== 'future' && mark !== 'away') counted[mark] += 1;
  const rate = rateOf(counted);
  return {
    studentEnrollmentId: student.studentEnrollmentId,
    isBlocked: student.isBlocked,
    ...judged(requirements),
    marks,
    attendanceRate: rate === null ? null : Math.floor(rate),
    absences: countedOf(find('absences')),
    missed: countedOf(find('missed')),
    average: find('average')?.value ?? null,
    averages: calculateAverages(frame, student),
    careerCompletion: find('career')?.value ?? null,
    handIns: frame.items.map((item) => submissionTimingOf(item, student, now)),
    letters: frame.items.map(({ id }) => {
      const work = student.works.get(id);
      const grade = work ? gradeOfMark(work.mark) : null;
      return grade === null ? null : letterOf(grade);
    }),
  };
}

const seriousness = ({ standing }: StudentFigures) => GRADUATION_STANDINGS.indexOf(standing);

/** Sorts students by urgency: by standing, then by the number of reasons, then by the lower average. */
export const compareByRisk = (a: StudentFigures, b: StudentFigures): number =>
  seriousness(b) - seriousness(a) ||
  b.reasons.length - a.reasons.length ||
  (a.attendanceRate ?? 100) - (b.attendanceRate ?? 100) ||
  (a.average ?? 100) - (b.average ?? 100) ||
  a.studentEnrollmentId - b.studentEnrollmentId;
