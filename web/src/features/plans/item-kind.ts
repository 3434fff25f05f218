import type { ComponentType } from 'react';
import type { PlanContent } from '@bcs/contract/features/plans/model';
import type { VersionedField } from '#lib/changed-meanwhile.tsx';

export interface FieldsProps<Form> {
  readonly form: Form;
  readonly problems: Readonly<Record<string, string>>;
  /** Of the plan, on which something may hang. */
  readonly content: PlanContent;
  readonly change: (next: Partial<Form>) => void;
}

/** How items of one kind are written, and where they stand in a plan. */
export interface ItemKind<Item extends { readonly key: string }, Form extends object> {
  readonly noun: 'session' | 'assignment';
  readonly itemsIn: (content: PlanContent) => readonly Item[];
  readonly withItems: (content: PlanContent, items: readonly Item[]) => PlanContent;
  readonly empty: Form;
  readonly formOf: (item: Item) => Form;
  readonly itemOf: (form: Form, key: string) => Item;
  /** From which a key is made. */
  readonly named: (form: Form) => { readonly title: string; readonly chapter: number | null };
  readonly problemsOf: (form: Form) => Readonly<Record<string, string>>;
  readonly versioned: readonly VersionedField<Form>[];
  readonly Fields: ComponentType<FieldsProps<Form>>;
}
