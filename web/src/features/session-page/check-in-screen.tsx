import { useState } from 'react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { checkInText, checkInWindow, momentText } from '@bcs/contract/features/attendance/check-in';
import { toAttendanceFacts } from '@bcs/contract/features/attendance/standing';
import type { SessionDetail } from '@bcs/contract/features/session-page/model';
import { placeText } from '@bcs/contract/features/sessions/place';
import { IconCircleCheck, IconClock, IconMapPin } from '@tabler/icons-react';
import { CODE_LENGTH, readCode } from '@bcs/contract/features/attendance/check-in-code';
import { labelTone } from '#features/attendance/status-look.ts';
import { SessionTime } from '#features/sessions/session-time.tsx';
import { Alert } from '#kit/alert.tsx';
import { Badge } from '#kit/badge.tsx';
import { Button } from '#kit/button.tsx';
import { Card } from '#kit/card.tsx';
import { countdown } from '#kit/countdown.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { StatusPage } from '#kit/status-page.tsx';
import { TextField } from '#kit/text-field.tsx';
import { useNow } from '#lib/now.ts';
import { usePathId } from '#lib/path-id.ts';
import { callQuery } from '#lib/queries.ts';
import { useSend } from '#lib/send.ts';
import { useViewer } from '#lib/viewer.ts';
import { ownStanding } from './own-standing.ts';

const route = getRouteApi('/_app/attendance/check-in/$sessionId');

/** One button while check-in is open; opening the page alone changes nothing. ATT-002, ATT-027, D-113 */
export function CheckInScreen() {
  const sessionId = usePathId('sessionId');
  const query = callQuery('sessionDetail', { sessionId });
  const { session, checkInCodeRequired } = useSuspenseQuery(query).data;
  const checkIn = useSend('sessionCheckIn', {});
  const details = (
    <LinkButton
      to="/sessions/$sessionId"
      params={{ sessionId: String(sessionId) }}
      tone={checkIn.output ? 'primary' : 'secondary'}
    >
      Session Details
    </LinkButton>
  );
  if (checkIn.output) {
    return (
      <StatusPage
        icon={<IconCircleCheck size={36} stroke={1.7} />}
        title={<span role="status">You have checked in to {session.name}.</span>}
        actions={details}
      />
    );
  }
  return (
    <Card className="mx-auto mt-4 grid max-w-xl gap-6 p-6 text-center sm:mt-10 sm:p-9">
      <div className="grid gap-2">
        <p className="text-sm font-semibold text-muted">Check In To Class</p>
        <h1 className="text-3xl font-bold tracking-[-0.025em] wrap-anywhere">
          {session.chapter !== null && <span className="text-muted">{session.chapter} </span>}
          {session.name}
        </h1>
        <When session={session} />
      </div>
      <Gate
        session={session}
        codeRequired={checkInCodeRequired}
        pending={checkIn.pending}
        onCheckIn={(code) => void checkIn.send({ sessionId, ...(code === undefined ? {} : { code }) })}
      />
      {checkIn.failure && <Alert tone="bad">{checkIn.failure.message}</Alert>}
      <div className="flex justify-center">{details}</div>
    </Card>
  );
}

type Shown = { session: SessionDetail['session'] };

function When({ session: { startTime, endTime, classroom } }: Shown) {
  const { timeZone } = useViewer();
  return (
    <p className="flex flex-wrap justify-center gap-x-4 gap-y-1 text-muted">
      <span>
        <IconClock size={18} aria-hidden className="mr-1.5 inline-block align-[-0.2em]" />
        <SessionTime {...{ startTime, endTime, timeZone }} />
      </span>
      <span className="flex items-center gap-1.5">
        <IconMapPin size={18} aria-hidden />
        {placeText(classroom)}
      </span>
    </p>
  );
}

type GateProps = Shown & { codeRequired: boolean; pending: boolean; onCheckIn: (code?: string) => void };

type Props = {
  /** The code from the scanned address. */
  given: string | undefined;
  pending: boolean;
  onSend: (code: string) => void;
};

/** The code of the classroom. It lives for less than a minute, so no draft is kept of it. */
function CodeForm({ given = '', pending, onSend }: Props) {
  const [code, setCode] = useState(given);
  return (
    <form
      className="grid w-full max-w-xs gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        onSend(readCode(code));
      }}
    >
      <TextField
        label="Code shown in the classroom"
        className="text-left"
        value={code}
        onChange={({ currentTarget }) => setCode(currentTarget.value.toUpperCase())}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={2 * CODE_LENGTH}
      />
      <Button type="submit" tone="primary" className="min-h-14! text-lg" pending={pending}>
        Check In
      </Button>
    </form>
  );
}

/** The button, or why there is none. It opens and closes by itself, to the second. ATT-006 to ATT-011 */
function Gate({ session, codeRequired, pending, onCheckIn }: GateProps) {
  const { code } = route.useSearch();
  const { timeZone } = useViewer();
  const now = useNow('second');
  const standing = ownStanding(session);
  const { opens, closes } = checkInWindow(session);
  const text = standing && checkInText({ ...session, ...toAttendanceFacts(session.startTime, standing) }, now);
  if (text === null) {
    return (
      <div className="grid justify-items-center gap-2">
        {codeRequired ? (
          <CodeForm given={code} pending={pending} onSend={onCheckIn} />
        ) : (
          <Button tone="primary" className="min-h-14! px-10 text-lg" pending={pending} onClick={() => onCheckIn()}>
            Check In
          </Button>
        )}
        <p className="text-sm text-muted tabular-nums">
          Open until {momentText(closes, now, timeZone)}, for another {countdown(now, closes)}
        </p>
      </div>
    );
  }
  return (
    <div className="grid justify-items-center gap-2">
      <span className="*:px-4 *:py-1.5 *:text-base">
        <Badge tone={labelTone(text)}>{text}</Badge>
      </span>
      {now < opens && standing?.statusCode === 'none' && (
        <p className="text-sm text-muted tabular-nums">
          Opens at {momentText(opens, now, timeZone)}, in {countdown(now, opens)}
        </p>
      )}
    </div>
  );
}
