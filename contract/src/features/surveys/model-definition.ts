import { z } from 'zod';
import { text } from '#kernel/schema';

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
/** Ratings go from here to there. */
const RATINGS = { from: 0, to: 10 } as const;

/** SURV-026 to SURV-031 */
export const STEP_TYPES = ['LICENSE', 'SINGLE_OPTION', 'MULTIPLE_OPTIONS', 'TEXT', 'GOOGLE_PLACES', 'RATING'] as const;
export type StepType = (typeof STEP_TYPES)[number];
const COMPONENT_NAMES = ['RADIO', 'CHECKBOX', 'TEXTEDIT', 'TEXTAREA'] as const;
export type ComponentName = (typeof COMPONENT_NAMES)[number];

const filled = (longest: number) => text(longest).refine((value) => value.trim() !== '', 'must not be empty');
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

/** A whole form as an operator imports it, by its shape; `definitionFaults` finds what else is wrong. D-136 */
export const FormDefinition = z.strictObject({
  name: filled(DEFINITION_LIMITS.display),
  description: text(DEFINITION_LIMITS.description).default(''),
  /** Names of functions that the product knows, never code. */
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
