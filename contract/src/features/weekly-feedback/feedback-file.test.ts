import { expect, test } from 'vitest';
import { csvText } from '#kernel/csv';
import { feedbackFile, feedbackFileName } from './feedback-file.ts';
import type { DetailedData } from './model.ts';

const answered = (studentEnrollmentId: number, studentName: string): DetailedData => ({
  week: 3,
  studentEnrollmentId,
  studentName,
  submittedDate: '2026-01-24T02:00:00.000Z',
  classOverall: 4,
  paceOfClass: 3,
  applyLearningOutsideClass: 5,
  academicSupport: 4,
  instructorEngagement: 5,
  instructorClarity: 4,
  instructorKnowledge: 5,
  homeworkFeedbackRating: 0,
  outsideTimeSpent: 2,
});

test('a row holds week, day, name, the nine ratings and both comments [WEEK-011, D-149]', () => {
  const comment = { week: 3, studentEnrollmentId: 8, studentName: 'Leo Fischer', commentsOnInstructor: 'Clear.' };
  // two students with the same name keep their own comments
  const rows = feedbackFile(
    [answered(7, 'Leo Fischer'), answered(8, 'Leo Fischer')],
    [{ ...comment, additionalNotes: null }],
  );
  expect(rows[0]?.join()).toBe(
    'week,submittedDate,studentName,classOverall,paceOfClass,applyLearningOutsideClass,academicSupport,instructorEngagement,' +
      'instructorClarity,instructorKnowledge,homeworkFeedbackRating,outsideTimeSpent,commentsOnInstructor,additionalNotes',
  );
  expect(rows[1]?.slice(2)).toEqual(['Leo Fischer', '4', '3', '5', '4', '5', '4', '5', '0', '2', '', '']);
  expect(rows[2]?.slice(-2)).toEqual(['Clear.', '']);
});

test('a comment that a spreadsheet would run is made harmless [D-149]', () => {
  const comment = { week: 3, studentEnrollmentId: 7, studentName: 'Leo', commentsOnInstructor: '=1+1' };
  const text = csvText(feedbackFile([answered(7, '@Leo')], [{ ...comment, additionalNotes: '+49' }]));
  expect(text).toContain("'@Leo");
  expect(text).toContain(",'=1+1,'+49");
});

test('the file is named by course and week [D-149]', () => {
  expect(feedbackFileName('FSF NY/12', 3)).toBe('weekly-feedback-FSF-NY-12-week-3.csv');
});
