import { useQuery } from '@tanstack/react-query';
import type { Zone } from '@bcs/contract/kernel/clock';
import { SelectField } from '#kit/select-field.tsx';
import { TextField } from '#kit/text-field.tsx';
import { FailureAlert } from '#lib/failure-alert.tsx';
import { formatDate, formatDateTime } from '#lib/dates.ts';
import { callQuery } from '#lib/queries.ts';
import { dueDateOf, type Form } from './form.ts';

type Props = {
  courseId: number;
  form: Form;
  problems: Partial<Record<keyof Form, string>>;
  zone: Zone;
  change: (next: Partial<Form>) => void;
};

const AT: readonly { value: Form['tieAt']; label: string }[] = [
  { value: 'start', label: 'At its start' },
  { value: 'after', label: 'Days after it' },
  { value: 'meeting', label: 'Days before or after it, as in the files' },
];

/** The session that a due date follows, and how. ADM-096 */
export function TieFields({ courseId, form, problems, zone, change }: Props) {
  const { data, error } = useQuery(callQuery('adminSessions', { courseId }));
  const sessions = (data?.sessions ?? []).filter(({ id, cancelled }) => !cancelled || String(id) === form.sessionId);
  const startOf = (id: string) => sessions.find((session) => String(session.id) === id)?.startTime ?? '';
  const set = (next: Partial<Form>) => change({ ...next, sessionStart: startOf(next.sessionId ?? form.sessionId) });
  const due = { ...form, sessionStart: startOf(form.sessionId) };
  return (
    <>
      <SelectField
        label="Session"
        required
        error={problems.sessionId ?? null}
        options={[
          { value: '', label: 'Choose a session' },
          ...sessions.map(({ id, name, startTime }) => ({
            value: String(id),
            label: `${formatDate(startTime, zone)} · ${name}`,
          })),
        ]}
        value={form.sessionId}
        onChange={({ currentTarget: { value } }) => set({ sessionId: value })}
      />
      <FailureAlert failure={error} of="preview" />
      <SelectField
        label="Due when"
        options={AT.filter(({ value }) => value !== 'meeting' || form.tieAt === value)}
        value={form.tieAt}
        onChange={({ currentTarget: { value } }) => set({ tieAt: value as Form['tieAt'] })}
      />
      {form.tieAt !== 'start' && (
        <>
          <TextField
            label={form.tieAt === 'after' ? 'Days after' : 'Days after the class (before it with a minus)'}
            type="number"
            {...(form.tieAt === 'after' && { min: 0, max: 60 })}
            required
            error={problems.daysAfter ?? null}
            value={form.daysAfter}
            onChange={({ currentTarget: { value } }) => set({ daysAfter: value })}
          />
          <TextField
            label="Time"
            type="time"
            hint={form.tieAt === 'after' ? undefined : 'Without one at the end of the day.'}
            required={form.tieAt === 'after'}
            error={problems.tieTime ?? null}
            value={form.tieTime}
            onChange={({ currentTarget: { value } }) => set({ tieTime: value })}
          />
        </>
      )}
      {due.sessionStart !== '' && due.daysAfter !== '' && (due.tieTime !== '' || due.tieAt === 'meeting') && (
        <p className="text-sm text-muted sm:col-span-2">
          Due {formatDateTime(dueDateOf(due, null, zone), zone)}. It moves with the session.
        </p>
      )}
    </>
  );
}
