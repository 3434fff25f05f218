import { Avatar } from '#kit/avatar.tsx';
import { AccentText } from './accent-text.tsx';
import type { University } from '@bcs/contract/features/enrollments/model';

/** Logo and name of a school. */
export const SchoolName = ({ university }: { university: Pick<University, 'name' | 'logoUrl' | 'accentColor'> }) => (
  <span className="inline-flex items-center gap-3">
    <Avatar name={university.name} src={university.logoUrl} size={32} className="rounded-lg!" />
    <AccentText accent={university.accentColor}>{university.name}</AccentText>
  </span>
);
