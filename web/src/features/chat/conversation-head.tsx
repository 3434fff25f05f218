import { fullName } from '@bcs/contract/kernel/full-name';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { isStudent } from '@bcs/contract/kernel/roles';
import { Avatar } from '#kit/avatar.tsx';
import { BackLink } from '#kit/back-link.tsx';
import { Badge, BlockedBadge } from '#kit/badge.tsx';
import { Button } from '#kit/button.tsx';
import { TextLink } from '#kit/text-link.tsx';
import { useSend } from '#lib/send.ts';
import { useViewer } from '#lib/viewer.ts';
import { chatPages } from './chat-pages.ts';

/** The head of a conversation: the other person, and whether they are online. */
export function ConversationHead({ studentEnrollmentId }: { studentEnrollmentId: number }) {
  const { role } = useViewer();
  const { student, course, studentSuccessManagers, messages, waitingSince } = useSuspenseInfiniteQuery(
    chatPages(studentEnrollmentId),
  ).data;
  const settle = useSend('settleChat');
  const lastId = messages.at(-1)?.id;
  if (isStudent(role)) {
    return (
      <ul className="flex flex-wrap gap-x-5 gap-y-2 border-b border-line px-4 py-3">
        {studentSuccessManagers.map(({ enrollmentId, firstName, lastName, online }) => (
          <li key={enrollmentId} className="flex min-w-0 items-center gap-2">
            <Avatar name={fullName({ firstName, lastName })} size={32} />
            <span className="min-w-0 text-sm font-semibold wrap-anywhere">{fullName({ firstName, lastName })}</span>
            <Badge tone={online ? 'good' : 'neutral'}>{online ? 'Online' : 'Offline'}</Badge>
          </li>
        ))}
      </ul>
    );
  }
  const name = fullName(student);
  return (
    <header className="flex flex-wrap items-center gap-3 border-b border-line px-4 py-3">
      <BackLink to="/chat" className="lg:hidden">
        Inbox
      </BackLink>
      <Avatar name={name} src={student.userAccountAvatar} size={36} />
      <div className="min-w-0 grow">
        <h2 className="font-semibold wrap-anywhere">
          <TextLink to="/students/$enrollmentId" params={{ enrollmentId: String(studentEnrollmentId) }}>
            {name}
          </TextLink>
        </h2>
        <p className="truncate text-xs text-muted">{course.name}</p>
      </div>
      {student.isBlocked && <BlockedBadge />}
      {waitingSince && lastId !== undefined && (
        <Button
          size="sm"
          pending={settle.pending}
          onClick={() => void settle.send({ studentEnrollmentId, messageId: lastId })}
        >
          No reply needed
        </Button>
      )}
    </header>
  );
}
