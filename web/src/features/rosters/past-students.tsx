import { END_REASON_NAMES } from '@bcs/contract/features/rosters/end-reasons';
import { plural } from '@bcs/contract/kernel/plural';
import { TextLink } from '#kit/text-link.tsx';
import { formatDate } from '#lib/dates.ts';
import { useRead } from '#lib/queries.ts';
import { useViewer } from '#lib/viewer.ts';

/** The students who have left the class, for its staff; shows nothing if there are none. ADM-033 */
export function PastStudents() {
  const { courseId, timeZone } = useViewer();
  const students = useRead('pastStudents', { courseId }).data?.students ?? [];
  if (students.length === 0) return null;
  return (
    <details className="mt-8">
      <summary className="w-fit rounded-sm font-semibold text-brand">
        {plural(students.length, 'student has left the class', 'students have left the class')}
      </summary>
      <ul className="mt-3 grid gap-2">
        {students.map(({ enrollmentId, name, endedAt, endReason }) => (
          <li key={enrollmentId} className="flex flex-wrap gap-x-3">
            <TextLink to="/students/$enrollmentId/past" params={{ enrollmentId: String(enrollmentId) }}>
              {name}
            </TextLink>
            <span className="text-muted">
              {endReason === null ? 'Left' : END_REASON_NAMES[endReason]}
              {endedAt !== null && ` on ${formatDate(endedAt, timeZone)}`}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
