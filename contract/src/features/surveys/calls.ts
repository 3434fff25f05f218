import { z } from 'zod';
import { call } from '#kernel/call';
import { id, text } from '#kernel/schema';
import { answerSurvey, readSurvey, seeCurriculum } from './abilities.ts';
import { PLACE_LENGTH, PLACE_SEARCH_FROM, SURVEY } from './failures.ts';
import {
  DEFINITION_LIMITS,
  Answer,
  CurriculumSurvey,
  Extra,
  Form,
  SURVEY_AVAILABILITIES,
  SurveyStep,
  Week,
} from './model.ts';

export const csSurveyStatus = call('POST /broker/csSurveyStatus', {
  shows: ['surveys'],
  summary: 'The surveys of the career curriculum, and which of them the student has sent',
  input: { enrollmentId: id() },
  output: { surveys: z.array(CurriculumSurvey) },
  scope: 'own-enrollment',
  allow: seeCurriculum,
});

export const pendingSurvey = call('POST /broker/pendingSurvey', {
  shows: ['surveys', 'enrollments'],
  summary: 'The survey that a student is asked first now, with the week of the weekly feedback; both null for none',
  input: { enrollmentId: id() },
  output: { surveyName: z.string().nullable(), week: id().nullable() },
  scope: 'own-enrollment',
  allow: answerSurvey,
});

export const loadForm = call('POST /broker/loadForm', {
  shows: ['surveys', 'enrollments'],
  summary: 'The current version of a form with its questions',
  input: {
    formName: text(DEFINITION_LIMITS.display),
    /** An enrollment; with it, the result tells whether it may still answer. */
    enrollmentId: id().optional(),
    week: Week.optional(),
  },
  output: { form: Form, steps: z.array(SurveyStep), standing: z.enum(SURVEY_AVAILABILITIES) },
  scope: 'account',
  allow: readSurvey,
  fails: [SURVEY.STUDENTS_ONLY, SURVEY.UNKNOWN],
});

export const submitForm = call('POST /broker/submitForm', {
  changes: ['surveys', 'notifications'],
  summary: 'Sends the answers of a form, once for each enrollment, form and week',
  input: {
    formId: id(),
    enrollmentId: id(),
    /** The account of the caller. D-139 */
    userDataId: id(),
    extra: Extra,
    formName: text(DEFINITION_LIMITS.display),
    steps: z.array(z.strictObject({ stepId: id(), answer: Answer })).max(DEFINITION_LIMITS.steps),
  },
  output: {
    success: z.boolean(),
    error: z.enum(['ALREADY_SUBMITTED', 'VALIDATION', 'NOT_OPEN']).nullable(),
    /** The reason, worded to follow 'could not be submitted - '. D-140 */
    reason: z.string().nullable(),
  },
  scope: 'own-enrollment',
  allow: answerSurvey,
  fails: [SURVEY.UNKNOWN],
});

export const placeSearch = call('POST /broker/placeSearch', {
  shows: ['enrollments'],
  summary: 'Cities whose name begins with what somebody types',
  input: { query: text(PLACE_LENGTH).min(PLACE_SEARCH_FROM), type: z.literal('city') },
  output: {
    places: z.array(z.object({ id: z.string(), description: z.string() })),
    /** An addition to the specification: the source that the list names. */
    source: z.string(),
  },
  scope: 'account',
  allow: readSurvey,
  fails: [SURVEY.STUDENTS_ONLY],
  limit: { calls: 60, perSeconds: 60, by: 'token' },
});
