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

const ownEnrollment = { by: 'own-enrollment', field: 'enrollmentId' } as const;
const account = { by: 'account' } as const;

export const csSurveyStatus = call('POST /broker/csSurveyStatus', {
  shows: ['surveys'],
  summary: 'The surveys of the career curriculum, and which of them the student has sent',
  input: z.strictObject({ enrollmentId: id() }),
  output: z.object({ surveys: z.array(CurriculumSurvey) }),
  scope: ownEnrollment,
  allow: seeCurriculum,
});

export const pendingSurvey = call('POST /broker/pendingSurvey', {
  shows: ['surveys', 'enrollments'],
  summary: 'The survey that a student is asked first now, with the week of the weekly feedback; both null for none',
  input: z.strictObject({ enrollmentId: id() }),
  output: z.object({ surveyName: z.string().nullable(), week: id().nullable() }),
  scope: ownEnrollment,
  allow: answerSurvey,
});

export const loadForm = call('POST /broker/loadForm', {
  shows: ['surveys', 'enrollments'],
  summary: 'The current version of a form with its questions',
  input: z.strictObject({
    formName: text(DEFINITION_LIMITS.display),
    /** An enrollment: with it the answer says whether it may still answer. */
    enrollmentId: id().optional(),
    week: Week.optional(),
  }),
  output: z.object({ form: Form, steps: z.array(SurveyStep), standing: z.enum(SURVEY_AVAILABILITIES) }),
  scope: account,
  allow: readSurvey,
  fails: [SURVEY.STUDENTS_ONLY, SURVEY.UNKNOWN],
});

export const submitForm = call('POST /broker/submitForm', {
  changes: ['surveys', 'notifications'],
  summary: 'Sends the answers of a form, once for each enrollment, form and week',
  input: z.strictObject({
    formId: id(),
    enrollmentId: id(),
    /** The account of the caller. D-139 */
    userDataId: id(),
    extra: Extra,
    formName: text(DEFINITION_LIMITS.display),
    steps: z.array(z.strictObject({ stepId: id(), answer: Answer })).max(DEFINITION_LIMITS.steps),
  }),
  output: z.object({
    success: z.boolean(),
    error: z.enum(['ALREADY_SUBMITTED', 'VALIDATION', 'NOT_OPEN']).nullable(),
    /** Completes 'could not be submitted - '. D-140 */
    reason: z.string().nullable(),
  }),
  scope: ownEnrollment,
  allow: answerSurvey,
  fails: [SURVEY.UNKNOWN],
});

export const placeSearch = call('POST /broker/placeSearch', {
  shows: ['enrollments'],
  summary: 'Cities whose name begins with what somebody types',
  input: z.strictObject({ query: text(PLACE_LENGTH).min(PLACE_SEARCH_FROM), type: z.literal('city') }),
  output: z.object({
    places: z.array(z.object({ id: z.string(), description: z.string() })),
    /** Added: whom the list names as its source. */
    source: z.string(),
  }),
  scope: account,
  allow: readSurvey,
  fails: [SURVEY.STUDENTS_ONLY],
  limit: { calls: 60, perSeconds: 60, by: 'token' },
});
