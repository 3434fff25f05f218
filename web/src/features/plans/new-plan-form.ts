import type { Input } from '#lib/api.ts';

export const NEW_PLAN_DRAFT = 'plans/new';

type Kind = Input<'createPlan'>['from']['kind'];
export type NewPlanForm = {
  readonly name: string;
  readonly university: string;
  readonly program: string;
  readonly from: Kind;
  readonly course: string;
};

export const NEW_PLAN: NewPlanForm = { name: '', university: '', program: '', from: 'empty', course: '' };

export const BEGINNINGS: readonly { value: Kind; label: string }[] = [
  { value: 'empty', label: 'Nothing' },
  { value: 'class', label: 'A class' },
  { value: 'folder', label: 'A course folder' },
];

/** What stands in the way of beginning, by field. */
export const problemsOf = (form: NewPlanForm, hasFile: boolean): Partial<Record<keyof NewPlanForm, string>> => ({
  ...(form.name.trim() === '' && { name: 'Please fill in this field.' }),
  ...(form.university === '' && { university: 'Please choose a university.' }),
  ...(form.program === '' && { program: 'Please choose a program.' }),
  ...(form.from === 'class' && form.course === '' && { course: 'Please choose a class.' }),
  ...(form.from === 'folder' && !hasFile && { from: 'Please choose the zip file of a folder.' }),
});
