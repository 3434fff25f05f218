import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { IconBookmark } from '@tabler/icons-react';
import { Alert } from '#kit/alert.tsx';
import { Button } from '#kit/button.tsx';
import { Popover } from '#kit/popover.tsx';
import { SearchField } from '#kit/search-field.tsx';
import { SkeletonRows } from '#kit/skeleton.tsx';
import { callQuery } from '#lib/queries.ts';
import { useSend } from '#lib/send.ts';
import { useViewer } from '#lib/viewer.ts';
import { SavedCommentRow } from './saved-comment-row.tsx';
import { searchComments } from './saved-comments.ts';

type Props = {
  /** The text in the editor. */
  written: string;
  onInsert: (comment: string) => void;
};

/** The reader's own words to write again: found, put into the editor, changed, forgotten, and added to. */
export const CommentBank = (props: Props) => (
  <Popover
    label="Saved comments"
    align="start"
    className="w-[min(26rem,calc(100vw-1rem))]"
    button={(wiring) => (
      <Button {...wiring} tone="quiet">
        <IconBookmark size={18} aria-hidden />
        Saved comments
      </Button>
    )}
  >
    {(close) => <Bank {...props} close={close} />}
  </Popover>
);

function Bank({ written, onInsert, close }: Props & { close: () => void }) {
  const { enrollmentId } = useViewer();
  const query = callQuery('savedComments', { enrollmentId });
  const { data, error } = useQuery(query);
  const [search, setSearch] = useState('');
  const add = useSend('createSavedComment');
  if (error) return <Alert tone="bad">{error.message}</Alert>;
  const saved = data?.savedComments ?? [];
  const shown = searchComments(saved, search);
  const words = written.trim();
  const isSaved = saved.some(({ comment }) => comment === words);
  return (
    <div className="grid max-h-[60dvh] grid-rows-[auto_minmax(0,1fr)_auto]">
      <div className="border-b border-line p-3">
        <SearchField
          label="Search saved comments"
          hideLabel
          placeholder="Search"
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      </div>
      <div className="overflow-y-auto p-1.5">
        {!data && <SkeletonRows rows={3} />}
        {data && shown.length === 0 && (
          <p className="px-3 py-4 text-sm text-muted">
            {saved.length === 0
              ? 'Nothing saved yet. Write a comment and save it here.'
              : 'No saved comment has these words.'}
          </p>
        )}
        <ul className="grid gap-0.5">
          {shown.map((comment) => (
            <SavedCommentRow
              key={comment.id}
              saved={comment}
              onInsert={() => {
                onInsert(comment.comment);
                close();
              }}
            />
          ))}
        </ul>
      </div>
      <div className="grid gap-2 border-t border-line p-3">
        {add.failure && <Alert tone="bad">{add.failure.message}</Alert>}
        <Button
          size="sm"
          pending={add.pending}
          disabled={words === '' || isSaved}
          onClick={() => void add.send({ enrollmentId, comment: words })}
        >
          {isSaved ? 'Saved' : 'Save what you have written'}
        </Button>
      </div>
    </div>
  );
}
