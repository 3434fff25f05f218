import { missing } from '@bcs/contract/kernel/missing';
import type { Input } from '#lib/api.ts';
import type { FieldProblems } from '#lib/form.ts';

export const NEW_PLAN_DRAFT = 'plans/new';

type Kind = Input<'createPlan'>['from']['kind'];
export type NewPlanForm = {
  readonly name: string;
  readonly university: string;
  readonly program: string;
  readonly from: Kind;
  readonly course: string;
};

export const NEW_PLAN_FORM: NewPlanForm = { name: '', university: '', program: '', from: 'empty', course: '' };

export const BEGINNING_OPTIONS: readonly { value: Kind; label: string }[] = [
  { value: 'empty', label: 'Nothing' },
  { value: 'class', label: 'A class' },
  { value: 'folder', label: 'A course folder' },
];

/** Finds the errors that prevent creating the plan, by field. */
export const validateNewPlan = (
  { name, university, program, from, course }: NewPlanForm,
  hasFile: boolean,
): FieldProblems => ({
  name: missing(name),
  university: university === '' ? 'Please choose a university.' : null,
  program: program === '' ? 'Please choose a program.' : null,
  course: from === 'class' && course === '' ? 'Please choose a class.' : null,
  folder: from === 'folder' && !hasFile ? 'Please choose the zip file of a folder.' : null,
});
