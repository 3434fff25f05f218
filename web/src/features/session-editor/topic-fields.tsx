import { SESSION_CATEGORIES } from '@bcs/contract/features/sessions/categories';
import { LONGEST_SESSION_NAME } from '@bcs/contract/kernel/lengths';
import { SelectField } from '#kit/select-field.tsx';
import { TextField } from '#kit/text-field.tsx';
import type { Form } from './form.ts';

type Props = {
  form: Form;
  problems: Partial<Record<keyof Form, string>>;
  /** The context that a standing session keeps; null for a new one. */
  contextId: number | null;
  rooms: readonly { id: number; name: string }[];
  change: (next: Partial<Form>) => void;
};

/** What a session is about, of what kind it is, and where it takes place. */
export const TopicFields = ({ form, problems, contextId, rooms, change }: Props) => (
  <>
    <TextField
      label="Name"
      required
      maxLength={LONGEST_SESSION_NAME}
      error={problems.name ?? null}
      value={form.name}
      onChange={({ currentTarget: { value } }) => change({ name: value })}
    />
    <div className="grid gap-5 sm:grid-cols-3">
      <SelectField
        label="Kind"
        options={SESSION_CATEGORIES.filter((each) => contextId === null || each.contextId === contextId).map(
          ({ code, name }) => ({ value: code, label: name }),
        )}
        value={form.category}
        onChange={({ currentTarget: { value } }) => change({ category: value as Form['category'] })}
      />
      <TextField
        label="Chapter"
        inputMode="decimal"
        hint="Module and position, such as 12.3."
        error={problems.chapter ?? null}
        value={form.chapter}
        onChange={({ currentTarget: { value } }) => change({ chapter: value })}
      />
      <SelectField
        label="Room"
        options={[
          { value: '', label: 'To be announced' },
          ...rooms.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        value={form.roomId}
        onChange={({ currentTarget: { value } }) => change({ roomId: value })}
      />
    </div>
  </>
);
