import type { ContextCode } from '#features/enrollments/contexts';
import { atLocal, localDay, localTime, msOf, type Day, type Instant, type Zone } from '#kernel/clock';
import { refuseDates, type ShownFromTo } from './dates.ts';
import { BODY_LENGTH, ANNOUNCEMENT_FORM_MESSAGES, TITLE_LENGTH } from './failures.ts';

/** The values of the form: days as YYYY-MM-DD and times as HH:mm, in the zone of the course. ANN-014, ANN-023 */
export interface AnnouncementForm {
  readonly contextCode: ContextCode | '';
  readonly title: string;
  readonly body: string;
  readonly publishDate: string;
  readonly publishTime: string;
  readonly expirationDate: string;
  readonly expirationTime: string;
}

export const EMPTY_FORM: AnnouncementForm = {
  contextCode: '',
  title: '',
  body: '',
  publishDate: '',
  publishTime: '',
  expirationDate: '',
  expirationTime: '',
};

/** The stored fields of an announcement that its form shows. */
export interface StoredAnnouncement extends ShownFromTo {
  readonly contextCode: ContextCode;
  readonly title: string;
  readonly body: string;
}

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** Converts a moment into the date and time fields of the form. */
export function dayAndTime(at: Instant, zone: Zone): { readonly day: Day; readonly time: string } {
  const { hour, minute } = localTime(at, zone);
  return { day: localDay(at, zone), time: `${twoDigits(hour)}:${twoDigits(minute)}` };
}

/** Converts a stored announcement into the form. ANN-015 */
export function toAnnouncementForm(stored: StoredAnnouncement, zone: Zone): AnnouncementForm {
  const [publish, expiration] = [dayAndTime(stored.activationDate, zone), dayAndTime(stored.expirationDate, zone)];
  return {
    contextCode: stored.contextCode,
    title: stored.title,
    body: stored.body,
    publishDate: publish.day,
    publishTime: publish.time,
    expirationDate: expiration.day,
    expirationTime: expiration.time,
  };
}

/**
 * Converts form fields into a moment. The form shows no seconds, so fields that were not touched keep the stored
 * moment.
 */
function momentOf(day: string, time: string, before: Instant | undefined, zone: Zone): Instant {
  const shown = before === undefined ? null : dayAndTime(before, zone);
  return before !== undefined && shown?.day === day && shown.time === time ? before : atLocal(day, time, zone);
}

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(msOf(`${text}T00:00:00.000Z`));
const isTime = (text: string) => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text);

function datesOf(form: AnnouncementForm, before: ShownFromTo | null, zone: Zone): ShownFromTo {
  return {
    activationDate: momentOf(form.publishDate, form.publishTime, before?.activationDate, zone),
    expirationDate: momentOf(form.expirationDate, form.expirationTime, before?.expirationDate, zone),
  };
}

/** The mistakes in a form; it may be sent when there are none. */
export interface AnnouncementFormErrors {
  readonly missing: readonly (keyof AnnouncementForm)[];
  readonly title: string | null;
  readonly body: string | null;
  readonly dates: string | null;
}

/** Specified by ANN-021 to ANN-026. */
export function announcementFormErrors(
  form: AnnouncementForm,
  before: ShownFromTo | null,
  zone: Zone,
  now: Instant,
): AnnouncementFormErrors {
  const missing = (Object.keys(EMPTY_FORM) as (keyof AnnouncementForm)[]).filter((field) => form[field].trim() === '');
  const readable =
    [form.publishDate, form.expirationDate].every(isDay) && [form.publishTime, form.expirationTime].every(isTime);
  const judged = missing.some((field) => field.endsWith('Date') || field.endsWith('Time'))
    ? null
    : readable && refuseDates(datesOf(form, before, zone), before, zone, now);
  return {
    missing,
    title: form.title.trim().length > TITLE_LENGTH ? ANNOUNCEMENT_FORM_MESSAGES.titleTooLong : null,
    body: form.body.length > BODY_LENGTH ? ANNOUNCEMENT_FORM_MESSAGES.bodyTooLong : null,
    dates: judged === null ? null : ANNOUNCEMENT_FORM_MESSAGES.dates,
  };
}

export const mayBeSent = ({ missing, title, body, dates }: AnnouncementFormErrors): boolean =>
  missing.length === 0 && title === null && body === null && dates === null;

/** The fields to send once the form has no errors. D-010 */
export function announcementFields(form: AnnouncementForm, before: ShownFromTo | null, zone: Zone): StoredAnnouncement {
  return {
    contextCode: form.contextCode === 'career' ? 'career' : 'academic',
    title: form.title.trim(),
    body: form.body,
    ...datesOf(form, before, zone),
  };
}
