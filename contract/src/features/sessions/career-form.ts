import { atLocal, instantOf, localDay, localTime, msOf, type Day, type Instant, type Zone } from '#kernel/clock';
import { AFTER_LAST_DAY, EARLIEST_SESSION_DAY, CAREER_FORM_MESSAGES } from './failures.ts';

/** The values of the form of a career session, in local times of the course. SESS-048 to SESS-061 */
export interface CareerForm {
  readonly name: string;
  readonly chapter: string;
  /** The date as MM-DD-YYYY. SESS-059 */
  readonly date: string;
  readonly startTime: string;
  readonly startHalf: string;
  readonly endTime: string;
  readonly endHalf: string;
  readonly shortDescription: string;
  readonly longDescription: string;
}

/** The half-hour options from 1:00 to 12:30. SESS-060 */
export const TIME_CHOICES: readonly string[] = Array.from({ length: 24 }, (_, half) => {
  const hour = Math.floor(half / 2) + 1;
  return `${hour}:${half % 2 === 0 ? '00' : '30'}`;
});
/** Specified by SESS-061. */
export const DAY_HALVES = ['AM', 'PM'] as const;
/** Specified by SESS-056, SESS-057 and SESS-050. */
export const SHORT_DESCRIPTION_LENGTH = 250;
export const LONG_DESCRIPTION_LENGTH = 1000;
export const CHAPTER_STEP = 0.1;
const LARGEST_CHAPTER = 9999.9;
const NO_CHAPTER = 'Session Chapter Number must be from 0 to 9999.9, with at most one decimal';

export const EMPTY_FORM: CareerForm = {
  name: '',
  chapter: '',
  date: '',
  startTime: '',
  startHalf: '',
  endTime: '',
  endHalf: '',
  shortDescription: '',
  longDescription: '',
};

export type CareerFormErrors = Readonly<Partial<Record<keyof CareerForm, string>>>;

/** Reads a day written as MM-DD-YYYY; null if there is no such date. SESS-059 */
export function dayOfText(text: string): Day | null {
  const [, month, date, year] = /^(\d{2})-(\d{2})-(\d{4})$/.exec(text.trim()) ?? [];
  const day = `${year}-${month}-${date}`;
  const ms = msOf(`${day}T00:00:00.000Z`);
  // 02-30 would be read as March 2
  return !Number.isNaN(ms) && instantOf(ms).startsWith(day) ? day : null;
}

/** Writes a day as MM-DD-YYYY. SESS-059 */
export const textOfDay = (day: Day): string => `${day.slice(5)}-${day.slice(0, 4)}`;

/** Converts '1:30' and 'PM' into 13:30. */
const clockOf = (time: string, half: string): string => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return [(hour % 12) + (half === 'PM' ? 12 : 0), minute].map((part) => String(part).padStart(2, '0')).join(':');
};

/** Reads a chapter in tenths, without silently rounding the number. SESS-050 */
function chapterOf(text: string): number | null {
  const chapter = Number(text);
  const inTenths = Math.round(chapter * 10) / 10;
  return text.trim() !== '' && inTenths === chapter && chapter >= 0 && chapter <= LARGEST_CHAPTER ? chapter : null;
}

function chapterError(text: string): string | null {
  if (text.trim() === '') return CAREER_FORM_MESSAGES.chapter;
  return chapterOf(text) === null ? NO_CHAPTER : null;
}

function dateError(text: string): string | null {
  if (text.trim() === '') return CAREER_FORM_MESSAGES.date;
  const day = dayOfText(text);
  if (day === null) return CAREER_FORM_MESSAGES.notADate;
  return day >= EARLIEST_SESSION_DAY && day < AFTER_LAST_DAY ? null : CAREER_FORM_MESSAGES.year;
}

const momentOf = (form: CareerForm, end: 'start' | 'end', zone: Zone): Instant =>
  atLocal(dayOfText(form.date) ?? ANY_DAY, clockOf(form[`${end}Time`], form[`${end}Half`]), zone);
/** A day that is used until one is chosen: all of its hours exist in every time zone. */
const ANY_DAY: Day = '2026-01-15';

/** The mistakes in the form; empty when it may be sent. SESS-048, SESS-049, SESS-051 to SESS-055 */
export function careerFormErrors(form: CareerForm, zone: Zone): CareerFormErrors {
  const empty = (['startTime', 'startHalf', 'endTime', 'endHalf'] as const).filter((field) => form[field] === '');
  // compares instants, as the server does: in the night when clocks go forward, 2:30 is after 3:00
  const ordered = momentOf(form, 'start', zone) < momentOf(form, 'end', zone);
  const chapter = chapterError(form.chapter);
  const date = dateError(form.date);
  return {
    ...(form.name.trim() === '' && { name: CAREER_FORM_MESSAGES.name }),
    ...(chapter !== null && { chapter }),
    ...(date !== null && { date }),
    ...Object.fromEntries(empty.map((field) => [field, CAREER_FORM_MESSAGES[field]])),
    ...(empty.length === 0 && !ordered && { endTime: CAREER_FORM_MESSAGES.order }),
  };
}

/** The fields that the form sends: the texts, and instants converted from local times of the course. D-010, D-071 */
export function careerFields(form: CareerForm, zone: Zone) {
  return {
    name: form.name.trim(),
    chapter: chapterOf(form.chapter) ?? 0,
    shortDescription: form.shortDescription,
    longDescription: form.longDescription,
    startTime: momentOf(form, 'start', zone),
    endTime: momentOf(form, 'end', zone),
  };
}

interface Stored {
  readonly name: string;
  readonly chapter: number | null;
  readonly shortDescription: string;
  readonly longDescription: string;
  readonly startTime: Instant;
  readonly endTime: Instant;
}

function choiceOf(at: Instant, zone: Zone) {
  const { hour, minute } = localTime(at, zone);
  return { time: `${hour % 12 || 12}:${String(minute).padStart(2, '0')}`, half: DAY_HALVES[hour < 12 ? 0 : 1] };
}

/** Converts a stored session into the form. */
export function toCareerForm(session: Stored, zone: Zone): CareerForm {
  const [start, end] = [choiceOf(session.startTime, zone), choiceOf(session.endTime, zone)];
  return {
    name: session.name,
    chapter: session.chapter === null ? '' : String(session.chapter),
    date: textOfDay(localDay(session.startTime, zone)),
    startTime: start.time,
    startHalf: start.half,
    endTime: end.time,
    endHalf: end.half,
    shortDescription: session.shortDescription,
    longDescription: session.longDescription,
  };
}
