import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { careerFields, careerFormOf } from '@bcs/contract/features/sessions/career-form';
import { LinkButton } from '#kit/link-button.tsx';
import { PageHeader } from '#kit/page-header.tsx';
import { toast } from '#kit/toasts.ts';
import { useDraft } from '#lib/draft.ts';
import { pathId } from '#lib/path-id.ts';
import { callQuery } from '#lib/queries.ts';
import { useSend } from '#lib/send.ts';
import { useViewer } from '#lib/viewer.ts';
import { BackToSession } from './back-link.tsx';
import { CareerSessionForm } from './career-session-form.tsx';

const route = getRouteApi('/_app/sessions/$sessionId/edit');
/** SESS-095 */
const FAILED =
  'There was an error updating this session. Please try again. If the problem persists please reach out to BCS Support';

/** SESS-004, SESS-025 */
export function CareerEditScreen() {
  const { courseId, timeZone } = useViewer();
  const id = pathId(route.useParams().sessionId);
  const navigate = route.useNavigate();
  const { session } = useSuspenseQuery(callQuery('session', { id })).data;
  const draft = useDraft(`career-session/${id}`, careerFormOf(session, timeZone));
  const params = { sessionId: String(id) };
  const update = useSend('updateCareerSession', {
    changes: ['session', 'sessionDetail', 'sessions', 'dashboard', 'careerServices'],
    onDone: () => {
      draft.saved();
      toast('The session has been saved.');
      return navigate({ to: '/sessions/$sessionId', params });
    },
  });
  return (
    <>
      <PageHeader
        title="Edit Career Session"
        lead="The students of this class are told about the change."
        back={<BackToSession sessionId={id}>{session.name}</BackToSession>}
      />
      <CareerSessionForm
        draft={draft}
        action="Save Session"
        pending={update.pending}
        failure={update.failure && FAILED}
        onSubmit={(form) => void update.send({ id, courseId, ...careerFields(form, timeZone) })}
        cancel={
          <LinkButton to="/sessions/$sessionId" params={params}>
            Cancel
          </LinkButton>
        }
      />
    </>
  );
}
