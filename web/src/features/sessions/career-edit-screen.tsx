import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { careerFields, careerFormErrors, toCareerForm } from '@bcs/contract/features/sessions/career-form';
import { SESSION_CHANGED } from '@bcs/contract/features/sessions/failures';
import { BackLink } from '#kit/back-link.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { PageHeader } from '#kit/page-header.tsx';
import { isFailure } from '#lib/call-failed.ts';
import { useDraft } from '#lib/draft.ts';
import { useForm } from '#lib/form.ts';
import { usePathId } from '#lib/path-id.ts';
import { callQuery, useAnswer } from '#lib/queries.ts';
import { useViewer } from '#lib/viewer.ts';
import { CareerSessionForm } from './career-session-form.tsx';

const route = getRouteApi('/_app/sessions/$sessionId/edit');
/** Specified by SESS-095. */
const FAILED =
  'There was an error updating this session. Please try again. If the problem persists please reach out to BCS Support';

/** Specified by SESS-004 and SESS-025. */
export function CareerEditScreen() {
  const { courseId, timeZone } = useViewer();
  const id = usePathId('sessionId');
  const navigate = route.useNavigate();
  const client = useQueryClient();
  const { session } = useAnswer('session', { id });
  const draft = useDraft(`career-session/${id}`, toCareerForm(session, timeZone));
  // what the form was filled with; while somebody writes, a newer state does not count as seen
  const [seen, setSeen] = useState(session.updatedAt);
  if (!draft.dirty && seen !== session.updatedAt) setSeen(session.updatedAt);
  const params = { sessionId: String(id) };
  const form = useForm('updateCareerSession', {
    draft,
    problems: { ...careerFormErrors(draft.value, timeZone) },
    input: (typed) => ({ id, courseId, updatedAt: seen, ...careerFields(typed, timeZone) }),
    leaves: true,
    said: 'The session has been saved.',
    onDone: () => navigate({ to: '/sessions/$sessionId', params }),
    onRefused: async (failure) => {
      if (!isFailure(failure, SESSION_CHANGED)) return;
      const newest = await client.fetchQuery({ ...callQuery('session', { id }), staleTime: 0 });
      setSeen(newest.session.updatedAt);
    },
  });
  return (
    <>
      <PageHeader
        title="Edit Career Session"
        lead="Students in this class will be notified of the change."
        back={
          <BackLink to="/sessions/$sessionId" params={{ sessionId: String(id) }}>
            {session.name}
          </BackLink>
        }
      />
      <CareerSessionForm
        form={form}
        action="Save Session"
        refusal={(failure) => (isFailure(failure, SESSION_CHANGED) ? failure.message : FAILED)}
        cancel={
          <LinkButton to="/sessions/$sessionId" params={params}>
            Cancel
          </LinkButton>
        }
      />
    </>
  );
}
