import { useState } from 'react';
import { remainingChoices } from '@bcs/contract/features/assignment-editor/choices';
import { LONGEST_TITLE } from '@bcs/contract/kernel/lengths';
import { COURSEWORK_CATEGORIES, COURSEWORK_CATEGORY_NAMES } from '@bcs/contract/features/coursework/categories';
import { Checkbox } from '#kit/checkbox.tsx';
import { SelectField } from '#kit/select-field.tsx';
import { TextField } from '#kit/text-field.tsx';
import type { FormFields } from '#lib/form-fields.ts';
import type { AssignmentDraft } from './form.ts';

type Props = {
  form: FormFields<AssignmentDraft>;
  /** True if it exists already: academic work stays academic, a milestone a milestone. */
  stands: boolean;
};

const KINDS = COURSEWORK_CATEGORIES.map((value) => ({ value, label: COURSEWORK_CATEGORY_NAMES[value] }));
const NO_TITLE = { value: '', label: 'Choose a category' };
const OTHER = 'other';
const OTHER_TITLE = { value: OTHER, label: 'Other title' };

/** The fields for kind, name and need; nothing that contradicts another choice is offered. ADM-095 */
export function KindFields({ form, stands }: Props) {
  const { value, set } = form;
  const { titles, mayBeNeededForGraduation } = remainingChoices(value);
  const isKnown = titles?.some((title) => title === value.title) ?? false;
  const [choosesOther, setChoosesOther] = useState(value.title !== '' && !isKnown);
  const isOther = titles === null || (choosesOther && !isKnown);
  const crosses = (kind: AssignmentDraft['kind']) => (kind === 'milestone') !== (value.kind === 'milestone');
  const title = form.text('title', 'Title');
  const graduation = form.check('requiredForGraduation', 'Needed for graduation');
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          {...form.choice('kind', 'Kind', stands ? KINDS.filter((each) => !crosses(each.value)) : KINDS)}
          onChange={({ currentTarget }) => {
            const kind = currentTarget.value as AssignmentDraft['kind'];
            setChoosesOther(false);
            set({ kind, ...(crosses(kind) && { title: '' }) });
          }}
        />
        {titles && (
          <SelectField
            label="Category"
            required
            error={isOther ? null : title.error}
            options={[NO_TITLE, ...titles.map((each) => ({ value: each, label: each })), OTHER_TITLE]}
            value={isOther ? OTHER : value.title}
            onChange={({ currentTarget: { value: chosen } }) => {
              setChoosesOther(chosen === OTHER);
              set({ title: chosen === OTHER ? '' : chosen });
            }}
          />
        )}
        {isOther && <TextField {...title} required maxLength={LONGEST_TITLE} />}
      </div>
      <div className="grid gap-1">
        <Checkbox
          {...form.check('required', 'Required')}
          onChange={({ currentTarget: { checked } }) =>
            set({ required: checked, ...(!checked && { requiredForGraduation: false }) })
          }
        />
        {mayBeNeededForGraduation && <Checkbox {...graduation} />}
      </div>
    </>
  );
}
