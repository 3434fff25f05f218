import { useState } from 'react';
import { ROLE_OPTIONS } from '#features/rosters/role-options.ts';
import { Button } from '#kit/button.tsx';
import { SelectField } from '#kit/select-field.tsx';
import { TextField } from '#kit/text-field.tsx';
import { columnWord } from './import-words.ts';

type Props = {
  column: string;
  text: string;
  /** The reason why it cannot be taken; missing where it can. */
  message?: string;
  holds: string;
  /** The name of the cell, where it is not that of the column alone. */
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

/** A cell that cannot be taken, with why, what it may hold, and a place to correct it. ADM-042 */
// No useForm: one cell, corrected in its place.
export function CorrectedCell({ column, text, message, holds, label, action = 'Correct', onCorrect }: Props) {
  const [typed, setTyped] = useState(text);
  const answers = ANSWERS[column];
  const said = {
    label: label ?? columnWord(column),
    className: 'min-w-0 grow sm:max-w-96',
    error: message === undefined ? null : `${columnWord(column)} ${message}`,
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
