import { Avatar } from '#kit/avatar.tsx';
import type { University } from '@bcs/contract/features/enrollments/model';

/** Logo and name of a school. */
export function SchoolName({ university }: { university: Pick<University, 'name' | 'logoUrl'> }) {
  return (
    <span className="inline-flex items-center gap-3">
      <Avatar name={university.name} src={university.logoUrl} size={32} className="rounded-lg!" />
      {university.name}
    </span>
  );
}
