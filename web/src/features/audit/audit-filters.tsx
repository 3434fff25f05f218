import { useState } from 'react';
import { ACTIONS, ORIGINS } from '@bcs/contract/kernel/audit';
import { LONGEST_EMAIL } from '@bcs/contract/kernel/lengths';
import { Button } from '#kit/button.tsx';
import { SelectField } from '#kit/select-field.tsx';
import { TextField } from '#kit/text-field.tsx';
import type { Input, Output } from '#lib/api.ts';
import { ACTION_NAMES } from './audit-search.ts';

type Key = 'person' | 'object' | 'course' | 'action' | 'origin' | 'from' | 'until';
type Changed = Partial<Record<Key, string>>;
type Props = {
  wanted: Input<'auditEntries'>;
  courses: Output<'auditEntries'>['courses'];
  onChange: (changed: Changed & { page: undefined }) => void;
};

const firstUp = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Applied together: to look at a person is itself written down, so no half e-mail is asked for. ADM-112, ADM-114 */
export function AuditFilters({ wanted, courses, onChange }: Props) {
  const [typed, setTyped] = useState<Changed>({});
  const value = (key: Key, stands: string | number | null) => typed[key] ?? String(stands ?? '');
  const set = (key: Key) => (event: { currentTarget: { value: string } }) => {
    const { value: chosen } = event.currentTarget;
    setTyped((before) => ({ ...before, [key]: chosen }));
  };
  return (
    <form
      className="mb-5 grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-4"
      onSubmit={(event) => {
        event.preventDefault();
        onChange({ ...typed, page: undefined });
      }}
    >
      <TextField
        label="Person (e-mail)"
        type="email"
        maxLength={LONGEST_EMAIL}
        value={value('person', wanted.person)}
        onChange={set('person')}
      />
      <TextField label="Object" maxLength={200} value={value('object', wanted.object)} onChange={set('object')} />
      <SelectField
        label="Action"
        value={value('action', wanted.action)}
        options={[
          { value: '', label: 'Any action' },
          ...ACTION_NAMES.map((action) => ({ value: action, label: ACTIONS[action] })),
        ]}
        onChange={set('action')}
      />
      <SelectField
        label="Origin"
        value={value('origin', wanted.origin)}
        options={[
          { value: '', label: 'Any origin' },
          ...ORIGINS.map((origin) => ({ value: origin, label: firstUp(origin) })),
        ]}
        onChange={set('origin')}
      />
      <SelectField
        label="Class"
        value={value('course', wanted.courseId)}
        options={[
          { value: '', label: 'Any class' },
          ...courses.map(({ id, code }) => ({ value: String(id), label: code })),
        ]}
        onChange={set('course')}
      />
      <TextField label="From (UTC)" type="date" value={value('from', wanted.from)} onChange={set('from')} />
      <TextField label="Until (UTC)" type="date" value={value('until', wanted.until)} onChange={set('until')} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" tone="primary">
          Apply filters
        </Button>
        <Button
          onClick={() => {
            setTyped({});
            onChange({
              person: '',
              object: '',
              course: '',
              action: '',
              origin: '',
              from: '',
              until: '',
              page: undefined,
            });
          }}
        >
          Clear
        </Button>
      </div>
    </form>
  );
}
