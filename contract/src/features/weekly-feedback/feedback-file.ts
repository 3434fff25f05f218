import { csvFileName } from '#kernel/csv';
import { RATINGS } from './ratings.ts';
import type { DetailedData, FeedbackComment } from './model.ts';

const COLUMNS = [
  'week',
  'submittedDate',
  'studentName',
  ...RATINGS.map(({ field }) => field),
  'outsideTimeSpent',
  'commentsOnInstructor',
  'additionalNotes',
];

const keyOf = ({ week, studentEnrollmentId }: Pick<DetailedData, 'week' | 'studentEnrollmentId'>) =>
  `${week} ${studentEnrollmentId}`;

/** The rows of the exported file: each student's answers and comments. D-149 */
export function feedbackFile(details: readonly DetailedData[], comments: readonly FeedbackComment[]): string[][] {
  const written = new Map(comments.map((comment) => [keyOf(comment), comment]));
  return [
    COLUMNS,
    ...details.map((detail) => {
      const comment = written.get(keyOf(detail));
      return [
        String(detail.week),
        detail.submittedDate,
        detail.studentName,
        ...RATINGS.map(({ field }) => String(detail[field])),
        String(detail.outsideTimeSpent),
        comment?.commentsOnInstructor ?? '',
        comment?.additionalNotes ?? '',
      ];
    }),
  ];
}

/** The name of the file, such as weekly-feedback-FSF-NY-12-week-3.csv. D-149 */
export const feedbackFileName = (courseCode: string, week: number): string =>
  csvFileName('weekly-feedback', courseCode, 'week', week);
