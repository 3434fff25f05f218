import { ROLE_NAMES, type Role } from '@bcs/contract/kernel/roles';
import { Alert } from '#kit/alert.tsx';
import { Button } from '#kit/button.tsx';
import type { Input } from '#lib/api.ts';
import { useRead } from '#lib/queries.ts';
import { useSend } from '#lib/send.ts';

type Props = {
  email: string;
  seat: { courseId: number; role: Role } | null;
  /** Tells whether to invite whoever has never signed in. */
  invites: boolean;
  onDone: () => void;
};

/** Offers to enroll an account that exists, and shows nothing of it but what was typed. ADM-018 */
export const EnrollKnown = ({ email, seat, invites, onDone }: Props) => (
  <Alert tone="warn" title="An account with this e-mail already exists.">
    <p>It keeps its name and its password.</p>
    {seat ? <EnrollInto {...{ email, seat, invites, onDone }} /> : <p>Choose a class to enroll that account there.</p>}
  </Alert>
);

function EnrollInto({ email, seat, invites, onDone }: Props & { seat: NonNullable<Props['seat']> }) {
  const { courseId, role } = seat;
  const wanted: Omit<Input<'saveEnrollments'>, 'digest'> = {
    courseId,
    change: { what: 'enroll', role },
    emails: [email.trim()],
  };
  const { data, error } = useRead('previewEnrollments', { ...wanted, fromCourseId: null });
  const save = useSend('saveEnrollments', {
    said: `${email.trim()} is enrolled.${invites ? ' If they have never signed in, an invitation is on its way.' : ''}`,
    onDone: () => onDone(),
  });
  const wrong = error ?? save.failure;
  const row = data?.rows[0];
  const refused = row?.what === 'refused' || row?.what === 'unchanged';
  return (
    <div className="mt-3 grid justify-items-start gap-2">
      {row && refused && <p>{row.why ?? 'This person already has this role in the class.'}</p>}
      {row?.what === 'change role' && <p>This role replaces the one they have. {row.why}</p>}
      {row?.what === 'resume' && <p>They were in this class before and continue with all their work.</p>}
      {wrong && <p className="text-bad">{wrong.message}</p>}
      {!refused && (
        <Button
          pending={save.pending || (!data && !error)}
          onClick={() => data && void save.send({ ...wanted, invites, digest: data.digest })}
        >
          Enroll that account as {ROLE_NAMES[role]}
        </Button>
      )}
    </div>
  );
}
