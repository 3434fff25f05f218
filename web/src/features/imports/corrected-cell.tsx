import { useState } from 'react';
import { ROLE_OPTIONS } from '#features/rosters/role-options.ts';
import { Button } from '#kit/button.tsx';
import { SelectField } from '#kit/select-field.tsx';
import { TextField } from '#kit/text-field.tsx';
import { columnText } from './import-words.ts';

type Props = {
  column: string;
  text: string;
  /** The reason why the value is invalid; missing if it is valid. */
  message?: string;
  holds: string;
  /** The label of the cell, if it is not just that of the column. */
  label?: string;
  action?: string;
  onCorrect: (text: string) => void;
};

const ANSWERS: Readonly<Record<string, readonly { value: string; label: string }[]>> = {
  role: ROLE_OPTIONS,
  status: [
    { value: 'active', label: 'In the class' },
    { value: 'dropped', label: 'Not in the class' },
  ],
};

/** An invalid cell: the reason, the values that it may have, and a field to correct it. ADM-042 */
// No useForm: one cell, corrected in its place.
export function CorrectedCell({ column, text, message, holds, label, action = 'Correct', onCorrect }: Props) {
  const [typed, setTyped] = useState(text);
  const answers = ANSWERS[column];
  const said = {
    label: label ?? columnText(column),
    className: 'min-w-0 grow sm:max-w-96',
    error: message === undefined ? null : `${columnText(column)} ${message}`,
  };
  return (
    <form
      className="flex flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        onCorrect(typed);
      }}
    >
      {answers ? (
        <SelectField
          {...said}
          value={answers.some(({ value }) => value === typed) ? typed : text}
          options={[{ value: text, label: text || 'Please choose' }, ...answers]}
          onChange={({ currentTarget: { value } }) => setTyped(value)}
        />
      ) : (
        <TextField
          {...said}
          maxLength={2000}
          hint={holds}
          value={typed}
          onChange={({ currentTarget: { value } }) => setTyped(value)}
        />
      )}
      <Button size="sm" type="submit" disabled={typed === text}>
        {action}
      </Button>
    </form>
  );
}
