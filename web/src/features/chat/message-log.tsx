import { fullName } from '@bcs/contract/kernel/full-name';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { ChatMessage } from '@bcs/contract/features/chat/model';
import { dateText, daysBetween, localDay, type Instant, type Zone } from '@bcs/contract/kernel/clock';
import { Button } from '#kit/button.tsx';
import { cx } from '#kit/cx.ts';
import { useNow } from '#lib/now.ts';
import { useViewer } from '#lib/viewer.ts';
import { startsNewGroup, MessageHead, MessageLine } from './message-line.tsx';

/** The distance from the end within which somebody follows what is written, in pixels. */
const NEAR_PX = 80;
const FILL = { minHeight: 0 };

type Props = {
  messages: readonly ChatMessage[];
  /** The last message that the other side has seen. */
  otherReadId: number;
  empty: ReactNode;
  /** The way to see earlier messages; null where there are none. */
  earlier: { load: () => unknown; pending: boolean } | null;
  /** The messages on their way, and the line that says who types. */
  children: ReactNode;
  /** Changes when the content at the end of the list changes. */
  tail: string;
  className?: string | undefined;
};

const dayOf = (instant: Instant, now: Instant, zone: Zone): string => {
  const day = localDay(instant, zone);
  const days = daysBetween(day, localDay(now, zone));
  return days === 0 ? 'Today' : days === 1 ? 'Yesterday' : dateText(day);
};

/** The messages of a conversation, the latest at the end and in view. */
export function MessageLog({ messages, otherReadId, empty, earlier, children, tail, className }: Props) {
  const { enrollmentId, timeZone } = useViewer();
  const now = useNow();
  const { box, follow, isBehind, onScroll } = useFollowing(messages, tail);
  const lastOwn = messages.findLast(({ author }) => author.enrollmentId === enrollmentId);
  return (
    <div className={cx('relative grid', className)} style={FILL}>
      <div
        ref={box}
        onScroll={onScroll}
        // scrolls by keyboard
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable
        tabIndex={0}
        role="log"
        aria-label="Messages"
        className="grid content-start gap-1 overflow-y-auto overscroll-contain px-4 py-3"
      >
        {earlier && (
          <Button size="sm" className="justify-self-center" pending={earlier.pending} onClick={() => earlier.load()}>
            Show earlier messages
          </Button>
        )}
        {messages.length === 0 && empty}
        {messages.map((message, place) => {
          const before = messages[place - 1];
          const own = message.author.enrollmentId === enrollmentId;
          const day = dayOf(message.sentAt, now, timeZone);
          const isNewDay = !before || dayOf(before.sentAt, now, timeZone) !== day;
          return (
            <div key={message.id} className="grid">
              {isNewDay && <p className="py-2 text-center text-xs font-semibold text-muted">{day}</p>}
              <MessageLine
                body={message.body}
                own={own}
                head={
                  (isNewDay || startsNewGroup(message, before)) && (
                    <MessageHead
                      name={own ? 'You' : fullName(message.author)}
                      sentAt={message.sentAt}
                      zone={timeZone}
                    />
                  )
                }
                note={message === lastOwn && otherReadId >= message.id && 'Seen'}
              />
            </div>
          );
        })}
        {children}
      </div>
      {isBehind && (
        <Button size="sm" tone="primary" className="absolute bottom-2 justify-self-center" onClick={follow}>
          New messages
        </Button>
      )}
    </div>
  );
}

/** Keeps the end in view for people who read there, and the position of people who have scrolled up. */
function useFollowing(messages: readonly ChatMessage[], tail: string) {
  const box = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  const fromEnd = useRef(0);
  const [isBehind, setBehind] = useState(false);
  const [firstId, lastId] = [messages[0]?.id, messages.at(-1)?.id];
  const follow = () => {
    box.current?.scrollTo({ top: box.current.scrollHeight });
    setBehind(false);
  };
  const onScroll = () => {
    const { scrollHeight = 0, scrollTop = 0, clientHeight = 0 } = box.current ?? {};
    fromEnd.current = scrollHeight - scrollTop;
    atEnd.current = fromEnd.current - clientHeight < NEAR_PX;
    if (atEnd.current) setBehind(false);
  };
  const keepEnd = () => box.current?.scrollTo({ top: box.current.scrollHeight });
  // earlier messages were added above: the text in view must not move
  const onEarlier = useEffectEvent((_firstId: number | undefined) => {
    const area = box.current;
    if (area && !atEnd.current) area.scrollTop = area.scrollHeight - fromEnd.current;
  });
  const onNew = useEffectEvent((_lastId: number | undefined) => (atEnd.current ? keepEnd() : setBehind(true)));
  const onTail = useEffectEvent((_tail: string) => atEnd.current && keepEnd());
  useLayoutEffect(() => void onEarlier(firstId), [firstId]);
  useLayoutEffect(() => void onNew(lastId), [lastId]);
  useLayoutEffect(() => void onTail(tail), [tail]);
  // the box changes its size with the keyboard of a phone
  useEffect(() => {
    const area = box.current;
    if (!area) return;
    const watch = new ResizeObserver(() => atEnd.current && area.scrollTo({ top: area.scrollHeight }));
    watch.observe(area);
    return () => watch.disconnect();
  }, []);
  return { box, follow, isBehind, onScroll };
}
