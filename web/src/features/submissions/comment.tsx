import { fullName } from '@bcs/contract/kernel/full-name';
import { useState } from 'react';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { isStudent, ROLE_NAMES } from '@bcs/contract/kernel/roles';
import { deleteComment, editComment } from '@bcs/contract/features/submissions/abilities';
import type { CommentedWork } from '@bcs/contract/features/submissions/comments';
import type { SubmissionComment } from '@bcs/contract/features/submissions/model';
import { Avatar } from '#kit/avatar.tsx';
import { Badge } from '#kit/badge.tsx';
import { confirm } from '#kit/confirms.ts';
// the question and the refusal are loaded with the buttons, so that they are shown even without a network
import '#kit/confirm.tsx';
import '#kit/toast-box.tsx';
import { IconButton } from '#kit/button.tsx';
import { Markdown } from '#kit/markdown.tsx';
import { toast } from '#kit/toasts.ts';
import { formatDateTime } from '#lib/dates.ts';
import { useFoundDraft } from '#lib/draft.ts';
import { useMay } from '#lib/may.ts';
import { useSend } from '#lib/send.ts';
import { useViewer } from '#lib/viewer.ts';
import { CommentEdit, editDraft } from './comment-edit.tsx';

/** The facts of a submission that the comment rules ask for. */
export type CommentFacts = CommentedWork & { studentEnrollmentId: number };

type Facts = { comment: SubmissionComment; facts: CommentFacts };
type Props = Facts & {
  /** The level of its highest heading: one below that of the comments. */
  top: 3 | 4;
};

/** One comment, with what the reader may do with it. SUBM-008, SUBM-020, SUBM-021, D-093 */
export function Comment({ comment, facts, top }: Props) {
  const { timeZone } = useViewer();
  const [editing, setEditing] = useState(false);
  const isOwn = useViewer().enrollmentId === comment.enrollmentId;
  const mayEdit = useMay(editComment, askedOf(comment, facts));
  // what was being rewritten when the page went away opens again by itself
  useFoundDraft(isOwn ? editDraft(comment.id) : null, () => setEditing(true));
  const { author, authorRole, date, editedAt, isPcCase } = comment;
  const name = fullName(author);
  const role = authorRole.courseRoleCode;
  return (
    <article className="flex gap-3" aria-label={`Comment by ${name}`}>
      <Avatar name={name} src={comment.userAccountAvatar} size={36} className="max-sm:hidden" />
      <div className="min-w-0 grow">
        <header className="flex min-h-9 flex-wrap items-center gap-x-2 gap-y-0.5">
          <span className="font-semibold">{name}</span>
          <Badge tone={isStudent(role) ? 'neutral' : 'brand'}>{isPcCase ? 'Student Success' : ROLE_NAMES[role]}</Badge>
          <span className="text-xs text-muted">
            <time dateTime={date}>{formatDateTime(date, timeZone)}</time>
            {editedAt && ' · edited'}
          </span>
          <span className="ml-auto flex">
            <Actions comment={comment} facts={facts} onEdit={() => setEditing(true)} />
          </span>
        </header>
        {editing ? (
          <CommentEdit comment={comment} top={top} closed={!mayEdit} onDone={() => setEditing(false)} />
        ) : (
          <Markdown source={comment.comment} top={top} breaks />
        )}
      </div>
    </article>
  );
}

/** Returns the facts of a comment that the rules ask for. */
const askedOf = ({ enrollmentId, authorRole }: SubmissionComment, facts: CommentFacts) => ({
  ...facts,
  authorEnrollmentId: enrollmentId,
  authorRole: authorRole.courseRoleCode,
});

function Actions({ comment, facts, onEdit }: Facts & { onEdit: () => void }) {
  const asked = askedOf(comment, facts);
  const mayEdit = useMay(editComment, asked);
  const mayDelete = useMay(deleteComment, asked);
  const remove = useSend('deleteSubmissionComment', {
    asks: {
      title: 'Delete comment',
      body: 'Are you sure you want to permanently delete this comment?',
      action: 'Delete',
      danger: true,
    },
    onRefused: ({ message }) => toast(message, 'bad'),
  });
  const edit = async () => {
    const sure = await confirm({
      title: 'Edit comment',
      body: 'Are you sure you want to edit this comment?',
      action: 'Edit',
    });
    if (sure) onEdit();
  };
  return (
    <>
      {mayEdit && <IconButton icon={IconPencil} label="Edit comment" onClick={() => void edit()} />}
      {mayDelete && (
        <IconButton icon={IconTrash} label="Delete comment" onClick={() => void remove.send({ id: comment.id })} />
      )}
    </>
  );
}
