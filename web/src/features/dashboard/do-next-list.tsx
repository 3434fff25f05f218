import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { IconAlertCircle, IconCalendarEvent, IconClock, IconSchool, type Icon } from '@tabler/icons-react';
import type { DoNext, OwnWork, DoNextStep } from '@bcs/contract/features/dashboard/do-next';
import { lengthText } from '@bcs/contract/features/today/times';
import { msOf, type Instant, type Zone } from '@bcs/contract/kernel/clock';
import { buttonLook } from '#kit/button-look.ts';
import { cx } from '#kit/cx.ts';
import { TextLink } from '#kit/text-link.tsx';
import { SOFT_TONES, type Tone } from '#kit/tone.ts';
import { formatDate, formatDateTime } from '#lib/dates.ts';
import { useNow } from '#lib/now.ts';
import { useViewer } from '#lib/viewer.ts';

interface Row {
  readonly key: string;
  readonly icon: Icon;
  readonly tone: Tone;
  readonly title: string;
  readonly note: string;
  readonly action: string;
  readonly to: string;
}

const workPath = ({ id }: OwnWork) => `/coursework/${id}/show`;

function rowOf(step: DoNextStep, now: Instant, zone: Zone): Row {
  switch (step.kind) {
    case 'checkIn':
      return {
        key: 'check-in',
        icon: IconCalendarEvent,
        tone: 'good',
        title: step.session.name,
        note: 'Check-in is open',
        action: 'Check in',
        to: `/attendance/check-in/${step.session.id}`,
      };
    case 'overdue':
      return {
        key: `work-${step.work.id}`,
        icon: IconAlertCircle,
        tone: 'bad',
        title: step.work.title,
        note: `Overdue since ${formatDate(step.work.effectiveDueDate, zone)}`,
        action: 'Open',
        to: workPath(step.work),
      };
    case 'due':
      return {
        key: `work-${step.work.id}`,
        icon: IconClock,
        tone: 'brand',
        title: step.work.title,
        // on a phone the end is cut off
        note: `${lengthText(msOf(step.work.effectiveDueDate) - msOf(now))} left · due ${formatDateTime(step.work.effectiveDueDate, zone)}`,
        action: 'Open',
        to: workPath(step.work),
      };
    case 'feedback': {
      const { notificationId, assignmentId, message, isComment } = step.feedback;
      return {
        key: `feedback-${notificationId}`,
        icon: IconSchool,
        tone: 'career',
        title: message,
        note: 'Not read yet',
        action: 'Read',
        to: isComment ? `/coursework/${assignmentId}/show` : `/grades/${assignmentId}`,
      };
    }
  }
}

/** The steps, each a link with its button; what is done is folded away. */
export function DoNextList({ list: { steps, done, next } }: { list: DoNext }) {
  const { timeZone } = useViewer();
  const now = useNow();
  const client = useQueryClient();
  /** Reading is what it asked for; the page opens at once and the mark follows. */
  const markRead = (step: DoNextStep) => {
    if (step.kind !== 'feedback') return;
    const { notificationId } = step.feedback;
    void import('#lib/send.ts').then(({ write }) => write(client, 'handleNotification', { notificationId }));
  };
  return (
    <>
      {steps.length === 0 && (
        <p className="flex min-h-16 flex-wrap items-center gap-x-2 px-4 py-2.5 sm:px-5">
          <span className="font-semibold">All done.</span>
          {next && (
            <span className="text-muted">
              Next: {next.title} {next.is === 'session' ? 'begins' : 'is due'} {formatDateTime(next.at, timeZone)}.
            </span>
          )}
        </p>
      )}
      <ul aria-label="Do next" className="divide-y divide-line">
        {steps.map((step) => {
          const { key, icon: Sign, tone, title, note, action, to } = rowOf(step, now, timeZone);
          return (
            <li key={key}>
              <Link
                preload="intent"
                to={to}
                onClick={() => markRead(step)}
                className="flex min-h-16 items-center gap-3 px-4 py-2.5 hover:bg-sunken focus-visible:-outline-offset-2 sm:px-5"
              >
                <span
                  aria-hidden
                  className={cx('grid size-9 shrink-0 place-items-center rounded-control', SOFT_TONES[tone])}
                >
                  <Sign size={19} />
                </span>
                <span className="min-w-0 grow">
                  <span className="block truncate font-semibold">{title}</span>
                  <span className={cx('block truncate text-sm', tone === 'bad' ? 'text-bad' : 'text-muted')}>
                    {note}
                  </span>
                </span>
                <span className={buttonLook({ size: 'sm' }, 'shrink-0')}>{action}</span>
              </Link>
            </li>
          );
        })}
      </ul>
      {done.length > 0 && (
        <details className="border-t border-line">
          <summary className="min-h-16 cursor-pointer px-4 py-5 text-sm text-muted sm:px-5">
            Done ({done.length})
          </summary>
          <ul className="grid gap-1 px-4 pb-3 sm:px-5">
            {done.map((work) => (
              <li key={work.id}>
                <TextLink to="/coursework/$assignmentId/show" params={{ assignmentId: String(work.id) }}>
                  {work.title}
                </TextLink>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
