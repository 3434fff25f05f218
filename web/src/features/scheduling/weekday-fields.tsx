import { Checkbox } from '#kit/checkbox.tsx';
import { TextField } from '#kit/text-field.tsx';
import { withWeekday, type WeekTimes } from './week-times.ts';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

type Props = { times: WeekTimes; onChange: (times: WeekTimes) => void };

/** On which weekdays a class meets, from when to when. ADM-081 */
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
  const set = (changed: { start?: string; end?: string }) =>
    onChange(times.map((each, index) => (index === weekday && each ? { ...each, ...changed } : each)));
  return (
    <div className="grid items-center gap-2 sm:grid-cols-3">
      <Checkbox
        label={name}
        checked={time !== null}
        onChange={({ currentTarget: { checked } }) => onChange(withWeekday(times, weekday, checked))}
      />
      {time && (
        <>
          <TextField
            label={`${name} from`}
            type="time"
            value={time.start}
            onChange={({ currentTarget: { value } }) => set({ start: value })}
          />
          <TextField
            label={`${name} until`}
            type="time"
            value={time.end}
            onChange={({ currentTarget: { value } }) => set({ end: value })}
          />
        </>
      )}
    </div>
  );
}
