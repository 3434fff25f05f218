import { fullName } from '@bcs/contract/kernel/full-name';
import { IconMail } from '@tabler/icons-react';
import type { StudentPerson } from '@bcs/contract/features/people/model';
import { MessageLink } from '#features/chat/message-link.tsx';
import { AnchorButton } from '#kit/link-button.tsx';
import { mailTo } from '#kit/mail-to.ts';

type Props = { student: StudentPerson; studentEnrollmentId: number; size?: 'sm' | 'md' };

/** Ways to write to a student, wherever one is shown: one place for all of them. */
export function StudentActions({ student, studentEnrollmentId, size = 'sm' }: Props) {
  const name = fullName(student);
  return (
    <span className="inline-flex flex-wrap gap-2">
      <MessageLink name={name} studentEnrollmentId={studentEnrollmentId} size={size} />
      <AnchorButton href={mailTo(student.email)} size={size}>
        <IconMail size={size === 'sm' ? 16 : 18} aria-hidden />
        E-mail<span className="sr-only"> {name}</span>
      </AnchorButton>
    </span>
  );
}
