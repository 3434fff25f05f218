import type { ReactNode } from 'react';
import type { ChatMessage } from '@bcs/contract/features/chat/model';
import { msOf, type Instant } from '@bcs/contract/kernel/clock';
import { cx } from '#kit/cx.ts';
import { formatTime } from '#lib/dates.ts';
import { SafeLink } from '#kit/safe-link.tsx';
import { LINK_REL } from '#kit/safe-url.ts';

const ADDRESS = /(https?:\/\/[^\s<>"]+)/gi;
/** The signs that end a sentence around an address and do not belong to it. */
const TRAILING_SIGNS = /[.,;:!?'’”)\]}]+$/;

/** A message as it was written, with its web addresses as links that are safe to follow. D-015 */
const LinkedText = ({ text }: { text: string }) => (
  <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
    {text.split(ADDRESS).map((part, place) => {
      // split puts what the pattern has found at every second place
      if (place % 2 === 0) return part;
      const after = TRAILING_SIGNS.exec(part)?.[0] ?? '';
      const href = part.slice(0, part.length - after.length);
      return (
        // oxlint-disable-next-line no-array-index-key -- the parts of a text never move
        <span key={place}>
          <SafeLink href={href} rel={LINK_REL} className="underline underline-offset-3">
            {href}
          </SafeLink>
          {after}
        </span>
      );
    })}
  </p>
);

/** Messages that follow each other within this time stand under one name. */
const TOGETHER_MS = 5 * 60_000;

export const startsNewGroup = (message: ChatMessage, before: ChatMessage | undefined): boolean =>
  before?.author.enrollmentId !== message.author.enrollmentId ||
  msOf(message.sentAt) - msOf(before.sentAt) > TOGETHER_MS;

/** The width of a message, narrower than the line, so that the side it is on shows whose it is, too. */
const NARROW = { maxWidth: '85%' };

type Props = { body: string; own: boolean; head?: ReactNode; faint?: boolean; note?: ReactNode };

/** One message: those of the reader at the right, others at the left. */
export const MessageLine = ({ body, own, head, faint = false, note }: Props) => (
  <div className={cx('flex w-fit flex-col gap-1', own ? 'ml-auto items-end' : 'items-start')} style={NARROW}>
    {head && <div className="mt-2 flex gap-2 text-xs text-muted">{head}</div>}
    <div
      className={cx(
        'rounded-2xl px-3.5 py-2 text-sm',
        own ? 'bg-brand-soft text-ink' : 'border border-line bg-raised text-ink',
        faint && 'border border-dashed border-edge',
      )}
    >
      <LinkedText text={body} />
    </div>
    {note && <div className="text-xs text-muted">{note}</div>}
  </div>
);

/** The author of a message, and its time. */
export const MessageHead = ({ name, sentAt, zone }: { name: string; sentAt: Instant; zone: string }) => (
  <>
    <span className="font-semibold wrap-anywhere">{name}</span>
    <time dateTime={sentAt} className="shrink-0 tabular-nums">
      {formatTime(sentAt, zone)}
    </time>
  </>
);
