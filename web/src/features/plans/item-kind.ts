import type { ComponentType } from 'react';
import type { PlanContent } from '@bcs/contract/features/plans/model';
import type { Fields } from '#lib/form-fields.ts';
import type { Problems } from '#lib/form.ts';

export interface FieldsProps<Form> {
  readonly form: Fields<Form>;
  /** The content of the plan, on which something may hang. */
  readonly content: PlanContent;
}

/** The way in which items of one kind are written, and where they stand in a plan. */
export interface ItemKind<Item extends { readonly key: string }, Form extends object> {
  readonly noun: 'session' | 'assignment';
  readonly itemsIn: (content: PlanContent) => readonly Item[];
  readonly withItems: (content: PlanContent, items: readonly Item[]) => PlanContent;
  readonly empty: Form;
  readonly formOf: (item: Item) => Form;
  readonly itemOf: (form: Form, key: string) => Item;
  /** Returns the title and chapter from which a key is made. */
  readonly named: (form: Form) => { readonly title: string; readonly chapter: number | null };
  readonly problemsOf: (form: Form) => Problems;
  readonly Fields: ComponentType<FieldsProps<Form>>;
}
