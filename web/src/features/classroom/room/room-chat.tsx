import { useEffect, useRef, useState } from 'react';
import { LONGEST_ROOM_MESSAGE } from '@bcs/contract/features/classroom/failures';
import { Alert } from '#kit/alert.tsx';
import { Button } from '#kit/button.tsx';
import { TitledCard } from '#kit/titled-card.tsx';
import { TextField } from '#kit/text-field.tsx';
import { formatTime } from '#lib/dates.ts';
import { useDraft } from '#lib/draft.ts';
import { newId } from '#lib/new-id.ts';
import { useRead } from '#lib/queries.ts';
import { useSend } from '#lib/send.ts';
import { useViewer } from '#lib/viewer.ts';

/** The chat of the room; it stays with the session. */
export function RoomChat({ sessionId }: { sessionId: number }) {
  const { timeZone } = useViewer();
  const { data } = useRead('roomMessages', { sessionId });
  const messages = data?.messages ?? [];
  const list = useRef<HTMLDivElement>(null);
  const last = messages.at(-1)?.id;
  useEffect(() => {
    if (last !== undefined) list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [last]);
  return (
    <TitledCard pad title="Chat" lead="Stays with the session." className="grid content-start gap-3">
      {messages.length > 0 && (
        <div
          ref={list}
          role="log"
          aria-label="Messages"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable
          tabIndex={0}
          className="max-h-80 overflow-y-auto"
        >
          <ol className="grid gap-3">
            {messages.map(({ id, author, body, sentAt }) => (
              <li key={id}>
                <p className="text-sm text-muted">
                  <span className="font-semibold text-ink">{author.name}</span>
                  {author.isHost && ', staff'} · {formatTime(sentAt, timeZone)}
                </p>
                <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
                  {body}
                </p>
              </li>
            ))}
          </ol>
        </div>
      )}
      <Write sessionId={sessionId} />
    </TitledCard>
  );
}

// No useForm: a message, and what is typed while it is sent is the next one.
function Write({ sessionId }: { sessionId: number }) {
  const draft = useDraft(`room/${sessionId}`, '');
  const [clientId, setClientId] = useState(newId);
  const { send, pending, failure } = useSend('sendRoomMessage', {
    onDone: (_output, { body }) => {
      draft.saved('', body);
      setClientId(newId());
    },
  });
  return (
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (draft.value.trim() !== '') void send({ sessionId, clientId, body: draft.value });
      }}
    >
      <TextField
        label="Message"
        hideLabel
        placeholder="Write to everybody"
        maxLength={LONGEST_ROOM_MESSAGE}
        value={draft.value}
        onChange={({ currentTarget: { value } }) => draft.set(value)}
      />
      {failure && <Alert tone="bad">{failure.message}</Alert>}
      <Button type="submit" disabled={draft.value.trim() === ''} pending={pending}>
        Send
      </Button>
    </form>
  );
}
