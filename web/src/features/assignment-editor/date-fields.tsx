import type { Zone } from '@bcs/contract/kernel/clock';
import { SelectField } from '#kit/select-field.tsx';
import { TextField } from '#kit/text-field.tsx';
import { zoneName } from '#lib/dates.ts';
import type { FormFields } from '#lib/form-fields.ts';
import type { AssignmentDraft, ReleaseChoice } from './form.ts';
import { TieFields } from './tie-fields.tsx';

type Props = {
  courseId: number;
  form: FormFields<AssignmentDraft>;
  /** Students see it already: it can be archived, and no longer be taken back. */
  isOut: boolean;
  zone: Zone;
};

const RELEASES: readonly { value: ReleaseChoice; label: string }[] = [
  { value: 'draft', label: 'Draft, hidden from students' },
  { value: 'now', label: 'Released at once' },
  { value: 'later', label: 'Released at a set time' },
];

const DUE_BY: readonly { value: AssignmentDraft['dueBy']; label: string }[] = [
  { value: 'date', label: 'On a date' },
  { value: 'session', label: 'With a session' },
];

/** The fields for the release, the due date and the working time of an assignment. ADM-093, D-185 */
export function DateFields({ courseId, form, isOut, zone }: Props) {
  const { release, dueBy } = form.value;
  // both are compared with another version, also where they are not shown
  const releaseAt = form.text('releaseAt', 'Release date');
  const dueDate = form.text('dueDate', 'Due date');
  const hours = { type: 'number', min: 0, step: 0.5 } as const;
  return (
    <>
      {!isOut && (
        <div className="grid gap-5 sm:grid-cols-2">
          <SelectField {...form.choice('release', 'Release', RELEASES)} />
          {release === 'later' && <TextField {...releaseAt} type="datetime-local" required />}
        </div>
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...form.text('assignmentDate', 'Assignment date')} type="date" required max="2099-12-31" />
        <SelectField {...form.choice('dueBy', 'Due', DUE_BY)} />
        {dueBy === 'session' ? (
          <TieFields {...{ courseId, form, zone }} />
        ) : (
          <TextField {...dueDate} type="datetime-local" required max="2099-12-31T23:59" />
        )}
        <TextField {...form.text('minHours', 'Minimum hours')} {...hours} />
        <TextField {...form.text('maxHours', 'Maximum hours')} {...hours} />
      </div>
      <p className="-mt-2 text-xs text-muted">Times are in {zoneName(zone)}.</p>
    </>
  );
}
