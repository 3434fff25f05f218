import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { emailsIn } from '@bcs/contract/features/rosters/enrolling';
import { MOST_ENROLLED } from '@bcs/contract/features/rosters/failures';
import { ROLE_NAMES, ROLES, STUDENT, type Role } from '@bcs/contract/kernel/roles';
import { Alert } from '#kit/alert.tsx';
import { Button } from '#kit/button.tsx';
import { Dialog } from '#kit/dialog.tsx';
import { SelectField } from '#kit/select-field.tsx';
import { StandBy } from '#kit/stand-by.tsx';
import { TextArea } from '#kit/text-area.tsx';
import { toast } from '#kit/toasts.ts';
import type { Input, Output } from '#lib/api.ts';
import { useDraft } from '#lib/draft.ts';
import { DraftNotice } from '#lib/draft-notice.tsx';
import { callQuery } from '#lib/queries.ts';
import { useSend } from '#lib/send.ts';

type Props = { course: Output<'roster'>['course']; onClose: () => void };
type PlanRow = Output<'previewEnrollments'>['rows'][number];

const WHAT: Readonly<Record<PlanRow['what'], string>> = {
  begin: 'Is enrolled',
  resume: 'Comes back, with all work',
  'change role': 'Gets this role instead of another',
  unchanged: 'Has this role already',
  refused: 'Cannot be enrolled',
};

/** Enrolls people by their e-mails, after a preview line by line. ADM-031 */
export function EnrollDialog({ course, onClose }: Props) {
  const draft = useDraft(`enroll/${course.id}`, { typed: '', role: STUDENT });
  const [asked, setAsked] = useState<Input<'previewEnrollments'> | null>(null);
  const { typed, role } = draft.value;
  const emails = emailsIn(typed);
  const set = (changed: Partial<typeof draft.value>) => {
    setAsked(null);
    draft.set((before) => ({ ...before, ...changed }));
  };
  const saved = () => {
    draft.saved({ typed: '', role: STUDENT });
    onClose();
  };
  return (
    <Dialog open sticky size="md" onClose={onClose} title={`Enroll people in ${course.code}`}>
      <div className="grid gap-4">
        <DraftNotice draft={draft} />
        <TextArea
          label="E-mails"
          hint={`One a line, or as copied from a mail; at most ${MOST_ENROLLED}.`}
          autoFocus
          value={typed}
          onChange={({ currentTarget: { value } }) => set({ typed: value })}
        />
        <SelectField
          label="Role"
          options={ROLES.map((value) => ({ value, label: ROLE_NAMES[value] }))}
          value={role}
          onChange={({ currentTarget: { value } }) => set({ role: value as Role })}
        />
        {asked ? (
          <Preview asked={asked} onSaved={saved} onLess={(kept) => set({ typed: kept.join('\n') })} />
        ) : (
          <Button
            tone="primary"
            disabled={emails.length === 0 || emails.length > MOST_ENROLLED}
            onClick={() => setAsked({ courseId: course.id, role, emails })}
          >
            Preview {emails.length === 1 ? '1 person' : `${emails.length} people`}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

type PreviewProps = {
  asked: Input<'previewEnrollments'>;
  onSaved: () => void;
  /** Without the lines that cannot be enrolled. */
  onLess: (emails: string[]) => void;
};

function Preview({ asked, onSaved, onLess }: PreviewProps) {
  const { data, error } = useQuery(callQuery('previewEnrollments', asked));
  const save = useSend('saveEnrollments', {
    onDone: ({ enrolled }) => {
      toast(enrolled === 1 ? '1 person enrolled.' : `${enrolled} people enrolled.`);
      onSaved();
    },
  });
  if (error) return <Alert tone="bad">{error.message}</Alert>;
  if (!data) return <StandBy />;
  const refused = data.rows.filter(({ what }) => what === 'refused');
  return (
    <div className="grid gap-4">
      <ul className="grid max-h-72 gap-2 overflow-y-auto">
        {data.rows.map(({ email, what, why }) => (
          <li key={email} className="grid">
            <span className="wrap-anywhere">{email}</span>
            <span className={what === 'refused' ? 'text-sm text-bad' : 'text-sm text-muted'}>
              {WHAT[what]}
              {why !== null && `. ${why}`}
            </span>
          </li>
        ))}
      </ul>
      {save.failure && <Alert tone="bad">{save.failure.message}</Alert>}
      {refused.length > 0 ? (
        <Button onClick={() => onLess(data.rows.filter(({ what }) => what !== 'refused').map(({ email }) => email))}>
          Leave out {refused.length === 1 ? 'the line' : `the ${refused.length} lines`} that cannot be enrolled
        </Button>
      ) : (
        <Button tone="primary" pending={save.pending} onClick={() => void save.send({ ...asked, digest: data.digest })}>
          Enroll
        </Button>
      )}
    </div>
  );
}
