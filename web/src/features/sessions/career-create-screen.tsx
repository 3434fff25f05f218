import { useNavigate } from '@tanstack/react-router';
import { careerFields, EMPTY_FORM } from '@bcs/contract/features/sessions/career-form';
import { LinkButton } from '#kit/link-button.tsx';
import { PageHeader } from '#kit/page-header.tsx';
import { toast } from '#kit/toasts.ts';
import { useDraft } from '#lib/draft.ts';
import { useSend } from '#lib/send.ts';
import { useViewer } from '#lib/viewer.ts';
import { CareerSessionForm } from './career-session-form.tsx';

/** SESS-002, SESS-024 */
export function CareerCreateScreen() {
  const { courseId, timeZone } = useViewer();
  const navigate = useNavigate();
  const draft = useDraft(`career-session/new/${courseId}`, EMPTY_FORM);
  const create = useSend('createCareerSession', {
    leaves: true,
    onDone: ({ session }) => {
      draft.saved(EMPTY_FORM);
      toast('The session has been created.');
      return navigate({ to: '/sessions/$sessionId', params: { sessionId: String(session.id) } });
    },
  });
  return (
    <>
      <PageHeader title="New Career Session" lead="Students in this class will be notified." />
      <CareerSessionForm
        draft={draft}
        action="Create Session"
        pending={create.pending}
        // SESS-096
        failure={create.failure?.message ?? null}
        onSubmit={(form) => void create.send({ courseId, ...careerFields(form, timeZone) })}
        cancel={<LinkButton to="/sessions">Cancel</LinkButton>}
      />
    </>
  );
}
