import { z } from 'zod';
import { LAST_WEEK } from '#kernel/clock';
import { count, id, text, mistake } from '#kernel/schema';

/** The upper limits of a definition; `text` is TEXTAREA_LENGTH in `limits.ts`, and a test compares them. */
export const DEFINITION_LIMITS = {
  steps: 100,
  options: 50,
  pages: 30,
  question: 500,
  description: 2000,
  display: 200,
  text: 5000,
} as const;
/** The range of ratings. */
const RATINGS = { from: 0, to: 10 } as const;

/** Specified by SURV-026 to SURV-031. */
export const STEP_TYPES = ['LICENSE', 'SINGLE_OPTION', 'MULTIPLE_OPTIONS', 'TEXT', 'GOOGLE_PLACES', 'RATING'] as const;
export type StepType = (typeof STEP_TYPES)[number];
const COMPONENT_NAMES = ['RADIO', 'CHECKBOX', 'TEXTEDIT', 'TEXTAREA'] as const;
export type ComponentName = (typeof COMPONENT_NAMES)[number];

const filled = (longest: number) =>
  text(longest).refine((value) => value.trim() !== '', mistake({ REQUIRED: 'must not be empty' }));
const bound = () => z.int().min(RATINGS.from).max(RATINGS.to).nullable().default(null);

const Option = z.strictObject({
  value: filled(DEFINITION_LIMITS.display),
  display: filled(DEFINITION_LIMITS.display),
  additionalInfoLabel: filled(DEFINITION_LIMITS.display).nullable().default(null),
});

/** One question. SURV-025 to SURV-031 */
export const StepDefinition = z.strictObject({
  type: z.enum(STEP_TYPES),
  text: filled(DEFINITION_LIMITS.question),
  ui: z
    .strictObject({
      component: z.enum(COMPONENT_NAMES).nullable().default(null),
      align: z.enum(['horizontal', 'vertical']).nullable().default(null),
      maxLength: z.int().min(1).max(DEFINITION_LIMITS.text).nullable().default(null),
    })
    .default({ component: null, align: null, maxLength: null }),
  options: z.array(Option).max(DEFINITION_LIMITS.options).default([]),
  initialValue: bound(),
  finalValue: bound(),
});
export type StepDefinition = z.infer<typeof StepDefinition>;

/** The shape of a whole form as an operator imports it; `definitionFaults` finds further mistakes. D-136 */
export const FormDefinition = z.strictObject({
  name: filled(DEFINITION_LIMITS.display),
  description: text(DEFINITION_LIMITS.description).default(''),
  /** The names of built-in functions; a definition never contains code. */
  visibilityFunc: z.string().nullable().default(null),
  validationFunc: z.string().nullable().default(null),
  steps: z
    .array(
      z.strictObject({
        page: z.int().min(1).max(DEFINITION_LIMITS.pages),
        required: z.boolean(),
        definition: StepDefinition,
      }),
    )
    .min(1)
    .max(DEFINITION_LIMITS.steps),
});
export type FormDefinition = z.infer<typeof FormDefinition>;

/** One survey of the career curriculum, and whether the student has submitted it. D-145 */
export const CurriculumSurvey = z.object({ surveyName: z.string(), title: z.string(), submitted: z.boolean() });
export type CurriculumSurvey = z.infer<typeof CurriculumSurvey>;

/** A chosen option together with the text that it requires. D-137 */
const WithMore = z.strictObject({ value: z.string(), additionalInfo: z.string() });
const Choice = z.union([z.string(), WithMore]);
/** An answer: a text, a choice, or a list of choices; null if unanswered. D-137 */
export const Answer = z.union([Choice, z.array(Choice).max(DEFINITION_LIMITS.options), z.null()]);
export type Answer = z.infer<typeof Answer>;

/** The general data of a form; `formExecutionId` is the number of the version. SURV-023 */
export const Form = z.object({
  id: id(),
  name: z.string(),
  formExecutionId: id(),
  visibilityFunc: z.string().nullable(),
  validationFunc: z.string().nullable(),
  description: z.string(),
  pageCount: count(),
});

/** Specified by SURV-024. */
export const SurveyStep = z.object({
  id: id(),
  page: id(),
  required: z.boolean(),
  /** Tells whether it is visible before anything is answered. */
  visible: z.boolean(),
  answer: z.object({ value: Answer }),
  error: z.string().nullable(),
  definition: StepDefinition,
});
export type SurveyStep = z.infer<typeof SurveyStep>;

/** The possible results of asking whether a survey can be answered now. D-134, D-139 */
export const SURVEY_AVAILABILITIES = ['open', 'submitted', 'not open'] as const;
export type SurveyAvailability = (typeof SURVEY_AVAILABILITIES)[number];

/** A week of a course. D-011 */
export const Week = z.int().min(1).max(LAST_WEEK);

/** Values that the sender adds: the week, the name of the curriculum survey, or the variant. D-139 */
export const Extra = z.strictObject({
  week: Week.optional(),
  surveyName: text(DEFINITION_LIMITS.display).optional(),
  enterprise: z.literal(true).optional(),
});
export type Extra = z.infer<typeof Extra>;
