import { useState } from 'react';
import { choicesBeside } from '@bcs/contract/features/assignment-editor/choices';
import { LONGEST_TITLE } from '@bcs/contract/kernel/lengths';
import { COURSEWORK_CATEGORIES, COURSEWORK_CATEGORY_NAMES } from '@bcs/contract/features/coursework/categories';
import { Checkbox } from '#kit/checkbox.tsx';
import { SelectField } from '#kit/select-field.tsx';
import { TextField } from '#kit/text-field.tsx';
import type { Form } from './form.ts';

type Props = {
  form: Form;
  problems: Partial<Record<keyof Form, string>>;
  /** It stands already: academic work stays academic, a milestone a milestone. */
  stands: boolean;
  change: (next: Partial<Form>) => void;
};

const NO_TITLE = { value: '', label: 'Choose a category' };
const OTHER = 'other';
const OTHER_TITLE = { value: OTHER, label: 'Another title' };

/** What kind of work it is, what it is called and needed for; nothing that contradicts another choice is offered. ADM-095 */
export function KindFields({ form, problems, stands, change }: Props) {
  const { titles, mayBeNeededForGraduation } = choicesBeside(form);
  const isKnown = titles?.some((title) => title === form.title) ?? false;
  const [choosesOther, setChoosesOther] = useState(form.title !== '' && !isKnown);
  const isOther = titles === null || (choosesOther && !isKnown);
  const isOffered = (kind: Form['kind']) => !stands || (kind === 'milestone') === (form.kind === 'milestone');
  const setKind = (kind: Form['kind']) => {
    const crosses = (kind === 'milestone') !== (form.kind === 'milestone');
    setChoosesOther(false);
    change({ kind, ...(crosses && { title: '' }) });
  };
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          label="Kind"
          options={COURSEWORK_CATEGORIES.filter(isOffered).map((value) => ({
            value,
            label: COURSEWORK_CATEGORY_NAMES[value],
          }))}
          value={form.kind}
          onChange={({ currentTarget: { value } }) => setKind(value as Form['kind'])}
        />
        {titles && (
          <SelectField
            label="Category"
            required
            error={isOther ? null : (problems.title ?? null)}
            options={[NO_TITLE, ...titles.map((value) => ({ value, label: value })), OTHER_TITLE]}
            value={isOther ? OTHER : form.title}
            onChange={({ currentTarget: { value } }) => {
              setChoosesOther(value === OTHER);
              change({ title: value === OTHER ? '' : value });
            }}
          />
        )}
        {isOther && (
          <TextField
            label="Title"
            required
            autoComplete="off"
            maxLength={LONGEST_TITLE}
            error={problems.title ?? null}
            value={form.title}
            onChange={({ currentTarget: { value } }) => change({ title: value })}
          />
        )}
      </div>
      <div className="grid gap-1">
        <Checkbox
          label="Required"
          checked={form.required}
          onChange={({ currentTarget: { checked } }) =>
            change({ required: checked, ...(!checked && { requiredForGraduation: false }) })
          }
        />
        {mayBeNeededForGraduation && (
          <Checkbox
            label="Needed for graduation"
            checked={form.requiredForGraduation}
            onChange={({ currentTarget: { checked } }) => change({ requiredForGraduation: checked })}
          />
        )}
      </div>
    </>
  );
}
