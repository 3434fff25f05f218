import { useEffect, useRef, useState } from 'react';
import { TYPING, type Typing } from '#lib/changes.ts';
import { connection } from '#lib/realtime.ts';

/** The signal is repeated at this interval while somebody types. */
const SAY_EVERY = 3000;
/** Anyone who has not sent the signal for this long has stopped typing. */
const STOPS_AFTER = 5000;

/** Returns who else types in a conversation, by enrollment, and how to say that one does oneself. */
export function useTyping(studentEnrollmentId: number, ownEnrollmentId: number) {
  const [typing, setTyping] = useState<readonly number[]>([]);
  const saidAt = useRef(-Infinity);
  useEffect(() => {
    const ends = new Map<number, ReturnType<typeof setTimeout>>();
    const stop = (by: number) => setTyping((now) => now.filter((each) => each !== by));
    const hear = ({ detail }: CustomEventInit<Typing>) => {
      if (detail?.studentEnrollmentId !== studentEnrollmentId || detail.by === ownEnrollmentId) return;
      const { by } = detail;
      clearTimeout(ends.get(by));
      ends.set(
        by,
        setTimeout(() => stop(by), STOPS_AFTER),
      );
      setTyping((now) => (now.includes(by) ? now : [...now, by]));
    };
    addEventListener(TYPING, hear);
    return () => {
      removeEventListener(TYPING, hear);
      for (const end of ends.values()) clearTimeout(end);
      setTyping([]);
    };
  }, [studentEnrollmentId, ownEnrollmentId]);
  return {
    typing,
    /** Their message has arrived, so they no longer type. */
    stopped: (by: number) => setTyping((now) => (now.includes(by) ? now.filter((each) => each !== by) : now)),
    /** Called after sending: the next letter is signaled at once. */
    sent: () => {
      saidAt.current = -Infinity;
    },
    type: () => {
      if (performance.now() - saidAt.current < SAY_EVERY) return;
      const { current: socket } = connection;
      // of this moment only: without a connection nobody is told, and the next letter tries again
      if (socket?.readyState !== WebSocket.OPEN) return;
      saidAt.current = performance.now();
      socket.send(JSON.stringify({ typing: studentEnrollmentId }));
    },
  };
}
