import { useState } from 'react';
import { plural } from '@bcs/contract/kernel/plural';
import type { CallFailed } from '#lib/call-failed.ts';
import type { Input } from '#lib/api.ts';
import { PlannedDialog } from '#lib/planned-dialog.tsx';
import { usePlanned } from '#lib/planned.ts';
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
  const planned = usePlanned('previewSession', chosen ? { ...asked, marks: chosen } : asked, { pending, failure });
  const count = planned.shown?.sessions.length ?? 0;
  const hanging = planned.shown?.marks.hanging ?? 0;
  return (
    <PlannedDialog
      planned={planned}
      title={count > 1 ? `Save ${count} sessions?` : 'Save this session?'}
      action="Save"
      disabled={hanging > 0 && marks === null}
      onClose={onClose}
      onSave={(digest) => onSave(digest, chosen)}
    >
      {(shown) => {
        const staying = asked.reach === 'this' ? 0 : shown.more[asked.reach] - (count - 1);
        const sentences = sentencesOf(shown, marks === 'clear');
        return (
          <>
            <ChangedList sessions={shown.sessions} zone={zone} />
            {staying > 0 && (
              <p className="text-muted">
                {plural(staying, 'more session of its rule keeps', 'more sessions of its rule keep')} day and time: on
                another weekday, or at another time.
              </p>
            )}
            {hanging > 0 && <MarksField hanging={hanging} value={marks} onChange={setMarks} />}
            <SentenceList sentences={sentences} />
            {shown.due.items.length > 0 && <DueList due={shown.due} zone={zone} />}
            {sentences.length + shown.due.items.length === 0 && (
              <p className="text-muted">No student is notified, and no attendance or due date changes.</p>
            )}
          </>
        );
      }}
    </PlannedDialog>
  );
}
