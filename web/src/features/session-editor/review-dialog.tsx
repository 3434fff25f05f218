import { useQuery } from '@tanstack/react-query';
import { Button } from '#kit/button.tsx';
import { Dialog } from '#kit/dialog.tsx';
import { StandBy } from '#kit/stand-by.tsx';
import type { CallFailed } from '#lib/call-failed.ts';
import { FailureAlert } from '#lib/failure-alert.tsx';
import type { Input } from '#lib/api.ts';
import { callQuery } from '#lib/queries.ts';
import { ChangedList } from './changed-list.tsx';
import { DueList } from './due-list.tsx';
import { sentencesOf } from './hanging-words.ts';
import { SentenceList } from './sentence-list.tsx';

type Props = {
  asked: Input<'previewSession'>;
  zone: string;
  pending: boolean;
  failure: CallFailed | null;
  onClose: () => void;
  onSave: (digest: string) => void;
};

/** Every session that changes and what hangs on it, and the button that does exactly that. ADM-083, ADM-086 */
export function ReviewDialog({ asked, zone, pending, failure, onClose, onSave }: Props) {
  const { data, error } = useQuery(callQuery('previewSession', asked));
  const { digest = '' } = data ?? {};
  const sentences = data ? sentencesOf(data) : [];
  return (
    <Dialog
      open
      size="md"
      onClose={onClose}
      title={data && data.sessions.length > 1 ? `Save ${data.sessions.length} sessions?` : 'Save this session?'}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button tone="primary" disabled={!data} pending={pending} onClick={() => onSave(digest)}>
            Save
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <FailureAlert failure={error} of="preview" />
        <FailureAlert failure={failure} of="save" />
        {data ? (
          <>
            <ChangedList sessions={data.sessions} zone={zone} />
            <SentenceList sentences={sentences} />
            {data.due.items.length > 0 && <DueList due={data.due} zone={zone} />}
            {sentences.length + data.due.items.length === 0 && (
              <p className="text-muted">Nothing changes for any student.</p>
            )}
          </>
        ) : (
          !error && <StandBy />
        )}
      </div>
    </Dialog>
  );
}
