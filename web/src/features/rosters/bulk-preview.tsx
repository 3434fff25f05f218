import { useNavigate } from '@tanstack/react-router';
import { plural, pluralForm } from '@bcs/contract/kernel/plural';
import { Button } from '#kit/button.tsx';
import { StandBy } from '#kit/stand-by.tsx';
import { toast } from '#kit/toasts.ts';
import { FailureAlert } from '#lib/failure-alert.tsx';
import type { Input, Output } from '#lib/api.ts';
import { PlannedButton } from '#lib/planned-dialog.tsx';
import { usePlanned } from '#lib/planned.ts';
import { useSend } from '#lib/send.ts';

export type EnrollmentsPreviewInput = Input<'previewEnrollments'>;
type What = Output<'previewEnrollments'>['rows'][number]['what'];

const WHAT: Readonly<Record<What, string>> = {
  begin: 'Will be enrolled',
  resume: 'Continues, with all work',
  'change role': 'Changes to this role',
  end: 'Leaves the class',
  unchanged: 'Nothing changes',
  refused: 'Not possible',
};
/** Orders the rows so that problems are visible without scrolling. */
const refusedFirst = (one: { what: What }, other: { what: What }) =>
  Number(other.what === 'refused') - Number(one.what === 'refused');

type Props = {
  asked: EnrollmentsPreviewInput;
  onSaved: () => void;
  /** Removes the lines that are not possible. */
  onLess: (emails: string[]) => void;
};

/** Previews the effect on each person, with a button that does exactly that. ADM-031, ADM-117 */
export function BulkPreview({ asked, onSaved, onLess }: Props) {
  const navigate = useNavigate();
  const ends = asked.change.what === 'end';
  const save = useSend('saveEnrollments', {
    onDone: ({ changed, importId }) => {
      const look = () => void navigate({ to: '/admin/import/$importId', params: { importId: String(importId) } });
      const told = `${plural(changed, 'person', 'people')} ${ends ? 'left the class' : 'enrolled'}. You can undo this for 30 days.`;
      toast(told, 'good', { text: 'Show', run: look });
      onSaved();
    },
  });
  const planned = usePlanned('previewEnrollments', asked, save);
  const { shown: data, error } = planned;
  if (error) return <FailureAlert failure={error} of="preview" />;
  if (!data) return <StandBy />;
  const { rows } = data;
  const { courseId, change } = asked;
  const kept = rows.filter(({ what }) => what !== 'refused');
  const refused = rows.length - kept.length;
  const changing = kept.filter(({ what }) => what !== 'unchanged').length;
  const emails = rows.map(({ email }) => email);
  return (
    <div className="grid gap-4">
      <ul aria-label="Preview" className="grid max-h-72 gap-2 overflow-y-auto">
        {rows.toSorted(refusedFirst).map(({ email, name, what, why }) => (
          <li key={email} className="grid">
            <span className="wrap-anywhere">{name === null ? email : `${name}, ${email}`}</span>
            <span className={what === 'refused' ? 'text-sm text-bad' : 'text-sm text-muted'}>
              {WHAT[what]}
              {why !== null && `. ${why}`}
            </span>
          </li>
        ))}
        {rows.length === 0 && <li className="text-muted">No one in that class has this role.</li>}
      </ul>
      <FailureAlert failure={save.failure} of="save" />
      {refused > 0 ? (
        <Button onClick={() => onLess(kept.map(({ email }) => email))}>
          Leave out {pluralForm(refused, 'the line', `the ${refused} lines`)} that cannot be done
        </Button>
      ) : (
        <PlannedButton
          planned={planned}
          tone={ends ? 'danger' : 'primary'}
          disabled={changing === 0}
          onSave={(digest) => void save.send({ courseId, change, emails, digest })}
        >
          {changing === 0 ? 'Nothing to do' : actionOf(ends, changing)}
        </PlannedButton>
      )}
    </div>
  );
}

const actionOf = (ends: boolean, count: number): string => {
  if (!ends) return `Enroll ${plural(count, 'person', 'people')}`;
  return `End ${plural(count, 'enrollment')}`;
};
