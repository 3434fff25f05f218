import { academicAverage, countsInAverage } from '#features/grades/average';
import { feedbackOf, gradeOf } from '#features/grading/mark';
import type { GraduationItem, GraduationRecord, GraduationSession } from '#features/graduation/model';
import { wasThere } from '#features/enrollments/stays';
import { compareInstants } from '#kernel/clock';
import type { ClassFrame, StudentFacts } from './facts.ts';

/** Names are none of a rule's business. */
const SOMEBODY = { id: 1, firstName: '', lastName: '' };

const sessionOf = (student: StudentFacts, session: ClassFrame['sessions'][number]): GraduationSession => ({
  ...session,
  chapter: null,
  statusCode: student.statuses.get(session.id) ?? 'none',
  request: student.pending.has(session.id) ? 'pending' : null,
  wasThere: wasThere(student.stays, session.startTime),
});

function itemOf(student: StudentFacts, item: ClassFrame['items'][number]): GraduationItem {
  const work = student.works.get(item.id);
  return {
    ...item,
    wasThere: wasThere(student.stays, item.effectiveDueDate),
    submission: work
      ? {
          get firstSubmittedAt() {
            return work.firstSubmittedAt;
          },
          grade: gradeOf(work.mark),
          careerFeedbackStatusId: feedbackOf(work.mark) as NonNullable<
            GraduationItem['submission']
          >['careerFeedbackStatusId'],
          resubmissionCount: work.resubmissionCount,
        }
      : null,
  };
}

/** The record of a student on the page of graduation, as far as the reader may see it: the same rules judge both. */
export const toGraduationRecord = (frame: ClassFrame, student: StudentFacts): GraduationRecord => ({
  student: SOMEBODY,
  studentEnrollmentId: student.studentEnrollmentId,
  graduationRequirements: frame.graduationRequirements,
  sessions: frame.sessions.map((session) => sessionOf(student, session)),
  items: frame.items.map((item) => itemOf(student, item)),
});

/** The average so far after each grade that counts, in the order in which work was handed in. D-096 */
export function calculateAverages(frame: ClassFrame, student: StudentFacts): number[] {
  const graded = frame.items
    .flatMap((item) => {
      const work = student.works.get(item.id);
      const grade = work ? gradeOf(work.mark) : null;
      return work && grade !== null ? [{ ...item, grade, at: work.submittedAt }] : [];
    })
    .filter(countsInAverage)
    .toSorted((a, b) => compareInstants(a.at, b.at));
  return graded.flatMap((_, place) => academicAverage(graded.slice(0, place + 1))?.roundAcademicAverageValue ?? []);
}
