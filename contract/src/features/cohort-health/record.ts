import { academicAverage, countsInAverage } from '#features/grades/average';
import { feedbackOfMark, gradeOfMark } from '#features/grading/mark';
import type { GraduationItem, GraduationRecord, GraduationSession } from '#features/graduation/model';
import { wasEnrolledAt } from '#features/enrollments/stays';
import { compareInstants } from '#kernel/clock';
import type { ClassFrame, StudentFacts } from './facts.ts';

/** A placeholder name, because the rules do not depend on names. */
const SOMEBODY = { id: 1, firstName: '', lastName: '' };

const sessionOf = (student: StudentFacts, session: ClassFrame['sessions'][number]): GraduationSession => ({
  ...session,
  chapter: null,
  statusCode: student.statuses.get(session.id) ?? 'none',
  request: student.pending.has(session.id) ? 'pending' : null,
  wasThere: wasEnrolledAt(student.stays, session.startTime),
});

function itemOf(student: StudentFacts, item: ClassFrame['items'][number]): GraduationItem {
  const work = student.works.get(item.id);
  return {
    ...item,
    wasThere: wasEnrolledAt(student.stays, item.effectiveDueDate),
    submission: work
      ? {
          get firstSubmittedAt() {
            return work.firstSubmittedAt;
          },
          grade: gradeOfMark(work.mark),
          careerFeedbackStatusId: feedbackOfMark(work.mark) as NonNullable<
            GraduationItem['submission']
          >['careerFeedbackStatusId'],
          resubmissionCount: work.resubmissionCount,
        }
      : null,
  };
}

/**
 * Converts the facts of a student into a graduation record, limited to what the reader may see, so that the same rules
 * judge both.
 */
export const toGraduationRecord = (frame: ClassFrame, student: StudentFacts): GraduationRecord => ({
  student: SOMEBODY,
  studentEnrollmentId: student.studentEnrollmentId,
  graduationRequirements: frame.graduationRequirements,
  sessions: frame.sessions.map((session) => sessionOf(student, session)),
  items: frame.items.map((item) => itemOf(student, item)),
});

/** The average after each grade that counts, in the order of the submissions. D-096 */
export function calculateAverages(frame: ClassFrame, student: StudentFacts): number[] {
  const graded = frame.items
    .flatMap((item) => {
      const work = student.works.get(item.id);
      const grade = work ? gradeOfMark(work.mark) : null;
      return work && grade !== null ? [{ ...item, grade, at: work.submittedAt }] : [];
    })
    .filter(countsInAverage)
    .toSorted((a, b) => compareInstants(a.at, b.at));
  return graded.flatMap((_, place) => academicAverage(graded.slice(0, place + 1))?.roundAcademicAverageValue ?? []);
}
