import { useNavigate } from '@tanstack/react-router';
import { careerFields, careerFormErrors, EMPTY_FORM } from '@bcs/contract/features/sessions/career-form';
import { LinkButton } from '#kit/link-button.tsx';
import { PageHeader } from '#kit/page-header.tsx';
import { useDraft } from '#lib/draft.ts';
import { useForm } from '#lib/form.ts';
import { useViewer } from '#lib/viewer.ts';
import { CareerSessionForm } from './career-session-form.tsx';

/** Specified by SESS-002 and SESS-024. */
export function CareerCreateScreen() {
  const { courseId, timeZone } = useViewer();
  const navigate = useNavigate();
  const draft = useDraft(`career-session/new/${courseId}`, EMPTY_FORM);
  const form = useForm('createCareerSession', {
    draft,
    problems: { ...careerFormErrors(draft.value, timeZone) },
    input: (typed) => ({ courseId, ...careerFields(typed, timeZone) }),
    leaves: true,
    said: 'The session has been created.',
    onDone: ({ session }) => navigate({ to: '/sessions/$sessionId', params: { sessionId: String(session.id) } }),
  });
  return (
    <>
      <PageHeader title="New Career Session" lead="Students in this class will be notified." />
      <CareerSessionForm
        form={form}
        action="Create Session"
        // SESS-096
        refusal={({ message }) => message}
        cancel={<LinkButton to="/sessions">Cancel</LinkButton>}
      />
    </>
  );
}
