import { useRef } from 'react';
import { IconCalendarShare, IconCheck, IconCopy } from '@tabler/icons-react';
import { Alert } from '#kit/alert.tsx';
import { Button } from '#kit/button.tsx';
import { AnchorButton } from '#kit/link-button.tsx';
import { StandBy } from '#kit/stand-by.tsx';
import { selectText, useCopy } from '#kit/use-copy.ts';
import { formatDate } from '#lib/dates.ts';
import { useRead } from '#lib/queries.ts';
import { useSend } from '#lib/send.ts';
import { useViewer } from '#lib/viewer.ts';

/** An address that was just made, ready to be taken along. */
function CalendarAddress({ address }: { address: string }) {
  const ref = useRef<HTMLElement>(null);
  const { copied, copy } = useCopy();
  return (
    <div className="grid gap-3">
      <div className="flex items-center gap-2 rounded-control bg-sunken py-1.5 pr-1.5 pl-4 max-sm:flex-col max-sm:items-stretch max-sm:p-3">
        <code ref={ref} className="min-w-0 grow font-mono text-sm wrap-anywhere">
          {address}
        </code>
        <Button size="sm" tone="primary" onClick={() => void copy(address, () => selectText(ref.current))}>
          {copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
          {copied ? 'Copied' : 'Copy link'}
        </Button>
      </div>
      <p role="status" className="sr-only">
        {copied && 'Link copied.'}
      </p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <AnchorButton href={address.replace(/^https?:/, 'webcal:')} size="sm">
          <IconCalendarShare size={16} aria-hidden />
          Open in my calendar app
        </AnchorButton>
        <p className="min-w-0 grow basis-56 text-sm text-muted">
          Google Calendar: Other calendars, From URL. Outlook: Add calendar, Subscribe from web.
        </p>
      </div>
      <Alert tone="warn">
        This address is shown only now, and whoever has it can read your calendar. Keep it to yourself; if it gets lost,
        make a new one.
      </Alert>
    </div>
  );
}

/** The secret address of a person's calendar: they create it, see it once, replace it or turn it off. */
export function Subscription() {
  const { timeZone } = useViewer();
  const { data, error } = useRead('calendarFeed', {}, { refetchOnMount: 'always' });
  const exists = data?.createdAt != null;
  const make = useSend('resetCalendarFeed', {
    asks: exists
      ? {
          title: 'Create a new link?',
          body: 'Your current link stops working immediately, including in calendars that use it.',
          action: 'Create a new link',
        }
      : undefined,
  });
  const turnOff = useSend('revokeCalendarFeed', {
    said: 'Your calendar link has been turned off.',
    onDone: () => make.reset(),
  });
  const failure = make.failure ?? turnOff.failure ?? error;
  return (
    <div className="grid gap-4">
      <p className="text-muted">
        Your calendar app shows the sessions and due dates of all your classes and keeps them up to date. It updates
        about once an hour.
      </p>
      {!data && !error && <StandBy />}
      {make.output && exists && <CalendarAddress address={make.output.address} />}
      {data?.createdAt && !make.output && (
        <p>
          Calendar link created <strong>{formatDate(data.createdAt, timeZone)}</strong>. It was shown once and cannot be
          shown again.
        </p>
      )}
      {failure && <Alert tone="bad">{failure.message}</Alert>}
      {data && (
        <div className="flex flex-wrap justify-end gap-2 max-sm:*:grow">
          {exists && (
            <Button pending={turnOff.pending} onClick={() => void turnOff.send({})}>
              Turn off
            </Button>
          )}
          {exists ? (
            <Button pending={make.pending} onClick={() => void make.send({})}>
              Create a new link
            </Button>
          ) : (
            <Button tone="primary" pending={make.pending} onClick={() => void make.send({})}>
              Create calendar link
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
