import { z } from 'zod';
import { Week } from '#features/surveys/model';
import { call } from '#kernel/call';
import { count, id, text } from '#kernel/schema';
import { readFollowUp, readWeeklyFeedback, writeFollowUp } from './abilities.ts';
import { FOLLOW_UP, FOLLOW_UP_LENGTH } from './failures.ts';
import { AverageData, DetailedData, EditableFollowUp, FeedbackComment, FollowUp } from './model.ts';

export const weeklyFeedbackReport = call('POST /broker/weeklyFeedbackReport', {
  shows: ['surveys', 'enrollments', 'follow-ups'],
  summary:
    'The weekly feedback of a course: averages of every week; of one week, or of all, who answered and wrote what',
  input: { enrollmentId: id(), courseId: id(), week: Week.nullable() },
  output: {
    AverageData: z.array(AverageData),
    /** The answers of the week, or of all weeks if it is null; empty for readers who may not see names. */
    DetailedData: z.array(DetailedData),
    Comments: z.array(FeedbackComment),
    /** The follow-ups that were sent to the class. */
    FollowUps: z.array(EditableFollowUp),
  },
  scope: 'course',
  allow: readWeeklyFeedback,
});

export const saveFollowUp = call('POST /broker/saveFollowUp', {
  changes: ['follow-ups'],
  summary: 'Tells the class what was done about the feedback of a week; an empty text takes it back',
  input: { courseId: id(), week: Week, text: text(FOLLOW_UP_LENGTH), version: count() },
  output: { success: z.literal(true), followUp: EditableFollowUp },
  scope: 'course',
  allow: writeFollowUp,
  fails: [FOLLOW_UP.TOO_EARLY, FOLLOW_UP.CHANGED],
});

export const latestFollowUp = call('POST /broker/latestFollowUp', {
  shows: ['follow-ups'],
  summary: 'What staff have told the class most recently about its feedback',
  input: { enrollmentId: id() },
  output: { followUp: FollowUp.nullable() },
  scope: 'own-enrollment',
  allow: readFollowUp,
});
