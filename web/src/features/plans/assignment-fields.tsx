import { dueInWords, placeInWords } from '@bcs/contract/features/curricula/place-words';
import { LONGEST_FOLDER_TEXT } from '@bcs/contract/kernel/folder-bounds';
import type { PlanAssignment } from '@bcs/contract/features/plans/model';
import { LONGEST_TITLE } from '@bcs/contract/kernel/lengths';
import { Checkbox } from '#kit/checkbox.tsx';
import { MarkdownEditor } from '#kit/markdown-editor.tsx';
import { SelectField } from '#kit/select-field.tsx';
import { TextField } from '#kit/text-field.tsx';
import type { FieldsProps } from './item-kind.ts';
import { PlaceFields } from './place-fields.tsx';
import { toDue, toMoment, type PlaceForm } from './place-form.ts';

type Facts = PlanAssignment['facts'];
export type AssignmentForm = Omit<Facts, 'opens' | 'due' | 'minHours' | 'maxHours'> & {
  readonly opens: PlaceForm;
  readonly due: PlaceForm;
  readonly minHours: string;
  readonly maxHours: string;
  readonly text: string;
};

const KINDS: readonly { value: Facts['kind']; label: string }[] = [
  { value: 'academic', label: 'Academic' },
  { value: 'career', label: 'Career milestone' },
];

const opensText = (at: unknown) => placeInWords(toMoment(at as PlaceForm));
const dueText = (at: unknown) => dueInWords(toDue(at as PlaceForm));

/** The fields for the instructions of a planned assignment, and for its dates. ADM-102 */
export function AssignmentFields({ form, content }: FieldsProps<AssignmentForm>) {
  const sessions = content.sessions.map(({ key, facts: { name } }) => ({ value: key, label: name }));
  const { value, set } = form;
  const prework = form.check('prework', 'Prework');
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...form.text('title', 'Title')} required maxLength={LONGEST_TITLE} />
        <SelectField
          {...form.choice('kind', 'Kind', KINDS)}
          onChange={({ currentTarget }) => {
            const kind = currentTarget.value as Facts['kind'];
            set({ kind, ...(kind === 'career' && { prework: false }) });
          }}
        />
      </div>
      <PlaceFields label="Opens" timeHint={null} of={form.part('opens', 'Opens', opensText)} />
      <PlaceFields
        label="Due"
        timeHint="If left empty, it is due at the end of the day."
        of={form.part('due', 'Due', dueText)}
        sessions={sessions}
      />
      <div className="grid gap-1">
        <Checkbox
          {...form.check('required', 'Required')}
          onChange={({ currentTarget: { checked } }) =>
            set({ required: checked, ...(!checked && { requiredForGraduation: false }) })
          }
        />
        <Checkbox {...form.check('requiredForGraduation', 'Needed for graduation')} disabled={!value.required} />
        {value.kind === 'academic' && <Checkbox {...prework} />}
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...form.text('minHours', 'Minimum hours')} inputMode="decimal" />
        <TextField {...form.text('maxHours', 'Maximum hours')} inputMode="decimal" />
      </div>
      <TextField {...form.text('header', 'Header')} hint="One line above the instructions." maxLength={LONGEST_TITLE} />
      <MarkdownEditor {...form.own('text', 'Instructions')} rows={10} longest={LONGEST_FOLDER_TEXT} />
    </>
  );
}
