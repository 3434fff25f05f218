import type { ComponentName, StepType } from './model-definition.ts';

/** The components that can show each type; null where there is only one way. SURV-026 to SURV-031, D-137 */
export const COMPONENTS: Readonly<Record<StepType, readonly (ComponentName | null)[]>> = {
  LICENSE: ['CHECKBOX', null],
  SINGLE_OPTION: ['RADIO', 'CHECKBOX'],
  MULTIPLE_OPTIONS: ['RADIO'],
  TEXT: ['TEXTEDIT', 'TEXTAREA'],
  GOOGLE_PLACES: [null],
  RATING: ['RADIO', null],
};

/** The types whose answer is chosen from a list. */
export const isChoice = (type: StepType): boolean => type === 'SINGLE_OPTION' || type === 'MULTIPLE_OPTIONS';
