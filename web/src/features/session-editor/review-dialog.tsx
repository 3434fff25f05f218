import { useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { plural } from '@bcs/contract/kernel/plural';
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
import { MarksField, type FormatMarks } from './marks-field.tsx';
import { SentenceList } from './sentence-list.tsx';

type Props = {
  asked: Input<'previewSession'>;
  zone: string;
  pending: boolean;
  failure: CallFailed | null;
  onClose: () => void;
  onSave: (digest: string, marks: FormatMarks | undefined) => void;
};

/** Every session that changes and what hangs on it, and the button that does exactly that. ADM-083, ADM-086 */
export function ReviewDialog({ asked, zone, pending, failure, onClose, onSave }: Props) {
  const [marks, setMarks] = useState<FormatMarks | null>(null);
  const chosen = marks ?? undefined;
  const { data, error, isPlaceholderData } = useQuery({
    ...callQuery('previewSession', chosen ? { ...asked, marks: chosen } : asked),
    placeholderData: keepPreviousData,
  });
  const within = asked.reach === 'this' ? 0 : (data?.more[asked.reach] ?? 0);
  const staying = within - ((data?.sessions.length ?? 1) - 1);
  const hanging = data?.marks.hanging ?? 0;
  const { digest = '' } = data ?? {};
  const sentences = data ? sentencesOf(data, marks === 'clear') : [];
  return (
    <Dialog
      open
      size="md"
      onClose={onClose}
      title={data && data.sessions.length > 1 ? `Save ${data.sessions.length} sessions?` : 'Save this session?'}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            tone="primary"
            disabled={!data || isPlaceholderData || (hanging > 0 && marks === null)}
            pending={pending}
            onClick={() => onSave(digest, chosen)}
          >
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
            {asked.reach !== 'this' && staying > 0 && (
              <p className="text-muted">
                {plural(staying, 'more session of its rule keeps', 'more sessions of its rule keep')} day and time: on
                another weekday, or at another time.
              </p>
            )}
            {hanging > 0 && <MarksField hanging={hanging} value={marks} onChange={setMarks} />}
            <SentenceList sentences={sentences} />
            {data.due.items.length > 0 && <DueList due={data.due} zone={zone} />}
            {sentences.length + data.due.items.length === 0 && (
              <p className="text-muted">No student is notified, and no attendance or due date changes.</p>
            )}
          </>
        ) : (
          !error && <StandBy />
        )}
      </div>
    </Dialog>
  );
}
