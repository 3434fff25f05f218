import type { FormDefinition } from './model.ts';
import { VALIDATION, VISIBILITY } from './functions.ts';
import { FORM_NAMES, kindOfForm } from './names.ts';
import { findReportFaults } from './weekly.ts';
import { stepFaults, type StepFault } from './step-faults.ts';

/** Checks that pages begin with 1 and are numbered without gaps. */
const pageFaults = ({ steps }: Pick<FormDefinition, 'steps'>): StepFault[] =>
  steps.flatMap(({ page }, index) => {
    const before = steps[index - 1]?.page ?? 0;
    const next = index === 0 ? 1 : before + 1;
    return page === next || (index > 0 && page === before)
      ? []
      : [{ path: ['steps', index, 'page'], says: index === 0 ? 'must be 1' : `must be ${before} or ${next}` }];
  });

/** Checks the score from which NPS figures are calculated, and its reason. Annex G4 */
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

/** Finds the mistakes in a form beyond its shape; an import refuses them. D-136, Annex G */
export function definitionFaults(form: FormDefinition): StepFault[] {
  const kind = kindOfForm(form.name);
  const ofKind = {
    'mid-course': npsFaults,
    'end-course': npsFaults,
    'weekly-feedback': findReportFaults,
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
