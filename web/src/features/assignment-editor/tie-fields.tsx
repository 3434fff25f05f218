import type { Zone } from '@bcs/contract/kernel/clock';
import { SelectField } from '#kit/select-field.tsx';
import { TextField } from '#kit/text-field.tsx';
import { FailureAlert } from '#lib/failure-alert.tsx';
import { formatDate, formatDateTime } from '#lib/dates.ts';
import { createFields, type FormFields } from '#lib/form-fields.ts';
import { useRead } from '#lib/queries.ts';
import { toDueDate, type AssignmentDraft } from './form.ts';

const AT: readonly { value: AssignmentDraft['tieAt']; label: string }[] = [
  { value: 'start', label: 'At its start' },
  { value: 'after', label: 'Days after it' },
  { value: 'meeting', label: 'Days before or after it, as in the files' },
];

/** The session that a due date follows, and how. ADM-096 */
export function TieFields({
  courseId,
  form,
  zone,
}: {
  courseId: number;
  form: FormFields<AssignmentDraft>;
  zone: Zone;
}) {
  const { data, error } = useRead('adminSessions', { courseId });
  const { sessionId, tieAt } = form.value;
  const sessions = (data?.sessions ?? []).filter(({ id, cancelled }) => !cancelled || String(id) === sessionId);
  const startOf = (id: string) => sessions.find((session) => String(session.id) === id)?.startTime ?? '';
  const set = (next: Partial<AssignmentDraft>) =>
    form.set({ ...next, sessionStart: startOf(next.sessionId ?? sessionId) });
  const tied = createFields({ ...form, set });
  const due = { ...form.value, sessionStart: startOf(sessionId) };
  const choices = sessions.map(({ id, name, startTime }) => ({
    value: String(id),
    label: `${formatDate(startTime, zone)} · ${name}`,
  }));
  return (
    <>
      <SelectField
        {...tied.choice('sessionId', 'Session', [{ value: '', label: 'Choose a session' }, ...choices])}
        required
      />
      <FailureAlert failure={error} of="preview" />
      <SelectField
        {...tied.choice(
          'tieAt',
          'When it is due',
          AT.filter(({ value }) => value !== 'meeting' || tieAt === value),
        )}
      />
      {tieAt !== 'start' && (
        <>
          <TextField
            {...tied.text('daysAfter', tieAt === 'after' ? 'Days after' : 'Days after the class (negative: before it)')}
            type="number"
            {...(tieAt === 'after' && { min: 0, max: 60 })}
            required
          />
          <TextField
            {...tied.text('tieTime', 'Time')}
            type="time"
            hint={tieAt === 'after' ? undefined : 'If left empty, it is due at the end of the day.'}
            required={tieAt === 'after'}
          />
        </>
      )}
      {due.sessionStart !== '' && due.daysAfter !== '' && (due.tieTime !== '' || due.tieAt === 'meeting') && (
        <p className="text-sm text-muted sm:col-span-2">
          Due {formatDateTime(toDueDate(due, null, zone), zone)}. It moves with the session.
        </p>
      )}
    </>
  );
}
