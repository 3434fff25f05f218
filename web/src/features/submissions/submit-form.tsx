import { useRef, useState, type FormEvent } from 'react';
import { useNavigate } from '@tanstack/react-router';
import type { Assignment } from '@bcs/contract/features/coursework/model';
import { isCareer } from '@bcs/contract/features/enrollments/contexts';
import type { Submission } from '@bcs/contract/features/submissions/model';
import { LONGEST_NOTES, WORK_MESSAGES } from '@bcs/contract/features/submissions/failures';
import { addUrlProblem } from '@bcs/contract/features/submissions/urls';
import { workProblem } from '@bcs/contract/features/submissions/work';
import { Button } from '#kit/button.tsx';
import { Card, CardHeader } from '#kit/card.tsx';
import { confirm } from '#kit/confirms.ts';
import { MarkdownEditor, tooLong } from '#kit/markdown-editor.tsx';
import { useDraft } from '#lib/draft.ts';
import { DraftNotice } from '#lib/draft-notice.tsx';
import { useLeaveGuard } from '#lib/leave-guard.ts';
import { useViewer } from '#lib/viewer.ts';
import { LockedWork } from './locked-work.tsx';
import { UnsentText } from './unsent-text.tsx';
import { toWorkUrl, toUrlAlert, UrlEditor, type UrlAlert } from './url-editor.tsx';
import { useHandIn, type SubmissionDraft } from './use-hand-in.ts';

type Props = {
  assignment: Assignment;
  submission: Submission | null;
  /** True if the work is graded for good, so that nothing more can be sent. SUBM-012 */
  locked: boolean;
  /** The titles that career URLs can have. */
  titles: readonly string[];
  onSaved: () => void;
  onFailed: (message: string) => void;
};

/** Returns the content of the form before anybody writes. */
const workOf = (submission: Submission | null): SubmissionDraft => ({
  notes: submission?.notes ?? '',
  urls: submission?.submissionUrlList.map(({ url, title }) => ({ url, title })) ?? [],
  typed: { url: '', title: '' },
});

/** A typed URL counts even if it was not added: somebody who submits wants to include it. SUBM-025 */
function withTypedUrl(work: SubmissionDraft, item: Assignment, titles: readonly string[] | null) {
  const url = toWorkUrl(work.typed, titles);
  const isTyped = work.typed.url.trim() !== '';
  const refused = isTyped ? addUrlProblem(item, url, work.urls) : null;
  const isListed = refused === WORK_MESSAGES.ALREADY_LISTED;
  const urls = isTyped && !isListed ? [...work.urls, url] : work.urls;
  const complete: SubmissionDraft = { ...work, urls, typed: { ...work.typed, url: '' } };
  const problem = isListed ? null : refused;
  return { work: complete, problem: problem ?? workProblem(item, { notes: work.notes, submissionUrlList: urls }) };
}

/** The whole text, ready to be copied. */
const textOf = ({ urls, typed, notes }: SubmissionDraft): string =>
  [...urls.map(({ url, title }) => (title ? `${title}: ${url}` : url)), typed.url, notes].filter(Boolean).join('\n');

/** URLs and notes, to hand in or to hand in again. SUBM-025..SUBM-039 */
// No useForm: an address that is typed and not added counts, and a warning can be confirmed.
export function SubmitForm({ assignment, submission, locked, titles, onSaved, onFailed }: Props) {
  const navigate = useNavigate();
  const { enrollmentId } = useViewer();
  const draft = useDraft<SubmissionDraft>(`submission/${enrollmentId}/${assignment.id}`, workOf(submission));
  const [alert, setAlert] = useState<UrlAlert | null>(null);
  const { value: work, set } = draft;
  const urlTitles = isCareer(assignment) ? titles : null;
  const sent = useRef(work);
  // what the form was filled with; while somebody writes, a newer version does not count as seen
  const [seen, setSeen] = useState(submission?.version);
  if (!draft.dirty && seen !== submission?.version) setSeen(submission?.version);
  const handIn = useHandIn({
    assignment,
    submission,
    seen,
    onSaved: () => {
      // what was written while it was on its way stays as a draft
      draft.saved(sent.current, sent.current);
      onSaved();
    },
    onFailed,
  });
  useLeaveGuard(draft.dirty && !handIn.pending && !locked);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { work: complete, problem } = withTypedUrl(work, assignment, urlTitles);
    setAlert(problem && toUrlAlert(problem));
    // the field itself says that it is too long
    if (problem || tooLong(work.notes, LONGEST_NOTES) !== null || (submission && !(await confirmEdit()))) return;
    set(complete);
    sent.current = complete;
    await handIn.send(complete);
  };
  const cancel = async () => {
    if (draft.dirty && !(await confirmCancel())) return;
    draft.discard();
    await navigate({
      to: '/coursework/$assignmentId/show',
      params: { assignmentId: String(assignment.id) },
      ignoreBlocker: true,
    });
  };
  if (locked) {
    return (
      <LockedWork assignmentId={assignment.id}>
        {draft.dirty && <UnsentText text={textOf(work)} onDiscard={draft.discard} />}
      </LockedWork>
    );
  }
  return (
    <form onSubmit={(event) => void submit(event)} className="grid max-w-3xl gap-5" noValidate>
      <DraftNotice draft={draft} />
      <Card pad className="grid gap-4">
        <CardHeader
          title="Your URLs"
          lead={
            isCareer(assignment)
              ? 'Link your materials and say what each of them is.'
              : 'Link your repository and your deployed application.'
          }
        />
        <UrlEditor
          item={assignment}
          titles={urlTitles}
          urls={work.urls}
          typed={work.typed}
          alert={alert}
          onAlert={setAlert}
          onUrls={(urls) => set((now) => ({ ...now, urls }))}
          onTyped={(typed) => set((now) => ({ ...now, typed }))}
        />
      </Card>
      <Card pad>
        <MarkdownEditor
          breaks
          label="Notes"
          value={work.notes}
          onChange={(notes) => set((now) => ({ ...now, notes }))}
          rows={5}
          longest={LONGEST_NOTES}
        />
      </Card>
      <div className="flex flex-wrap justify-end gap-2 max-sm:*:grow">
        <Button onClick={() => void cancel()} disabled={handIn.pending}>
          Cancel
        </Button>
        <Button type="submit" tone="primary" pending={handIn.pending}>
          {submission ? 'Update Submission' : 'Submit Assignment'}
        </Button>
      </div>
    </form>
  );
}

const confirmEdit = () =>
  confirm({
    title: 'Edit your submission?',
    body: 'It seems you already submitted this assignment, are you sure you want to edit your submission?',
    action: 'Submit',
  });
const confirmCancel = () =>
  confirm({
    title: 'Cancel submission?',
    body: 'Are you sure you want to cancel your submission and go back?',
    action: 'Yes, go back',
    cancel: 'Keep writing',
    danger: true,
  });
