import { CODE_TAKEN } from '@bcs/contract/features/classes/failures';
import { ROLE_NAMES } from '@bcs/contract/kernel/roles';
import { holidayText } from '#features/universities/holiday-text.ts';
import { Alert } from '#kit/alert.tsx';
import { zoneName } from '#lib/dates.ts';
import type { Input } from '#lib/api.ts';
import { useRead } from '#lib/queries.ts';

/** The settings that the class takes over from its university, before it is begun. ADM-066 */
export function TakenOver({ begun }: { begun: Input<'previewClass'> }) {
  const { data } = useRead('previewClass', begun, { stays: true });
  if (!data) return null;
  const { codeTaken, timeZone, holidays, standing } = data;
  return (
    <>
      {codeTaken && <Alert tone="warn">{CODE_TAKEN.message}</Alert>}
      <div className="grid gap-2 rounded-xl bg-sunken p-4 text-sm">
        <p>
          It uses <strong className="font-semibold">{zoneName(timeZone)}</strong>, like its university.
        </p>
        {holidays.length > 0 && (
          <div>
            <p>No class meets on:</p>
            <ul className="list-disc pl-5">
              {holidays.map((holiday) => (
                <li key={holiday.name + holiday.from}>{holidayText(holiday)}</li>
              ))}
            </ul>
          </div>
        )}
        {standing.length > 0 && (
          <div>
            <p>Enrolled at once by a standing role:</p>
            <ul className="list-disc pl-5">
              {standing.map(({ name, role }) => (
                <li key={name + role}>
                  {name}, {ROLE_NAMES[role]}
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </>
  );
}
