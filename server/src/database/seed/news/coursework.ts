import type { Calendar } from '../calendar.ts';
import { assignmentId, ENROLLMENTS, IDS } from '../ids.ts';
import { ACADEMIC, CAREER, MAYAS, wordsOf, type Told } from './told.ts';

/** What Maya is told about her work. */
export function courseworkNews(calendar: Calendar): Told[] {
  const { day } = wordsOf(calendar);
  const due = calendar.endOf;
  const [ago, soon, moved] = [due(-5), due(2), due(3)];
  const tell = (id: number, type: string, hoursAgo: number, content: Told['content']): Told => ({
    id,
    to: ENROLLMENTS.student,
    type,
    hoursAgo,
    content,
  });
  return [
    {
      ...tell(IDS.handledNotification, 'CAREER_FEEDBACK', 200, {
        message: 'There is new feedback on Brand Statement.',
        assignmentId: IDS.approvedMilestone,
        ...CAREER,
        ...MAYAS,
      }),
      handled: true,
    },
    tell(2, 'ASSIGNMENT_OVERDUE', 100, {
      message: `Challenge 9: README Generator was due on ${day(ago)} and is overdue.`,
      assignmentId: IDS.overdueAssignment,
      effectiveDueDate: ago,
      ...ACADEMIC,
    }),
    tell(3, 'DUE_DATE_CHANGED', 90, {
      message: `The due date of Project 1: Interactive Front End is now ${day(moved)}.`,
      assignmentId: IDS.extendedAssignment,
      effectiveDueDate: moved,
      ...ACADEMIC,
    }),
    tell(IDS.notification, 'SUBMISSION_GRADED', 80, {
      message: 'Your submission for Challenge 7: Pair Programming Report was graded: A.',
      assignmentId: assignmentId(IDS.activeCourse, 9),
      grade: 'A',
      ...ACADEMIC,
      ...MAYAS,
    }),
    tell(5, 'SUBMISSION_GRADED', 70, {
      message: 'Your submission for Learning Journal was graded: Incomplete.',
      assignmentId: IDS.incompleteAssignment,
      grade: 'Incomplete',
      ...ACADEMIC,
      ...MAYAS,
    }),
    tell(6, 'SUBMISSION_COMMENT', 60, {
      message: 'Daniel Brooks commented on Challenge 8: Role-Playing Game.',
      assignmentId: IDS.ungradedAssignment,
      ...ACADEMIC,
      ...MAYAS,
    }),
    tell(7, 'ASSIGNMENT_DUE', 10, {
      message: `Challenge 10: Team Profile Generator is due on ${day(soon)}.`,
      assignmentId: IDS.openAssignment,
      effectiveDueDate: soon,
      ...ACADEMIC,
    }),
  ];
}
