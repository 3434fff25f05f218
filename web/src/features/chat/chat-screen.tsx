import { Suspense } from 'react';
import { IconMessages } from '@tabler/icons-react';
import { isStudent } from '@bcs/contract/kernel/roles';
import { Card } from '#kit/card.tsx';
import { cx } from '#kit/cx.ts';
import { EmptyState } from '#kit/empty-state.tsx';
import { PageHeader } from '#kit/page-header.tsx';
import { StandBy } from '#kit/stand-by.tsx';
import { useViewer } from '#lib/viewer.ts';
import { Conversation } from './conversation.tsx';
import { ConversationHead } from './conversation-head.tsx';
import { Inbox } from './inbox.tsx';

// so that the box to write in is in view, above the bar of a phone; and no word, however long, widens it
const TALL = { height: 'calc(100dvh - 14rem)', minHeight: '24rem', gridTemplateColumns: 'minmax(0, 1fr)' };
const LIST = { ...TALL, flex: '0 0 22rem' };
const EMPTY = { ...TALL, flex: '1 1 0' };
const WITH_HEAD = { ...EMPTY, gridTemplateRows: 'auto minmax(0, 1fr)' };

type Props = { studentEnrollmentId: number | null; waitingIn?: number | undefined };

/** The chat as a page: a student's own conversation, and the inbox of those who answer. CHAT-002, D-167 */
export function ChatScreen({ studentEnrollmentId, waitingIn }: Props) {
  const { role, enrollmentId } = useViewer();
  if (isStudent(role)) {
    return (
      <>
        <PageHeader title="Live Chat" lead={<Lead>You and the student success managers of your class.</Lead>} />
        <Card className="grid overflow-hidden" style={WITH_HEAD}>
          <Suspense fallback={<StandBy />}>
            <ConversationHead studentEnrollmentId={enrollmentId} />
            <Conversation studentEnrollmentId={enrollmentId} />
          </Suspense>
        </Card>
      </>
    );
  }
  const chosen = studentEnrollmentId !== null;
  return (
    <>
      <PageHeader title="Live Chat" lead={<Lead>The conversations with the students of your classes.</Lead>} />
      {/* on a phone either the list or the conversation */}
      <div className="grid gap-4 lg:flex">
        <Card className={cx('overflow-hidden py-3 lg:grid', chosen ? 'hidden' : 'grid')} style={LIST}>
          <Inbox waitingIn={waitingIn} />
        </Card>
        <Card className={cx('overflow-hidden lg:grid', chosen ? 'grid' : 'hidden')} style={chosen ? WITH_HEAD : EMPTY}>
          {chosen ? (
            <Suspense fallback={<StandBy />}>
              <ConversationHead studentEnrollmentId={studentEnrollmentId} />
              <Conversation key={studentEnrollmentId} studentEnrollmentId={studentEnrollmentId} />
            </Suspense>
          ) : (
            <div className="grid place-items-center">
              <EmptyState
                icon={<IconMessages size={30} stroke={1.7} />}
                title="Choose a conversation, or find a student by name."
              />
            </div>
          )}
        </Card>
      </div>
    </>
  );
}

/** The introduction, hidden on phones, which have no room for it. */
const Lead = ({ children }: { children: string }) => <span className="max-sm:hidden">{children}</span>;
