import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { CallFailed } from '#lib/call-failed.ts';
import { useDraft } from '#lib/draft.ts';
import { newId } from '#lib/new-id.ts';
import { write } from '#lib/send.ts';
import { showSentMessage } from './chat-pages.ts';

/** A message on its way. Its id stays the same however often it is sent. */
export type UnsentMessage = { readonly clientId: string; readonly body: string };
/** The text and messages that have not been sent or arrived; they survive a reload, a crash and an ended session. */
type Kept = { readonly text: string; readonly unsent: readonly UnsentMessage[] };
const EMPTY_OUTBOX: Kept = { text: '', unsent: [] };

const RETRY = { first: 1500, longest: 20_000 };

/** A refusal stays one; no answer, too many at once and an ended session pass. */
const isRefused = ({ status }: CallFailed) => status >= 400 && status < 500 && status !== 401 && status !== 429;

/** Sends one message after the other, in the order in which they were written, until each has arrived. */
export function useOutbox(studentEnrollmentId: number) {
  const client = useQueryClient();
  const { value, set } = useDraft<Kept>(`chat/${studentEnrollmentId}`, EMPTY_OUTBOX);
  const [refusal, setRefusal] = useState<string | null>(null);
  /** The number of times that the first message was tried in vain. */
  const [tries, setTries] = useState(0);
  const busy = useRef(false);
  const [first] = value.unsent;

  const forget = (clientId: string) =>
    set((now) => ({ ...now, unsent: now.unsent.filter((each) => each.clientId !== clientId) }));
  const sendFirst = useEffectEvent(async () => {
    if (!first || busy.current || refusal !== null) return;
    busy.current = true;
    try {
      const input = { studentEnrollmentId, ...first };
      const { message } = await write(client, 'sendChatMessage', input, { shown: ['chat'] });
      showSentMessage(client, studentEnrollmentId, message);
      forget(first.clientId);
      setTries(0);
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      if (isRefused(error)) setRefusal(error.message);
      else setTries((before) => before + 1);
    } finally {
      busy.current = false;
    }
  });
  useEffect(() => {
    if (first === undefined || refusal !== null) return;
    const wait = tries === 0 ? 0 : Math.min(RETRY.first * 2 ** (tries - 1), RETRY.longest);
    const timer = setTimeout(() => void sendFirst(), wait);
    const now = () => void sendFirst();
    addEventListener('online', now);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', now);
    };
  }, [first, tries, refusal]);

  return {
    text: value.text,
    write: (text: string) => set((now) => ({ ...now, text })),
    /** Sends the text in the box. */
    send: () =>
      set((now) =>
        now.text.trim() === ''
          ? now
          : { text: '', unsent: [...now.unsent, { clientId: newId(), body: now.text.trim() }] },
      ),
    unsent: value.unsent,
    /** The server could not be reached, and is tried again by itself. */
    retrying: tries > 0,
    /** The reason why the server does not take the first message. */
    refusal,
    tryAgain: () => setRefusal(null),
    /** Takes the message that was refused back into the box, where it can be changed or copied. */
    takeBack: () => {
      if (!first) return;
      setRefusal(null);
      set(({ text, unsent }) => ({ text: [first.body, text].filter(Boolean).join('\n'), unsent: unsent.slice(1) }));
    },
    /** Called when it has arrived, though no answer came. */
    arrived: forget,
  };
}
export type ChatOutbox = ReturnType<typeof useOutbox>;
