import { useQuery } from '@tanstack/react-query';
import { Button } from '#kit/button.tsx';
import { Dialog } from '#kit/dialog.tsx';
import { StandBy } from '#kit/stand-by.tsx';
import type { CallFailed } from '#lib/call-failed.ts';
import { FailureAlert } from '#lib/failure-alert.tsx';
import type { Input } from '#lib/api.ts';
import { callQuery } from '#lib/queries.ts';
import { ConsequenceList } from './consequence-list.tsx';

type Asked =
  | { readonly name: 'previewAssignment'; readonly input: Input<'previewAssignment'> }
  | { readonly name: 'previewArchiveAssignment'; readonly input: Input<'previewArchiveAssignment'> };

type Props = {
  title: string;
  /** The meaning of the change, beside what follows for students. */
  lead?: string;
  /** The text of the button. */
  action: string;
  asked: Asked;
  pending: boolean;
  failure: CallFailed | null;
  onClose: () => void;
  onSave: (digest: string) => void;
};

/** The consequences of a change, and the button that does exactly that. ADM-097 */
export function FollowsDialog({ title, lead, action, asked, pending, failure, onClose, onSave }: Props) {
  const query =
    asked.name === 'previewAssignment' ? callQuery(asked.name, asked.input) : callQuery(asked.name, asked.input);
  // what was looked at stays until the dialog has closed, and not any longer
  const { data, error } = useQuery({
    ...(query as ReturnType<typeof callQuery<'previewAssignment'>>),
    enabled: !pending,
    gcTime: 0,
  });
  const { digest = '' } = data ?? {};
  return (
    <Dialog
      open
      size="md"
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button tone="primary" disabled={!data} pending={pending} onClick={() => onSave(digest)}>
            {action}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {lead && <p>{lead}</p>}
        <FailureAlert failure={error} of="preview" />
        <FailureAlert failure={failure} of="save" />
        {data ? <ConsequenceList follows={data} /> : !error && <StandBy />}
      </div>
    </Dialog>
  );
}
