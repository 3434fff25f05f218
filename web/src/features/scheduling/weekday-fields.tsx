import { Checkbox } from '#kit/checkbox.tsx';
import { TextField } from '#kit/text-field.tsx';
import { createFields } from '#lib/form-fields.ts';
import { withWeekday, type WeekTimes } from './week-times.ts';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

type Props = { times: WeekTimes; onChange: (times: WeekTimes) => void };

/** The fields for the weekdays on which a class meets, and for their times. ADM-081 */
export const WeekdayFields = ({ times, onChange }: Props) => (
  <fieldset className="grid gap-2">
    <legend className="mb-2 font-semibold">Weekdays</legend>
    {times.map((time, weekday) => (
      <Weekday key={WEEKDAYS[weekday]} {...{ times, weekday, time, onChange }} />
    ))}
  </fieldset>
);

function Weekday({ times, weekday, time, onChange }: Props & { weekday: number; time: WeekTimes[number] }) {
  const name = WEEKDAYS[weekday] ?? '';
  const set = (changed: Partial<NonNullable<typeof time>>) =>
    time && onChange(times.with(weekday, { ...time, ...changed }));
  const row = time && createFields({ value: time, set });
  return (
    <div className="grid items-center gap-2 sm:grid-cols-3">
      <Checkbox
        label={name}
        checked={time !== null}
        onChange={({ currentTarget: { checked } }) => onChange(withWeekday(times, weekday, checked))}
      />
      {row && (
        <>
          <TextField {...row.text('start', `${name} from`)} type="time" />
          <TextField {...row.text('end', `${name} until`)} type="time" />
        </>
      )}
    </div>
  );
}
