import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { DeleteButton } from '#features/deleted-items/delete-button.tsx';
import { callQuery } from '#lib/queries.ts';
import { useNow } from '#lib/now.ts';
import type { PreviewedSession } from './form.ts';
import { cancelSentences } from './hanging-words.ts';
import { SentenceList } from './sentence-list.tsx';

const route = getRouteApi('/_app/admin/classes/$courseId/sessions/$sessionId');
type Props = {
  sessionId: number;
  version: number;
  stands: NonNullable<PreviewedSession['stands']>;
  stored: PreviewedSession;
};

/** Deletes a session; students who would come are told, as when it is cancelled. ADM-071, ADM-088 */
export function Deleting({ sessionId, version, stands, stored }: Props) {
  const { course, cancelled } = stored;
  const navigate = route.useNavigate();
  const takesPlace = stands.endTime > useNow() && !cancelled;
  const leave = () =>
    navigate({
      to: '/admin/classes/$courseId/sessions',
      params: { courseId: String(course.id) },
      ignoreBlocker: true,
    });
  return (
    <DeleteButton
      item={{ courseId: course.id, kind: 'session', id: sessionId, version }}
      name={stands.name}
      onDeleted={leave}
    >
      {takesPlace && <Follows courseId={course.id} sessionId={sessionId} />}
    </DeleteButton>
  );
}

function Follows(input: { courseId: number; sessionId: number }) {
  const { data } = useQuery(callQuery('previewCancelSession', input));
  return data ? <SentenceList sentences={cancelSentences(data)} /> : null;
}
