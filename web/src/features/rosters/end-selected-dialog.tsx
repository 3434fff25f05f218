import { useState } from 'react';
import { LONGEST_NOTE } from '@bcs/contract/features/rosters/failures';
import type { EndReason } from '@bcs/contract/features/rosters/model';
import type { Day } from '@bcs/contract/kernel/clock';
import { plural } from '@bcs/contract/kernel/plural';
import { useAdminDraft } from '#features/grants/admin-draft.ts';
import { Button } from '#kit/button.tsx';
import { Dialog } from '#kit/dialog.tsx';
import { TextArea } from '#kit/text-area.tsx';
import { DraftNotice } from '#lib/draft-notice.tsx';
import { fieldsIn } from '#lib/form-fields.ts';
import { BulkPreview, type EnrollmentsPreviewInput } from './bulk-preview.tsx';
import { EndingFields } from './ending-fields.tsx';
import { ENDING_CONSEQUENCES } from './ending-words.ts';

type Props = {
  course: { readonly id: number; readonly code: string };
  emails: readonly string[];
  onClose: () => void;
  onDone: () => void;
};

/** Ends the ticked enrollments, all for one reason, after a preview. ADM-032, ADM-117 */
export function EndSelectedDialog({ course, emails, onClose, onDone }: Props) {
  const draft = useAdminDraft(`roster/${course.id}/end`, `${course.code}: end enrollments`, {
    reason: 'withdrawn' as EndReason,
    lastDay: '',
    note: '',
  });
  const typed = draft.value;
  const [kept, setKept] = useState(emails);
  const [asked, setAsked] = useState<EnrollmentsPreviewInput | null>(null);
  const fields = fieldsIn(draft, () => setAsked(null));
  const ask = () => {
    const { reason, note } = typed;
    const lastDay = typed.lastDay === '' ? null : (typed.lastDay as Day);
    setAsked({
      courseId: course.id,
      change: { what: 'end', reason, lastDay, note },
      emails: [...kept],
      fromCourseId: null,
    });
  };
  const count = plural(kept.length, 'enrollment');
  return (
    <Dialog open sticky size="md" onClose={onClose} title={`End ${count} in ${course.code}`}>
      <div className="grid gap-4">
        <DraftNotice draft={draft} />
        <p className="text-muted">{ENDING_CONSEQUENCES}</p>
        <EndingFields of={fields} />
        <TextArea {...fields.text('note', 'Note')} hint="It is kept in the history." maxLength={LONGEST_NOTE} />
        {asked ? (
          <BulkPreview
            asked={asked}
            onSaved={() => {
              draft.saved();
              onDone();
            }}
            onLess={(less) => {
              setKept(less);
              setAsked(null);
            }}
          />
        ) : (
          <Button tone="primary" disabled={kept.length === 0} onClick={ask}>
            Preview {count}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
