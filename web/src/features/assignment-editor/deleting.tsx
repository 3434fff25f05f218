import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { DeleteButton } from '#features/deleted-items/delete-button.tsx';
import type { Output } from '#lib/api.ts';
import { callQuery } from '#lib/queries.ts';
import { ConsequenceList } from './consequence-list.tsx';

const route = getRouteApi('/_app/admin/classes/$courseId/assignments/$assignmentId');

/** Deletes an assignment; for students the same follows as when it is archived. ADM-071, ADM-099 */
export function Deleting({ stored }: { stored: Output<'adminAssignment'> }) {
  const { course, assignment, fields, version } = stored;
  const navigate = route.useNavigate();
  const leave = () =>
    navigate({
      to: '/admin/classes/$courseId/assignments',
      params: { courseId: String(course.id) },
      ignoreBlocker: true,
    });
  return (
    <DeleteButton
      item={{ courseId: course.id, kind: 'assignment', id: assignment.id, version }}
      name={fields.title}
      onDeleted={leave}
    >
      {assignment.state !== 'archived' && <Follows courseId={course.id} assignmentId={assignment.id} />}
    </DeleteButton>
  );
}

function Follows(input: { courseId: number; assignmentId: number }) {
  const { data } = useQuery(callQuery('previewArchiveAssignment', input));
  return data ? <ConsequenceList follows={data} /> : null;
}
