import { z } from 'zod';
import { LAST_WEEK } from '#kernel/clock';
import { count, id, text } from '#kernel/schema';
import { DEFINITION_LIMITS, StepDefinition } from './model-definition.ts';

/** One survey of the career curriculum, and whether the student has sent it. D-145 */
export const CurriculumSurvey = z.object({ surveyName: z.string(), title: z.string(), submitted: z.boolean() });
export type CurriculumSurvey = z.infer<typeof CurriculumSurvey>;

/** A chosen option together with the text that it asks for. D-137 */
const WithMore = z.strictObject({ value: z.string(), additionalInfo: z.string() });
const Choice = z.union([z.string(), WithMore]);
/** A text, a choice, or a list of choices where several may be chosen; null is no answer. D-137 */
export const Answer = z.union([Choice, z.array(Choice).max(DEFINITION_LIMITS.options), z.null()]);
export type Answer = z.infer<typeof Answer>;

/** The head of a form; `formExecutionId` is the number of the version. SURV-023 */
export const Form = z.object({
  id: id(),
  name: z.string(),
  formExecutionId: id(),
  visibilityFunc: z.string().nullable(),
  validationFunc: z.string().nullable(),
  description: z.string(),
  pageCount: count(),
});

/** SURV-024 */
export const SurveyStep = z.object({
  id: id(),
  page: id(),
  required: z.boolean(),
  /** Tells whether it is visible while nothing is answered. */
  visible: z.boolean(),
  answer: z.object({ value: Answer }),
  error: z.string().nullable(),
  definition: StepDefinition,
});
export type SurveyStep = z.infer<typeof SurveyStep>;

/** Tells whether somebody may answer a survey now. D-134, D-139 */
export const SURVEY_AVAILABILITIES = ['open', 'submitted', 'not open'] as const;
export type SurveyAvailability = (typeof SURVEY_AVAILABILITIES)[number];

/** A week of a course. D-011 */
export const Week = z.int().min(1).max(LAST_WEEK);

/** The values that the sender adds: the week, the name of the curriculum survey, or the variant. D-139 */
export const Extra = z.strictObject({
  week: Week.optional(),
  surveyName: text(DEFINITION_LIMITS.display).optional(),
  enterprise: z.literal(true).optional(),
});
export type Extra = z.infer<typeof Extra>;
