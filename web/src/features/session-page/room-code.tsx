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
    <div className="grid items-center gap-x-[6cqi] gap-y-6 @3xl:grid-cols-[minmax(0,1fr)_auto]">
      <div className="grid justify-items-center gap-[2.5cqi] @3xl:justify-items-start">
        {rules.checkInCodeRequired ? (
          <TypedCode code={code} changesAt={changesAt} />
        ) : (
          <>
            <p className="text-[max(2rem,6cqi)] leading-tight font-bold">Scan to check in</p>
            <p className="text-[max(1rem,2cqi)] text-white/85">No code is required in this course.</p>
          </>
        )}
      </div>
      {/* scanners need four cells of quiet around the picture */}
      <div className="aspect-square w-[min(72cqi,18rem)] justify-self-center rounded-card bg-white @3xl:w-[28cqi]">
        <div className="size-full p-[10%]">
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
      <p className="text-[max(1rem,2.4cqi)] text-white/85">Enter this code to check in</p>
      <p
        className="font-mono text-[max(3rem,11cqi)] leading-none font-bold tracking-[0.12em] whitespace-nowrap"
        aria-label={Array.from(code).join(' ')}
        data-testid="room-code"
      >
        {code}
      </p>
      <div className="grid w-full max-w-[42cqi] min-w-52 gap-2" aria-hidden>
        <div className="h-2 overflow-hidden rounded-full bg-white/20">
          <div
            className="h-full origin-left rounded-full bg-spark transition-transform duration-1000 ease-linear motion-reduce:transition-none"
            style={{ transform: `scaleX(${left / CODE_SHOWN_FOR})` }}
          />
        </div>
        <p className="text-center text-[max(0.875rem,1.5cqi)] text-white/85 tabular-nums @3xl:text-left">
          Next code in {Math.ceil(left / SECOND)} s
        </p>
      </div>
    </>
  );
}
