import { useRef } from 'react';
import { IconCalendarShare, IconCheck, IconCopy } from '@tabler/icons-react';
import { Alert } from '#kit/alert.tsx';
import { Button } from '#kit/button.tsx';
import { AnchorButton } from '#kit/link-button.tsx';
import { selectText, useCopy } from '#kit/use-copy.ts';

/** An address that was just made, ready to be taken along. */
export function CalendarAddress({ address }: { address: string }) {
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
