import type { Input } from '#lib/api.ts';
import type { ScheduledClass } from './schedule-weeks.ts';

export type Asked = Input<'previewSessions'>;

/** What stands in the form: times by weekday from Sunday on, null on days without a session. */
export interface PlanForm {
  readonly times: readonly ({ readonly start: string; readonly end: string } | null)[];
  readonly firstDay: string;
  readonly lastDay: string;
  readonly daysLeftOut: readonly string[];
  readonly name: string;
  readonly category: Asked['category'];
  readonly roomId: string;
}

const EVENING = { start: '18:30', end: '21:30' };

/** All of the class, no weekday yet. */
export const emptyPlan = ({ startDay, endDay }: ScheduledClass): PlanForm => ({
  times: [null, null, null, null, null, null, null],
  firstDay: startDay,
  lastDay: endDay,
  daysLeftOut: [],
  name: 'Class',
  category: 'class',
  roomId: '',
});

/** With a weekday more, at the time of the others, or one less. */
export const withWeekday = (form: PlanForm, weekday: number, on: boolean): PlanForm => {
  const like = form.times.find((each) => each !== null) ?? EVENING;
  return { ...form, times: form.times.map((each, index) => (index === weekday ? (on ? like : null) : each)) };
};

/** As the server is asked. */
export const askedOf = (form: PlanForm, courseId: number): Asked => ({
  courseId,
  rule: {
    pattern: form.times.flatMap((time, weekday) => (time === null ? [] : [{ weekday, ...time }])),
    firstDay: form.firstDay,
    lastDay: form.lastDay,
    daysLeftOut: [...form.daysLeftOut],
  },
  name: form.name,
  category: form.category,
  roomId: form.roomId === '' ? null : Number(form.roomId),
});

/** Why it cannot be asked yet; null where it can. */
export function whyNot({ times, firstDay, lastDay, name }: PlanForm): string | null {
  if (times.every((each) => each === null)) return 'Please choose at least one weekday.';
  if (times.some((each) => each !== null && !(each.start < each.end))) return 'A session has to end after it starts.';
  if (firstDay === '' || lastDay === '') return 'Please give the first and the last day.';
  if (lastDay < firstDay) return 'The last day has to come after the first.';
  return name.trim() === '' ? 'Please give a name.' : null;
}
