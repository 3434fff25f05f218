import { LONGEST_FOLDER_TEXT } from '@bcs/contract/kernel/folder-bounds';
import type { PlanAssignment } from '@bcs/contract/features/plans/model';
import { LONGEST_TITLE } from '@bcs/contract/kernel/lengths';
import { Checkbox } from '#kit/checkbox.tsx';
import { MarkdownEditor } from '#kit/markdown-editor.tsx';
import { SelectField } from '#kit/select-field.tsx';
import { TextField } from '#kit/text-field.tsx';
import type { FieldsProps } from './item-kind.ts';
import { PlaceFields } from './place-fields.tsx';
import type { PlaceForm } from './place-form.ts';

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

const problemsOf = (place: string, problems: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(problems).flatMap(([field, says]) =>
      field.startsWith(`${place}.`) ? [[field.slice(place.length + 1), says]] : [],
    ),
  );

/** What an assignment of a plan asks for, and when. ADM-102 */
export function AssignmentFields({ form, problems, content, change }: FieldsProps<AssignmentForm>) {
  const sessions = content.sessions.map(({ key, facts: { name } }) => ({ value: key, label: name }));
  const hours = (key: 'minHours' | 'maxHours', label: string) => (
    <TextField
      label={label}
      inputMode="decimal"
      value={form[key]}
      error={problems[key]}
      onChange={({ currentTarget: { value } }) => change({ [key]: value })}
    />
  );
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Title"
          required
          maxLength={LONGEST_TITLE}
          value={form.title}
          error={problems['title']}
          onChange={({ currentTarget: { value } }) => change({ title: value })}
        />
        <SelectField
          label="Kind"
          options={KINDS}
          value={form.kind}
          onChange={({ currentTarget: { value } }) =>
            change({ kind: value as Facts['kind'], ...(value === 'career' && { prework: false }) })
          }
        />
      </div>
      <PlaceFields
        label="Opens"
        timeHint={null}
        form={form.opens}
        problems={problemsOf('opens', problems)}
        change={(opens) => change({ opens })}
      />
      <PlaceFields
        label="Due"
        timeHint="Left empty, the end of the day."
        form={form.due}
        problems={problemsOf('due', problems)}
        sessions={sessions}
        change={(due) => change({ due })}
      />
      <div className="grid gap-1">
        <Checkbox
          label="Required"
          checked={form.required}
          onChange={({ currentTarget: { checked } }) =>
            change({ required: checked, ...(!checked && { requiredForGraduation: false }) })
          }
        />
        <Checkbox
          label="Needed for graduation"
          disabled={!form.required}
          checked={form.requiredForGraduation}
          onChange={({ currentTarget: { checked } }) => change({ requiredForGraduation: checked })}
        />
        {form.kind === 'academic' && (
          <Checkbox
            label="Prework"
            checked={form.prework}
            onChange={({ currentTarget: { checked } }) => change({ prework: checked })}
          />
        )}
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        {hours('minHours', 'Hours, at least')}
        {hours('maxHours', 'Hours, at most')}
      </div>
      <TextField
        label="Header"
        hint="One line above the instructions."
        maxLength={LONGEST_TITLE}
        value={form.header}
        onChange={({ currentTarget: { value } }) => change({ header: value })}
      />
      <MarkdownEditor
        label="Instructions"
        rows={10}
        longest={LONGEST_FOLDER_TEXT}
        value={form.text}
        onChange={(text) => change({ text })}
      />
    </>
  );
}
