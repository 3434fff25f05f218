import { SESSION_CATEGORIES } from '@bcs/contract/features/sessions/categories';
import { LONGEST_SESSION_NAME } from '@bcs/contract/kernel/lengths';
import { optionOf, SelectField } from '#kit/select-field.tsx';
import { TextField } from '#kit/text-field.tsx';
import type { Fields } from '#lib/form-fields.ts';
import type { Form } from './form.ts';

type Props = {
  form: Fields<Form>;
  /** The context that a standing session keeps; null for a new one. */
  contextId: number | null;
  rooms: readonly { id: number; name: string }[];
};

/** The fields for what a session is about, of what kind it is, and where it takes place. */
export function TopicFields({ form, contextId, rooms }: Props) {
  const kinds = SESSION_CATEGORIES.filter((each) => contextId === null || each.contextId === contextId);
  return (
    <>
      <TextField {...form.text('name', 'Name')} required maxLength={LONGEST_SESSION_NAME} />
      <div className="grid gap-5 sm:grid-cols-3">
        <SelectField
          {...form.choice(
            'category',
            'Kind',
            kinds.map(({ code, name }) => ({ value: code, label: name })),
          )}
        />
        <TextField {...form.text('chapter', 'Chapter')} inputMode="decimal" hint="Module and position, such as 12.3." />
        <SelectField
          {...form.choice('roomId', 'Room', [{ value: '', label: 'To be announced' }, ...rooms.map(optionOf)])}
        />
      </div>
    </>
  );
}
