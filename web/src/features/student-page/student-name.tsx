import { fullName } from '@bcs/contract/kernel/full-name';
import type { StudentRow } from '@bcs/contract/features/student-page/model';
import { Avatar } from '#kit/avatar.tsx';
import { BlockedBadge } from '#kit/badge.tsx';
import { EmailText } from '#kit/email-text.tsx';
import { NameInLine } from '#kit/name-in-line.tsx';
import { TextLink } from '#kit/text-link.tsx';
import type { StudentsSearch } from './students-search.ts';

type Props = { row: Pick<StudentRow, 'student' | 'studentEnrollmentId'>; search: StudentsSearch; size?: number };

/**
 * A student's picture, name and e-mail; the name links to the profile, which remembers the list that it was opened
 * from.
 */
export function StudentName({ row: { student, studentEnrollmentId }, search, size = 36 }: Props) {
  const name = fullName(student);
  return (
    <span className="flex min-w-0 items-center gap-3">
      <Avatar name={name} src={student.nexusAvatarUrl ?? student.avatarUrl} size={size} />
      <span className="min-w-0">
        <TextLink
          to="/students/$enrollmentId"
          params={{ enrollmentId: String(studentEnrollmentId) }}
          search={search}
          className="text-ink! md:block"
        >
          <NameInLine name={name} />
        </TextLink>
        <EmailText className="block text-xs font-normal text-muted md:truncate md:*:hidden">{student.email}</EmailText>
        {student.isBlocked && <BlockedBadge />}
      </span>
    </span>
  );
}
