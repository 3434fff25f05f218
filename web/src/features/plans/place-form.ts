import type { Due, Moment } from '@bcs/contract/features/curricula/model';
import { MOST_DAYS, MOST_DAYS_AFTER, MOST_MEETINGS } from '@bcs/contract/kernel/folder-bounds';
import { numberText } from '#lib/form-values.ts';

/** The time of an event, as it is typed. */
export interface PlaceForm {
  readonly by: 'meeting' | 'day' | 'session';
  readonly meeting: string;
  readonly days: string;
  readonly day: string;
  readonly session: string;
  readonly time: string;
}

export const toPlaceForm = ({
  meeting,
  days,
  day,
  time,
  ...more
}: Moment & { session?: string | null }): PlaceForm => ({
  by: more.session ? 'session' : meeting === null && day !== null ? 'day' : 'meeting',
  meeting: numberText(meeting),
  days: String(days),
  day: numberText(day),
  session: more.session ?? '',
  // in the format of the time field
  time: (time ?? '').replace(/^(\d\d:\d\d):00$/, '$1'),
});

export const toMoment = ({ by, meeting, days, day, time }: PlaceForm): Moment => ({
  meeting: by === 'meeting' ? Number(meeting) : null,
  days: by === 'day' ? 0 : Number(days),
  day: by === 'day' ? Number(day) : null,
  time: time === '' ? null : time,
});

export const toDue = (form: PlaceForm): Due => ({
  ...toMoment(form),
  session: form.by === 'session' ? form.session : null,
});

const isWhole = (text: string, least: number, most: number): boolean =>
  /^-?\d{1,4}$/.test(text.trim()) && Number(text) >= least && Number(text) <= most;

/** Finds the errors that prevent saving, by the names of the fields in a part. */
export function problemsOfPlace(part: string, { by, meeting, days, day, session }: PlaceForm) {
  const least = by === 'session' ? 0 : -MOST_DAYS;
  const most = by === 'session' ? MOST_DAYS_AFTER : MOST_DAYS;
  const isRight = {
    meeting: by !== 'meeting' || isWhole(meeting, 1, MOST_MEETINGS),
    session: by !== 'session' || session !== '',
    days: by === 'day' || isWhole(days, least, most),
    day: by !== 'day' || isWhole(day, -MOST_DAYS, MOST_DAYS),
  };
  return {
    [`${part}.meeting`]: isRight.meeting ? null : 'Please enter the number of a class.',
    [`${part}.session`]: isRight.session ? null : 'Please choose a session.',
    [`${part}.days`]: isRight.days ? null : `Please enter a number from ${least} to ${most}.`,
    [`${part}.day`]: isRight.day ? null : 'Please enter the number of a day.',
  };
}

export const EMPTY_PLACE: PlaceForm = { by: 'meeting', meeting: '', days: '0', day: '', session: '', time: '' };
