import type { Calendar } from '../calendar.ts';
import { assignmentId, ENROLLMENTS, IDS, submissionId } from '../ids.ts';
import type { SeedRow } from '../plant.ts';
import { ACADEMIC_FACTS, MAYA_FACTS, newsSender } from './sent.ts';

/** Maya's notifications about her work. */
export function courseworkNews(calendar: Calendar): SeedRow[] {
  const { at, endOf } = calendar;
  const send = newsSender(calendar);
  const maya = (id: number, sentAt: string) => ({ id, to: ENROLLMENTS.student, at: sentAt });
  const moved = {
    assignmentId: IDS.extendedAssignment,
    title: 'Project 1: Interactive Front End',
    effectiveDueDate: endOf(3),
    ...ACADEMIC_FACTS,
  };
  const graded = (assignment: number, title: string, grade: string) => ({
    assignmentId: assignment,
    submissionId: submissionId(assignment, 1),
    title,
    grade,
    ...MAYA_FACTS,
  });
  return [
    send(
      'CAREER_FEEDBACK',
      { assignmentId: IDS.approvedMilestone, title: 'Brand Statement', ...MAYA_FACTS },
      { ...maya(IDS.handledNotification, at(-8, '10:10')), handled: true },
    ),
    send('DUE_DATE_CHANGED', moved, maya(3, at(-4, '12:10'))),
    send(
      'SUBMISSION_GRADED',
      graded(assignmentId(IDS.activeCourse, 9), 'Challenge 7: Pair Programming Report', 'A'),
      maya(IDS.notification, at(-3, '10:10')),
    ),
    send(
      'SUBMISSION_GRADED',
      graded(IDS.incompleteAssignment, 'Learning Journal', 'Incomplete'),
      maya(5, at(-3, '20:10')),
    ),
    send(
      'SUBMISSION_COMMENT',
      {
        assignmentId: IDS.ungradedAssignment,
        title: 'Challenge 8: Role-Playing Game',
        commentId: 0,
        author: 'Daniel Brooks',
        byStudent: false,
        ...ACADEMIC_FACTS,
        ...MAYA_FACTS,
      },
      maya(6, at(-2, '18:10')),
    ),
  ];
}
