import type { ComponentName, StepDefinition, StepType } from './model.ts';

/** The components that can show each type; null if there is only one. SURV-026 to SURV-031, D-137 */
export const COMPONENTS: Readonly<Record<StepType, readonly (ComponentName | null)[]>> = {
  LICENSE: ['CHECKBOX', null],
  SINGLE_OPTION: ['RADIO', 'CHECKBOX'],
  MULTIPLE_OPTIONS: ['RADIO'],
  TEXT: ['TEXTEDIT', 'TEXTAREA'],
  GOOGLE_PLACES: [null],
  RATING: ['RADIO', null],
};

/** The types whose answer is chosen from a list. */
const isChoice = (type: StepType): boolean => type === 'SINGLE_OPTION' || type === 'MULTIPLE_OPTIONS';

/** A mistake in a definition: its position, and the message after the name of the question. */
export interface StepFault {
  readonly path: readonly (string | number)[];
  readonly says: string;
}

const fault = (is: boolean, path: StepFault['path'], says: string): StepFault[] => (is ? [{ path, says }] : []);

function repeated(values: readonly string[], field: string): StepFault[] {
  return values.flatMap((value, index) =>
    fault(values.indexOf(value) !== index, ['options', index, field], `'${value}' stands here twice`),
  );
}

/** The mistakes in one question beyond the shape of its fields. SURV-026 to SURV-031, D-137 */
export function stepFaults({ type, ui, options, initialValue, finalValue }: Omit<StepDefinition, 'text'>): StepFault[] {
  const choice = isChoice(type);
  const rating = type === 'RATING';
  const bounded = initialValue !== null && finalValue !== null;
  return [
    ...fault(!COMPONENTS[type].includes(ui.component), ['ui', 'component'], `${ui.component} cannot show ${type}`),
    ...fault(ui.maxLength !== null && type !== 'TEXT', ['ui', 'maxLength'], `is for TEXT, not for ${type}`),
    ...fault(choice && options.length < 2, ['options'], 'needs at least two options'),
    ...fault(!choice && options.length > 0, ['options'], `${type} has no options`),
    ...repeated(
      options.map(({ value }) => value),
      'value',
    ),
    ...repeated(
      options.map(({ display }) => display),
      'display',
    ),
    ...fault(rating && initialValue === null, ['initialValue'], 'a RATING needs its lowest value'),
    ...fault(rating && finalValue === null, ['finalValue'], 'a RATING needs its highest value'),
    ...fault(rating && bounded && finalValue <= initialValue, ['finalValue'], 'must be above initialValue'),
    ...fault(!rating && initialValue !== null, ['initialValue'], `is for RATING, not for ${type}`),
    ...fault(!rating && finalValue !== null, ['finalValue'], `is for RATING, not for ${type}`),
  ];
}
