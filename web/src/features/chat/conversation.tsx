import { fullName } from '@bcs/contract/kernel/full-name';
import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { useSuspenseInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { pluralForm, list } from '@bcs/contract/kernel/plural';
import { isStudent } from '@bcs/contract/kernel/roles';
import { Alert } from '#kit/alert.tsx';
import { cx } from '#kit/cx.ts';
import { useViewer } from '#lib/viewer.ts';
import { chatPages } from './chat-pages.ts';
import { Composer } from './composer.tsx';
import { MessageLog } from './message-log.tsx';
import { OFFLINE } from './offline.ts';
import { useOutbox, type ChatOutbox } from './use-outbox.ts';
import { useTyping } from './use-typing.ts';
import { Button } from '#kit/button.tsx';
import { MessageLine } from './message-line.tsx';
import { write } from '#lib/send.ts';

const watchSight = (changed: () => void) => {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
};
const useInSight = () => useSyncExternalStore(watchSight, () => document.visibilityState === 'visible');

/** Marks as read what is on a screen that somebody looks at. */
function useMarkRead(studentEnrollmentId: number, lastId: number, ownReadId: number) {
  const client = useQueryClient();
  const inSight = useInSight();
  const marked = useRef(0);
  const mark = useEffectEvent(async (lastId: number) => {
    if (lastId <= Math.max(ownReadId, marked.current)) return;
    marked.current = lastId;
    const input = { studentEnrollmentId, messageId: lastId };
    // without an answer the next message, or the next visit, marks it
    await write(client, 'markChatRead', input, { shown: ['chat'] }).catch(() => (marked.current = 0));
  });
  useEffect(() => {
    if (inSight) void mark(lastId);
  }, [inSight, lastId]);
}

/** The messages take the room that is left. In style, since no other page has such a layout. */
const ROWS = { gridTemplate: 'minmax(0, 1fr) auto auto / minmax(0, 1fr)', minHeight: 0 };
const LINE = { minHeight: '1.25rem' };

type Props = { studentEnrollmentId: number; className?: string };

/** The conversation of a student with the student success managers, for either side. CHAT-002, CHAT-005, D-167 */
export function Conversation({ studentEnrollmentId, className }: Props) {
  const { enrollmentId, role } = useViewer();
  const asStudent = isStudent(role);
  const pages = useSuspenseInfiniteQuery(chatPages(studentEnrollmentId));
  const { student, studentSuccessManagers, messages, ownReadId, otherReadId } = pages.data;
  const outbox = useOutbox(studentEnrollmentId);
  const own = asStudent ? enrollmentId : 0;
  const { typing, stopped, sent, type } = useTyping(studentEnrollmentId, own);
  const last = messages.at(-1);
  useMarkRead(studentEnrollmentId, last?.id ?? 0, ownReadId);

  // a message that arrived although its answer was lost, and anyone who has written does not type any more
  const onNew = useEffectEvent((newest: typeof last) => {
    for (const { clientId } of outbox.unsent)
      if (messages.some((message) => message.clientId === clientId)) outbox.arrived(clientId);
    if (newest) stopped(newest.author.enrollmentId);
  });
  useEffect(() => onNew(last), [last]);

  const names = [student, ...studentSuccessManagers]
    .filter((person) => typing.includes(person.enrollmentId) && person.enrollmentId !== enrollmentId)
    .map(({ firstName }) => firstName);
  const isOffline = asStudent && !studentSuccessManagers.some(({ online }) => online);
  const other = asStudent ? 'your student success managers' : fullName(student);
  return (
    <div className={cx('grid', className)} style={ROWS}>
      <MessageLog
        messages={messages}
        otherReadId={otherReadId}
        empty={<p className="py-6 text-center text-sm text-muted">{emptyText(asStudent, student.firstName)}</p>}
        earlier={pages.hasNextPage ? { load: pages.fetchNextPage, pending: pages.isFetchingNextPage } : null}
        tail={`${outbox.unsent.length} ${outbox.refusal ?? ''} ${otherReadId}`}
      >
        <Unsent outbox={outbox} />
      </MessageLog>
      <p aria-live="polite" style={LINE} className="px-4 text-xs text-muted">
        {names.length > 0 && `${list(names)} ${pluralForm(names.length, 'is', 'are')} typing…`}
      </p>
      <div>
        {isOffline && (
          <div className="px-3 pb-3">
            <Alert tone="warn">{OFFLINE}</Alert>
          </div>
        )}
        {(!isOffline || outbox.text !== '') && (
          <Composer
            key={studentEnrollmentId}
            label={`Message to ${other}`}
            text={outbox.text}
            onText={(text) => {
              outbox.write(text);
              if (text !== '') type();
            }}
            onSend={() => {
              sent();
              outbox.send();
            }}
            closed={isOffline}
            autoFocus
          />
        )}
      </div>
    </div>
  );
}

const emptyText = (asStudent: boolean, firstName: string) =>
  asStudent
    ? 'Ask your student success managers anything about your class.'
    : `You have not written to each other yet. ${firstName} sees your message in the chat bubble.`;

/** Messages being sent, and the one that the server refused. None of them is lost. */
const Unsent = ({ outbox: { unsent, retrying, refusal, tryAgain, takeBack } }: { outbox: ChatOutbox }) => (
  <>
    {unsent.map(({ clientId, body }, place) => (
      <MessageLine key={clientId} body={body} own faint note={place === 0 ? noteOf(refusal, retrying) : 'Sending…'} />
    ))}
    {refusal !== null && (
      <div className="flex flex-wrap justify-end gap-2">
        <Button size="sm" onClick={takeBack}>
          Edit message
        </Button>
        <Button size="sm" onClick={tryAgain}>
          Try again
        </Button>
      </div>
    )}
  </>
);

const noteOf = (refusal: string | null, retrying: boolean) => {
  if (refusal !== null) return <span className="font-semibold text-bad">Not sent. {refusal}</span>;
  return retrying ? 'No connection. We keep your message and try again.' : 'Sending…';
};
