import type { Input } from '#lib/api.ts';
import { NO_TIMES, toPattern, whyNoPattern, type WeekTimes } from './week-times.ts';
import type { ScheduledClass } from './schedule-weeks.ts';

export type SessionsPreviewInput = Input<'previewSessions'>;

/** The content of the form. */
export interface PlanForm {
  readonly times: WeekTimes;
  readonly firstDay: string;
  readonly lastDay: string;
  readonly daysLeftOut: readonly string[];
  readonly name: string;
  readonly category: SessionsPreviewInput['category'];
  readonly roomId: string;
}

/** The initial form: all of the class, no weekday yet. */
export const newPlanForm = ({ startDay, endDay }: ScheduledClass): PlanForm => ({
  times: NO_TIMES,
  firstDay: startDay,
  lastDay: endDay,
  daysLeftOut: [],
  name: 'Class',
  category: 'class',
  roomId: '',
});

/** Turns the form into the input of the call. */
export const toPreviewInput = (form: PlanForm, courseId: number): SessionsPreviewInput => ({
  courseId,
  rule: {
    pattern: toPattern(form.times),
    firstDay: form.firstDay,
    lastDay: form.lastDay,
    daysLeftOut: [...form.daysLeftOut],
  },
  name: form.name,
  category: form.category,
  roomId: form.roomId === '' ? null : Number(form.roomId),
});

/** Tells why it cannot be asked yet; null where it can. */
export function whyIncomplete({ times, firstDay, lastDay, name }: PlanForm): string | null {
  const wrong = whyNoPattern(times);
  if (wrong !== null) return wrong;
  if (firstDay === '' || lastDay === '') return 'Please enter the first and the last day.';
  if (lastDay < firstDay) return 'The last day has to come after the first.';
  return name.trim() === '' ? 'Please enter a name.' : null;
}
