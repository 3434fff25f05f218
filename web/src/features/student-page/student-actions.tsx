import { fullName } from '@bcs/contract/kernel/full-name';
import { IconMail } from '@tabler/icons-react';
import type { StudentPerson } from '@bcs/contract/features/people/model';
import { MessageLink } from '#features/chat/message-link.tsx';
import { AnchorButton } from '#kit/link-button.tsx';
import { mailTo } from '#kit/mail-to.ts';

type Props = { student: StudentPerson; studentEnrollmentId: number; size?: 'sm' | 'md' };

/**
 * The buttons to write to a student, used wherever a student is shown. Where they are used decides whether they may
 * wrap onto two lines.
 */
export function StudentActions({ student, studentEnrollmentId, size = 'sm' }: Props) {
  const name = fullName(student);
  return (
    <>
      <MessageLink name={name} studentEnrollmentId={studentEnrollmentId} size={size} />
      <AnchorButton href={mailTo(student.email)} size={size}>
        <IconMail size={size === 'sm' ? 16 : 18} aria-hidden />
        E-mail<span className="sr-only"> {name}</span>
      </AnchorButton>
    </>
  );
}
