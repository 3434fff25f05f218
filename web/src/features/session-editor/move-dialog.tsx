import { useState } from 'react';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { plural } from '@bcs/contract/kernel/plural';
import { hasConsequences } from '#features/assignment-editor/consequence-words.ts';
import { ConsequenceList } from '#features/assignment-editor/consequence-list.tsx';
import { Button } from '#kit/button.tsx';
import { Dialog } from '#kit/dialog.tsx';
import { StandBy } from '#kit/stand-by.tsx';
import { toast } from '#kit/toasts.ts';
import { toastFailure } from '#lib/failure-text.ts';
import { FailureAlert } from '#lib/failure-alert.tsx';
import type { Input, Output } from '#lib/api.ts';
import { callQuery } from '#lib/queries.ts';
import { useSend, write } from '#lib/send.ts';
import { sentencesOf } from './hanging-words.ts';
import { backFrom } from './movable.ts';
import { MarksField, type FormatMarks } from './marks-field.tsx';
import { MovedList } from './moved-list.tsx';
import { SentenceList } from './sentence-list.tsx';

type Props = { asked: Input<'previewMoveItems'>; zone: string; onClose: () => void; onMoved: () => void };
type Previewed = Output<'previewMoveItems'>;

const items = (count: number) => plural(count, 'item');

/** Every old and new date, what follows, the button that does exactly that, and one undo. ADM-084 */
export function MoveDialog({ asked, zone, onClose, onMoved }: Props) {
  const client = useQueryClient();
  const [marks, setMarks] = useState<FormatMarks | null>(null);
  const wanted = marks ? { ...asked, marks } : asked;
  const { data, error, isPlaceholderData } = useQuery({
    ...callQuery('previewMoveItems', wanted),
    placeholderData: keepPreviousData,
  });
  const hanging = data?.marks.hanging ?? 0;
  const undo = async (previewed: Previewed) => {
    const back = { courseId: asked.courseId, ...backFrom(previewed) };
    try {
      const { digest } = await client.fetchQuery({ ...callQuery('previewMoveItems', back), staleTime: 0 });
      const { changed } = await write(client, 'moveItems', { ...back, digest });
      toast(`${items(changed)} moved back.`, 'good');
    } catch (failed) {
      toastFailure(failed, 'deed');
    }
  };
  const move = useSend('moveItems', {
    onDone: ({ changed }) => {
      if (data) toast(`${items(changed)} moved.`, 'good', { text: 'Undo', run: () => void undo(data) });
      onMoved();
    },
  });
  const count = data?.items.length ?? 0;
  return (
    <Dialog
      open
      size="md"
      onClose={onClose}
      title={data ? `Move ${items(count)}?` : 'Move'}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            tone="primary"
            disabled={count === 0 || isPlaceholderData || (hanging > 0 && marks === null)}
            pending={move.pending}
            onClick={() => data && void move.send({ ...wanted, digest: data.digest })}
          >
            Move
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <FailureAlert failure={error} of="preview" />
        <FailureAlert failure={move.failure} of="save" />
        {data && count === 0 && <p>Nothing moves: every item is already there, or follows its session.</p>}
        {data && count > 0 && (
          <>
            <MovedList items={data.items} zone={zone} />
            {hanging > 0 && <MarksField hanging={hanging} value={marks} onChange={setMarks} />}
            <SentenceList sentences={sentencesOf(data, marks === 'clear')} />
            {hasConsequences(data.due) && <ConsequenceList follows={{ ...data.due, studentsTold: 0 }} />}
          </>
        )}
        {!data && !error && <StandBy />}
      </div>
    </Dialog>
  );
}
