import type { CheckInCode } from '@bcs/contract/features/attendance/model';
import { CODE_SHOWN_FOR } from '@bcs/contract/features/attendance/check-in-code';
import { msOf, SECOND } from '@bcs/contract/kernel/clock';
import { lazy, Suspense } from 'react';
import { useNow } from '#lib/now.ts';

/** The library draws nothing but this picture, so it comes with it. */
const QrPicture = lazy(() => import('./qr-picture.tsx').then((file) => ({ default: file.QrPicture })));

type Props = { sessionId: number; shown: CheckInCode };

/** The code to type or scan, as large as the room needs it. Where the course requires no code, none is shown. */
export function RoomCode({ sessionId, shown: { code, changesAt, rules } }: Props) {
  const address = `${location.origin}/attendance/check-in/${sessionId}`;
  return (
    <div className="room-code">
      <div className="room-words">
        {rules.checkInCodeRequired ? (
          <TypedCode code={code} changesAt={changesAt} />
        ) : (
          <>
            <p className="room-heading leading-tight font-bold">Scan to check in</p>
            <p className="room-hint text-white/85">No code is required in this course.</p>
          </>
        )}
      </div>
      {/* scanners need four cells of quiet around the picture */}
      <div className="room-picture aspect-square justify-self-center rounded-card bg-white">
        <div className="size-full">
          <Suspense>
            <QrPicture address={rules.checkInCodeRequired ? `${address}?code=${code}` : address} />
          </Suspense>
        </div>
      </div>
    </div>
  );
}

function TypedCode({ code, changesAt }: Pick<CheckInCode, 'code' | 'changesAt'>) {
  const now = useNow('second');
  const left = Math.min(CODE_SHOWN_FOR, Math.max(0, msOf(changesAt) - msOf(now)));
  return (
    <>
      <p className="room-lead text-white/85">Enter this code to check in</p>
      <p
        className="room-typed font-mono font-bold whitespace-nowrap"
        aria-label={Array.from(code).join(' ')}
        data-testid="room-code"
      >
        {code}
      </p>
      <div className="room-left grid w-full min-w-52 gap-2" aria-hidden>
        <div className="room-bar overflow-hidden rounded-full">
          <div className="h-full rounded-full bg-spark" style={{ transform: `scaleX(${left / CODE_SHOWN_FOR})` }} />
        </div>
        <p className="text-white/85 tabular-nums">Next code in {Math.ceil(left / SECOND)} s</p>
      </div>
    </>
  );
}
