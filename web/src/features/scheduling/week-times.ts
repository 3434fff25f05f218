/** Times by weekday from Sunday on, by the clocks of the class; null on days without a meeting. */
export type WeekTimes = readonly ({ readonly start: string; readonly end: string } | null)[];

export const NO_TIMES: WeekTimes = [null, null, null, null, null, null, null];
const EVENING = { start: '18:30', end: '21:30' };

/** Returns the times with a weekday more, at the time of the others, or one less. */
export function withWeekday(times: WeekTimes, weekday: number, on: boolean): WeekTimes {
  const like = times.find((each) => each !== null) ?? EVENING;
  return times.map((each, index) => (index === weekday ? (on ? like : null) : each));
}

/** Turns a stored pattern into times by weekday. */
export const toWeekTimes = (pattern: readonly { weekday: number; start: string; end: string }[]): WeekTimes =>
  NO_TIMES.map((_, weekday) => {
    const meeting = pattern.find((each) => each.weekday === weekday);
    return meeting ? { start: meeting.start, end: meeting.end } : null;
  });

/** Turns times of the week into the pattern that a call takes. */
export const toPattern = (times: WeekTimes) =>
  times.flatMap((time, weekday) => (time === null ? [] : [{ weekday, ...time }]));

/** Tells why it is no pattern yet; null where it is one. */
export function whyNoPattern(times: WeekTimes): string | null {
  if (times.every((each) => each === null)) return 'Please choose at least one weekday.';
  return times.some((each) => each !== null && !(each.start < each.end))
    ? 'A session has to end after it starts.'
    : null;
}
