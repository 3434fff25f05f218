import type { FeedbackComment } from '@bcs/contract/features/weekly-feedback/model';
import { TitledCard } from '#kit/titled-card.tsx';

/** The comments of students in the chosen week, for people who see names. WEEK-008, WEEK-010 */
export const WeekComments = ({ comments }: { comments: readonly FeedbackComment[] }) => (
  <TitledCard
    title={`Comments ${comments.length === 0 ? '' : `(${comments.length})`}`}
    head="px-4 pt-4 pb-3 sm:px-5"
    className="grid content-start"
  >
    {comments.length === 0 ? (
      <p className="px-4 pb-3 text-muted sm:px-5">Nobody has written anything in this week.</p>
    ) : (
      <ul className="divide-y divide-line border-t border-line">
        {comments.map((comment) => (
          <li key={`${comment.week} ${comment.studentEnrollmentId}`} className="grid gap-2 px-4 py-3 sm:px-5">
            <h3 className="font-semibold">{comment.studentName}</h3>
            <Said about="Comments on the instructor" text={comment.commentsOnInstructor} />
            <Said about="Additional notes" text={comment.additionalNotes} />
          </li>
        ))}
      </ul>
    )}
  </TitledCard>
);

const Said = ({ about, text }: { about: string; text: string | null }) =>
  text && (
    <div className="grid gap-0.5">
      <p className="text-sm text-muted">{about}</p>
      <p className="wrap-anywhere whitespace-pre-line">{text}</p>
    </div>
  );
