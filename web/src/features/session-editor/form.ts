import { addDays, atLocal, type Zone } from '@bcs/contract/kernel/clock';
import { LONGEST_SESSION_DESCRIPTION } from '@bcs/contract/kernel/lengths';
import { missing } from '@bcs/contract/kernel/missing';
import { toTypedMoment } from '#features/scheduling/typed-moment.ts';
import { tooLong } from '#kit/markdown-editor.tsx';
import type { Input, Output } from '#lib/api.ts';
import { numberOrNull } from '#lib/form-values.ts';
import type { FieldProblems } from '#lib/form.ts';
import { chapterText, isChapter } from './chapter.ts';

export type SessionFields = Input<'saveSession'>['fields'];
export type EditExtent = Input<'saveSession'>['reach'];
export type PreviewedSession = Output<'previewSession'>;

/** The content of the form: times by the clocks of the class, numbers as letters. */
export interface SessionDraft {
  /** The version that was read; 0 for a new session. */
  readonly version: number;
  readonly category: SessionFields['category'];
  readonly name: string;
  readonly chapter: string;
  readonly shortDescription: string;
  readonly longDescription: string;
  readonly day: string;
  readonly from: string;
  readonly until: string;
  /** The room; empty means that it is to be announced. */
  readonly roomId: string;
  readonly reach: EditExtent;
  readonly tells: boolean;
}

export const NEW_SESSION_FORM: SessionDraft = {
  version: 0,
  category: 'class',
  name: '',
  chapter: '',
  shortDescription: '',
  longDescription: '',
  day: '',
  from: '18:30',
  until: '21:30',
  roomId: '',
  reach: 'this',
  tells: false,
};

const twoDigits = (value: number) => String(value).padStart(2, '0');

export const toSessionDraft = (fields: SessionFields, zone: Zone, version: number): SessionDraft => {
  const [day = '', from = ''] = toTypedMoment(fields.startTime, zone).split('T');
  const [, until = ''] = toTypedMoment(fields.endTime, zone).split('T');
  return {
    version,
    category: fields.category,
    name: fields.name,
    chapter: chapterText(fields.chapter),
    shortDescription: fields.shortDescription,
    longDescription: fields.longDescription,
    day,
    from,
    until,
    roomId: fields.roomId === null ? '' : String(fields.roomId),
    reach: 'this',
    tells: false,
  };
};

/** Finds what stands in the way of saving, by field. */
export const validateSession = ({ name, chapter, day, from, until, longDescription }: SessionDraft): FieldProblems => ({
  name: missing(name),
  day: missing(day),
  from: missing(from),
  until: from !== '' && from === until ? 'A session has to end after it starts.' : missing(until),
  chapter: isChapter(chapter) ? null : 'Please enter a number such as 12.3.',
  longDescription: tooLong(longDescription, LONGEST_SESSION_DESCRIPTION),
});

const MINUTES_A_DAY = 24 * 60;
const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** The form with another start: the session keeps its length. */
export function withStart(from: string, { from: was, until }: SessionDraft): Partial<SessionDraft> {
  if (from === '' || was === '' || until === '') return { from };
  const ends = (minutesOf(from) + minutesOf(until) - minutesOf(was) + MINUTES_A_DAY) % MINUTES_A_DAY;
  return { from, until: `${twoDigits(Math.floor(ends / 60))}:${twoDigits(ends % 60)}` };
}

/**
 * Turns the form into what is sent. A session that ends before it starts on the clocks ends on the next day; one whose
 * times were not touched keeps them to the second.
 * @param before as it is stored; null for a new one
 */
export function toSessionFields(form: SessionDraft, before: SessionFields | null, zone: Zone): SessionFields {
  const { category, name, chapter, shortDescription, longDescription, day, from, until, roomId } = form;
  const was = before && toSessionDraft(before, zone, 0);
  const isAsBefore = was !== null && was.day === day && was.from === from && was.until === until;
  const span =
    before && isAsBefore
      ? { startTime: before.startTime, endTime: before.endTime }
      : {
          startTime: atLocal(day, `${from}:00`, zone),
          endTime: atLocal(until < from ? addDays(day, 1) : day, `${until}:00`, zone),
        };
  return {
    category,
    name,
    chapter: numberOrNull(chapter),
    shortDescription,
    longDescription,
    ...span,
    roomId: roomId === '' ? null : Number(roomId),
  };
}
