import type { FormDefinition, StepDefinition, ComponentName, StepType } from './model.ts';
import { VALIDATION, VISIBILITY } from './functions.ts';
import { FORM_NAMES, kindOfForm } from './names.ts';
import { fitsReport } from './weekly.ts';

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
const isChoice = (type: StepType): boolean => type === 'SINGLE_OPTION' || type === 'MULTIPLE_OPTIONS';

/** A mistake in a definition: where it stands, and what is said of it after its name. */
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
function stepFaults({ type, ui, options, initialValue, finalValue }: Omit<StepDefinition, 'text'>): StepFault[] {
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

/** The pages begin with 1, come in order, and none is left out. */
const pageFaults = ({ steps }: Pick<FormDefinition, 'steps'>): StepFault[] =>
  steps.flatMap(({ page }, index) => {
    const before = steps[index - 1]?.page ?? 0;
    const next = index === 0 ? 1 : before + 1;
    return page === next || (index > 0 && page === before)
      ? []
      : [{ path: ['steps', index, 'page'], says: index === 0 ? 'must be 1' : `must be ${before} or ${next}` }];
  });

/** The score that all NPS figures are counted from, and its reason. Annex G4 */
function npsFaults({ steps: [score, reason] }: Pick<FormDefinition, 'steps'>): StepFault[] {
  const { type, initialValue, finalValue } = score?.definition ?? {};
  const scored = type === 'RATING' && initialValue === 0 && finalValue === 10 && score?.required === true;
  return [
    ...(scored ? [] : [{ path: ['steps', 0], says: 'must be a required RATING from 0 to 10' }]),
    ...(reason?.definition.type === 'TEXT' ? [] : [{ path: ['steps', 1], says: 'must be a TEXT, the reason' }]),
  ];
}

const functionFaults = (field: string, name: string | null, known: Readonly<Record<string, unknown>>): StepFault[] =>
  name === null || Object.hasOwn(known, name)
    ? []
    : [{ path: [field], says: `'${name}' is not a function of the product` }];

/** The mistakes in a form beyond its shape; an import refuses it. D-136, Annex G */
export function definitionFaults(form: FormDefinition): StepFault[] {
  const kind = kindOfForm(form.name);
  const ofKind = {
    'mid-course': npsFaults,
    'end-course': npsFaults,
    'weekly-feedback': fitsReport,
    'pre-course': () => [],
    others: () => [],
    none: () => [{ path: ['name'], says: `'${form.name}' is none of ${FORM_NAMES.join(', ')}` }],
  }[kind ?? 'none'];
  return [
    ...functionFaults('visibilityFunc', form.visibilityFunc, VISIBILITY),
    ...functionFaults('validationFunc', form.validationFunc, VALIDATION),
    ...pageFaults(form),
    ...form.steps.flatMap(({ definition }, index) =>
      stepFaults(definition).map(({ path, says }) => ({ path: ['steps', index, 'definition', ...path], says })),
    ),
    ...ofKind(form),
  ];
}
