import { z } from 'zod';
import { LAST_WEEK } from '#kernel/clock';
import { call } from '#kernel/call';
import { count, id, text } from '#kernel/schema';
import { remindOfSurveys, seeTurnout } from './abilities.ts';
import { SURVEY_CLOSED } from './failures.ts';
import { SurveyTurnout } from './model.ts';

const MOST_AT_ONCE = 500;

export const surveyTurnout = call('POST /broker/surveyTurnout', {
  shows: ['surveys', 'enrollments', 'survey reminders'],
  summary: 'Who has not answered the open surveys of a course yet, and who was reminded',
  input: { courseId: id() },
  output: { surveys: z.array(SurveyTurnout) },
  scope: 'course',
  allow: seeTurnout,
});

export const remindOfSurvey = call('POST /broker/remindOfSurvey', {
  changes: ['survey reminders'],
  summary: 'Reminds students of an open survey, each of them once at most; who has answered is left alone',
  input: {
    courseId: id(),
    formName: text(60),
    /** The week, or 0 for surveys that are not weekly. */
    week: count().max(LAST_WEEK),
    studentEnrollmentIds: z.array(id()).min(1).max(MOST_AT_ONCE),
  },
  output: { success: z.literal(true), remindedCount: count() },
  scope: 'course',
  allow: remindOfSurveys,
  fails: [SURVEY_CLOSED],
});
