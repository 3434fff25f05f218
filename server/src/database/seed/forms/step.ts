import type { StepDefinition } from '@bcs/contract/features/surveys/model';

/** A question of a form, without its position. */
export type SeededStep = Readonly<{ required: boolean; definition: StepDefinition }>;

const NO_UI = { component: null, align: null, maxLength: null } as const;
const step = (
  type: StepDefinition['type'],
  text: string,
  required: boolean,
  more: Partial<StepDefinition>,
): SeededStep => ({
  required,
  definition: { type, text, ui: NO_UI, options: [], initialValue: null, finalValue: null, ...more },
});

const OTHER = 'Other';
/** Builds the options; 'Other' asks for a text. */
const options = (displays: readonly string[]): StepDefinition['options'] =>
  displays.map((display) => ({
    value: display,
    display,
    additionalInfoLabel: display === OTHER ? 'Please tell us more' : null,
  }));

export const rating = (text: string, initialValue = 1, finalValue = 5): SeededStep =>
  step('RATING', text, true, {
    ui: { component: 'RADIO', align: 'horizontal', maxLength: null },
    initialValue,
    finalValue,
  });

export const oneOf = (
  text: string,
  displays: readonly string[],
  component: 'RADIO' | 'CHECKBOX' = 'RADIO',
): SeededStep =>
  step('SINGLE_OPTION', text, true, {
    ui: { component, align: 'vertical', maxLength: null },
    options: options(displays),
  });

/** A choice whose values are the numbers from 1. */
export const numberedChoice = (text: string, displays: readonly string[]): SeededStep =>
  step('SINGLE_OPTION', text, true, {
    ui: { component: 'RADIO', align: 'vertical', maxLength: null },
    options: displays.map((display, index) => ({ value: String(index + 1), display, additionalInfoLabel: null })),
  });

export const severalOf = (text: string, displays: readonly string[]): SeededStep =>
  step('MULTIPLE_OPTIONS', text, true, {
    ui: { component: 'RADIO', align: 'vertical', maxLength: null },
    options: options(displays),
  });

export const longText = (text: string, required = false): SeededStep =>
  step('TEXT', text, required, { ui: { component: 'TEXTAREA', align: null, maxLength: 5000 } });

export const shortText = (text: string, maxLength: number): SeededStep =>
  step('TEXT', text, true, { ui: { component: 'TEXTEDIT', align: null, maxLength } });

export const place = (text: string): SeededStep => step('GOOGLE_PLACES', text, false, {});

export const licenseStep = (text: string): SeededStep =>
  step('LICENSE', text, true, { ui: { component: 'CHECKBOX', align: null, maxLength: null } });
