import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { plural } from '@bcs/contract/kernel/plural';
import { itemKey } from '@bcs/contract/features/scheduling/dated';
import { hasConsequences } from '#features/assignment-editor/consequence-words.ts';
import { ConsequenceList } from '#features/assignment-editor/consequence-list.tsx';
import { toast } from '#kit/toasts.ts';
import { toastFailure } from '#lib/failure-text.ts';
import type { Input, Output } from '#lib/api.ts';
import { PlannedDialog } from '#lib/planned-dialog.tsx';
import { usePlanned } from '#lib/planned.ts';
import { callQuery } from '#lib/queries.ts';
import { useSend, write } from '#lib/send.ts';
import { SESSION_WARNINGS } from '#features/scheduling/warning-words.ts';
import { formatDateTime } from '#lib/dates.ts';
import { hangingSentences } from './hanging-words.ts';
import { reverseMove } from './movable.ts';
import { type FormatMarks, MarksField } from './marks-field.tsx';
import { SentenceList } from './sentence-list.tsx';

/** Every old and new date of a move. ADM-084 */
const MovedList = ({ items, zone }: { items: Output<'previewMoveItems'>['items']; zone: string }) => (
  <ul aria-label="Items that move" className="grid max-h-80 gap-3 overflow-y-auto">
    {items.map((item) => (
      <li key={itemKey(item)} className="grid">
        <span className="font-semibold wrap-anywhere">{item.name}</span>
        <span className="text-sm text-muted">
          from {formatDateTime(item.from.startTime, zone)} to {formatDateTime(item.to.startTime, zone)}
        </span>
        {item.follows && <span className="text-sm text-muted">Follows its session</span>}
        {item.holiday !== null && <span className="text-sm text-muted">Moved off a holiday: {item.holiday}</span>}
        {item.warnings.map(({ what, name }) => (
          <span key={what + name} className="text-sm text-warn">
            {SESSION_WARNINGS[what](name)}
          </span>
        ))}
      </li>
    ))}
  </ul>
);

type Props = { asked: Input<'previewMoveItems'>; zone: string; onClose: () => void; onMoved: () => void };
type Previewed = Output<'previewMoveItems'>;

/** Every old and new date, what follows, the button that does exactly that, and one undo. ADM-084 */
export function MoveDialog({ asked, zone, onClose, onMoved }: Props) {
  const client = useQueryClient();
  const [marks, setMarks] = useState<FormatMarks | null>(null);
  const wanted = marks ? { ...asked, marks } : asked;
  const undo = async (previewed: Previewed) => {
    const back = { courseId: asked.courseId, ...reverseMove(previewed) };
    try {
      const { digest } = await client.fetchQuery({ ...callQuery('previewMoveItems', back), staleTime: 0 });
      const { changed } = await write(client, 'moveItems', { ...back, digest });
      toast(`${plural(changed, 'item')} moved back.`, 'good');
    } catch (failed) {
      toastFailure(failed, 'deed');
    }
  };
  const move = useSend('moveItems', {
    onDone: ({ changed }) => {
      if (shown) toast(`${plural(changed, 'item')} moved.`, 'good', { text: 'Undo', run: () => void undo(shown) });
      onMoved();
    },
  });
  const planned = usePlanned('previewMoveItems', wanted, move);
  const { shown } = planned;
  const count = shown?.items.length ?? 0;
  const hanging = shown?.marks.hanging ?? 0;
  return (
    <PlannedDialog
      planned={planned}
      title={shown ? `Move ${plural(count, 'item')}?` : 'Move'}
      action="Move"
      disabled={count === 0 || (hanging > 0 && marks === null)}
      onClose={onClose}
      onSave={(digest) => void move.send({ ...wanted, digest })}
    >
      {(moved) =>
        count === 0 ? (
          <p>Nothing moves: every item is already there, or follows its session.</p>
        ) : (
          <>
            <MovedList items={moved.items} zone={zone} />
            {hanging > 0 && <MarksField hanging={hanging} value={marks} onChange={setMarks} />}
            <SentenceList sentences={hangingSentences(moved, marks === 'clear')} />
            {hasConsequences(moved.due) && <ConsequenceList follows={{ ...moved.due, studentsTold: 0 }} />}
          </>
        )
      }
    </PlannedDialog>
  );
}
