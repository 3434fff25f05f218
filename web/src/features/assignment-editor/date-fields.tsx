import type { Zone } from '@bcs/contract/kernel/clock';
import { SelectField } from '#kit/select-field.tsx';
import { TextField } from '#kit/text-field.tsx';
import type { Form, Release } from './form.ts';
import { TieFields } from './tie-fields.tsx';

type Props = {
  courseId: number;
  form: Form;
  problems: Partial<Record<keyof Form, string>>;
  /** Students see it already: it can be archived, and no longer be taken back. */
  isOut: boolean;
  zone: Zone;
  change: (next: Partial<Form>) => void;
};

const RELEASES: readonly { value: Release; label: string }[] = [
  { value: 'draft', label: 'Draft, seen by no student' },
  { value: 'now', label: 'Released at once' },
  { value: 'later', label: 'Released at a moment' },
];

const DUE_BY: readonly { value: Form['dueBy']; label: string }[] = [
  { value: 'date', label: 'On a date' },
  { value: 'session', label: 'With a session' },
];

/** When students see it, when it is due, and how long it takes. ADM-093, D-185 */
export function DateFields({ courseId, form, problems, isOut, zone, change }: Props) {
  const { release } = form;
  return (
    <>
      {!isOut && (
        <div className="grid gap-5 sm:grid-cols-2">
          <SelectField
            label="Release"
            options={RELEASES}
            value={release}
            onChange={({ currentTarget: { value } }) => change({ release: value as Release })}
          />
          {release === 'later' && (
            <TextField
              label="Release date"
              type="datetime-local"
              required
              error={problems.releaseAt ?? null}
              value={form.releaseAt}
              onChange={({ currentTarget: { value } }) => change({ releaseAt: value })}
            />
          )}
        </div>
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="Assignment date"
          type="date"
          required
          max="2099-12-31"
          error={problems.assignmentDate ?? null}
          value={form.assignmentDate}
          onChange={({ currentTarget: { value } }) => change({ assignmentDate: value })}
        />
        <SelectField
          label="Due"
          options={DUE_BY}
          value={form.dueBy}
          onChange={({ currentTarget: { value } }) => change({ dueBy: value as Form['dueBy'] })}
        />
        {form.dueBy !== 'session' ? (
          <TextField
            label="Due date"
            type="datetime-local"
            required
            max="2099-12-31T23:59"
            error={problems.dueDate ?? null}
            value={form.dueDate}
            onChange={({ currentTarget: { value } }) => change({ dueDate: value })}
          />
        ) : (
          <TieFields {...{ courseId, form, problems, zone, change }} />
        )}
        <TextField
          label="Hours, at least"
          type="number"
          min={0}
          step={0.5}
          value={form.minHours}
          onChange={({ currentTarget: { value } }) => change({ minHours: value })}
        />
        <TextField
          label="Hours, at most"
          type="number"
          min={0}
          step={0.5}
          error={problems.maxHours ?? null}
          value={form.maxHours}
          onChange={({ currentTarget: { value } }) => change({ maxHours: value })}
        />
      </div>
      <p className="-mt-2 text-xs text-muted">Times are in campus time ({zone}).</p>
    </>
  );
}
