import { useId, type ReactNode } from 'react';
import { Alert } from '#kit/alert.tsx';
import type { Draft } from './draft.ts';
import type { NewerValues } from './versioned-send.ts';

/** A field of the form: its label, and how its value is shown if it is not text. */
export interface VersionedField<Value> {
  readonly key: keyof Value & string;
  readonly label: string;
  readonly show?: (value: unknown) => string;
}

type Props<Value> = {
  newer: NewerValues<Value> | null;
  draft: Pick<Draft<Value>, 'value' | 'set'>;
  fields: readonly VersionedField<Value>[];
};

/**
 * Shows both versions field by field, and lets the person choose. It changes the form and saves nothing by itself.
 * ADM-115
 */
export function ChangedMeanwhile<Value>({ newer, draft, fields }: Props<Value>) {
  const group = useId();
  if (!newer) return null;
  const { mine, theirs } = newer;
  const differing = fields.filter(({ key }) => key in theirs && !isSame(theirs[key], mine[key]));
  return (
    <div className="grid gap-4">
      <Alert tone="bad" title="Someone else has changed this in the meantime">
        {differing.length === 0
          ? 'You both wrote the same.'
          : 'Nothing you wrote is lost. Choose which version to keep for each field, then save again.'}
      </Alert>
      {differing.map(({ key, label, show = shown }) => {
        const now = draft.value[key];
        const takes = (value: unknown) => () => draft.set((form) => ({ ...form, [key]: value }));
        const isTheirs = isSame(now, theirs[key]);
        const yours = isTheirs ? mine[key] : now;
        return (
          <fieldset key={key} className="grid gap-2">
            <legend className="mb-1 text-sm font-semibold">{label}</legend>
            <Choice name={`${group}${key}`} checked={!isTheirs} onChoose={takes(yours)}>
              Keep mine: {show(yours)}
            </Choice>
            <Choice name={`${group}${key}`} checked={isTheirs} onChoose={takes(theirs[key])}>
              Take theirs: {show(theirs[key])}
            </Choice>
          </fieldset>
        );
      })}
    </div>
  );
}

/** Compares values, some of which are lists. */
const isSame = (one: unknown, other: unknown) => one === other || JSON.stringify(one) === JSON.stringify(other);

const shown = (value: unknown) => (value === '' ? 'Nothing' : String(value));

type ChoiceProps = { name: string; checked: boolean; onChoose: () => void; children: ReactNode };

const Choice = ({ name, checked, onChoose, children }: ChoiceProps) => (
  <label className="flex items-start gap-2">
    <input type="radio" name={name} className="mt-1 shrink-0" checked={checked} onChange={onChoose} />
    <span className="min-w-0 wrap-anywhere whitespace-pre-wrap">{children}</span>
  </label>
);
