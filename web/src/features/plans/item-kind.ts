import type { ComponentType } from 'react';
import type { PlanContent } from '@bcs/contract/features/plans/model';
import type { FormFields } from '#lib/form-fields.ts';
import type { FieldProblems } from '#lib/form.ts';

export interface FieldsProps<Form> {
  readonly form: FormFields<Form>;
  /** The content of the plan, to which an item may refer. */
  readonly content: PlanContent;
}

/** The way in which items of one kind are edited, and their place in a plan. */
export interface ItemKind<Item extends { readonly key: string }, Form extends object> {
  readonly noun: 'session' | 'assignment';
  readonly itemsIn: (content: PlanContent) => readonly Item[];
  readonly withItems: (content: PlanContent, items: readonly Item[]) => PlanContent;
  readonly empty: Form;
  readonly formOf: (item: Item) => Form;
  readonly itemOf: (form: Form, key: string) => Item;
  /** Returns the title and chapter from which a key is made. */
  readonly named: (form: Form) => { readonly title: string; readonly chapter: number | null };
  readonly problemsOf: (form: Form) => FieldProblems;
  readonly Fields: ComponentType<FieldsProps<Form>>;
}
