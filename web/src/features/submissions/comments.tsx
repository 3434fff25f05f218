import { IconMessage2 } from '@tabler/icons-react';
import { writeComment } from '@bcs/contract/features/submissions/abilities';
import { refuseComment } from '@bcs/contract/features/submissions/comments';
import { COMMENT_FAILURES } from '@bcs/contract/features/submissions/failures-comment';
import type { Submission } from '@bcs/contract/features/submissions/model';
import { roleMay } from '@bcs/contract/kernel/ability';
import { cx } from '#kit/cx.ts';
import { useMay } from '#lib/may.ts';
import { useViewer } from '#lib/viewer.ts';
import { Comment, type CommentFacts } from './comment.tsx';
import type { CommentSender } from './comment-sender.ts';
import { CommentForm } from './comment-form.tsx';

type Work = { submission: Submission; contextId: number };
type Props = Work & {
  level?: 2 | 3;
  /** False if the comment box is shown elsewhere on the page. */
  hasBox?: boolean;
};

const factsOf = ({ submission: { submissionGrade, studentEnrollmentId }, contextId }: Work): CommentFacts => ({
  contextId,
  graded: submissionGrade !== null,
  studentEnrollmentId,
});

/** The box for writing a comment on a submission; career items have none. SUBM-047, SUBM-055 */
export function CommentBox({ sender, rows, ...work }: Work & { sender?: CommentSender; rows?: number }) {
  const facts = factsOf(work);
  const { role } = useViewer();
  const mayWrite = useMay(writeComment, facts);
  if (refuseComment(facts) === COMMENT_FAILURES.ON_CAREER_ITEM || !roleMay(writeComment, role)) return null;
  return <CommentForm submissionId={work.submission.id} closed={!mayWrite} sender={sender} rows={rows} />;
}

/** The conversation about one submission. Career items have none. SUBM-047, SUBM-052..SUBM-055 */
export function Comments({ submission, contextId, level = 2, hasBox = true }: Props) {
  const { submissionCommentList: comments } = submission;
  const facts = factsOf({ submission, contextId });
  const refusal = refuseComment(facts);
  if (refusal === COMMENT_FAILURES.ON_CAREER_ITEM) return null;
  const Heading = `h${level}` as const;
  return (
    <section aria-labelledby="comments" className="grid gap-4">
      <Heading id="comments" className={cx('flex items-center gap-2 font-bold', level === 2 ? 'text-xl' : 'text-lg')}>
        <IconMessage2 size={20} aria-hidden className="text-muted" />
        Comments
        <span className="text-sm font-semibold text-muted tabular-nums">{comments.length}</span>
      </Heading>
      {comments.length === 0 && <p className="text-sm text-muted">No comments yet.</p>}
      <ol className="grid gap-4">
        {comments.map((comment) => (
          <li key={comment.id}>
            <Comment comment={comment} facts={facts} top={level === 2 ? 3 : 4} />
          </li>
        ))}
      </ol>
      {refusal && <p className="text-sm text-muted">Comments are closed because this work is graded.</p>}
      {/* stays in place, with its text, when a grade arrives */}
      {hasBox && <CommentBox submission={submission} contextId={contextId} />}
    </section>
  );
}
