import { lazy, Suspense } from 'react';
import type { Dashboard } from '@bcs/contract/features/dashboard/model';
import { ClassLines } from '#features/today/class-lines.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { callQuery } from '#lib/queries.ts';
import { useViewer } from '#lib/viewer.ts';

// seldom needed, so it is loaded on demand
const UncheckedKinds = lazy(() =>
  import('#features/today/unchecked-kinds.tsx').then((file) => ({ default: file.UncheckedKinds })),
);

type Props = { today: NonNullable<Dashboard['today']> };

/** The lines of the chosen class. SUCC-008 */
export function TodayLines({ today: { lines, unchecked, nextClassDay } }: Props) {
  const { enrollmentId, role, timeZone } = useViewer();
  const client = useQueryClient();
  return (
    <>
      {unchecked.length > 0 && (
        <div className="grid gap-3 p-4">
          <Suspense>
            <UncheckedKinds
              kinds={unchecked}
              pending={false}
              onAgain={() => void client.refetchQueries(callQuery('dashboard', { enrollmentId }))}
            />
          </Suspense>
        </div>
      )}
      <ClassLines lines={lines} of={{ role, timeZone, nextClassDay }} label="To do in this class" short />
    </>
  );
}
