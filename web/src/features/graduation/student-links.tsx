import { readGraduation } from '@bcs/contract/features/graduation/abilities';
import { roleMay } from '@bcs/contract/kernel/ability';
import { TextLink } from '#kit/text-link.tsx';
import { useViewer } from '#lib/viewer.ts';

/** The links from a page about one student's work to the pages about the student. */
export function StudentLinks({ enrollmentId }: { enrollmentId: number }) {
  const { role } = useViewer();
  const params = { enrollmentId: String(enrollmentId) };
  return (
    <span className="flex gap-4 text-sm">
      <TextLink to="/students/$enrollmentId" params={params}>
        Student profile
      </TextLink>
      {roleMay(readGraduation, role) && (
        <TextLink to="/students/$enrollmentId/graduation" params={params}>
          Graduation
        </TextLink>
      )}
    </span>
  );
}
