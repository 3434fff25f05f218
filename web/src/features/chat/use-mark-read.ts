import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { write } from '#lib/send.ts';

const watchSight = (changed: () => void) => {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
};
const useInSight = () => useSyncExternalStore(watchSight, () => document.visibilityState === 'visible');

/** Marks as read what is on a screen that somebody looks at. */
export function useMarkRead(studentEnrollmentId: number, lastId: number, ownReadId: number) {
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
