import { useQuery } from '@tanstack/react-query';
import { Alert } from '#kit/alert.tsx';
import { Button } from '#kit/button.tsx';
import { confirm } from '#kit/confirms.ts';
import { StandBy } from '#kit/stand-by.tsx';
import { toast } from '#kit/toasts.ts';
import { formatDate } from '#lib/dates.ts';
import { callQuery } from '#lib/queries.ts';
import { useSend } from '#lib/send.ts';
import { useViewer } from '#lib/viewer.ts';
import { CalendarAddress } from './calendar-address.tsx';

/** The secret address of one's own calendar: made, shown once, made anew, turned off. */
export function Subscription() {
  const { timeZone } = useViewer();
  const { data, error } = useQuery({ ...callQuery('calendarFeed'), refetchOnMount: 'always' });
  const make = useSend('resetCalendarFeed');
  const turnOff = useSend('revokeCalendarFeed', {
    onDone: () => {
      make.reset();
      toast('Your calendar link has been turned off.');
    },
  });
  const failure = make.failure ?? turnOff.failure ?? error;
  const exists = data?.createdAt != null;
  const makeAnew = async () => {
    const sure = await confirm({
      title: 'Create a new link?',
      body: 'Your current link stops working immediately, including in calendars that use it.',
      action: 'Create a new link',
    });
    if (sure) await make.send({});
  };
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
            <Button pending={make.pending} onClick={() => void makeAnew()}>
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
