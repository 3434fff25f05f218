import type { AssignmentFields } from '@bcs/contract/features/assignment-editor/model';
import type { DueTie } from '@bcs/contract/features/scheduling/model';
import { dueOfTie } from '@bcs/contract/features/scheduling/ties';
import { atLocal, type Instant, type Zone } from '@bcs/contract/kernel/clock';
import { LONGEST_MARKDOWN } from '@bcs/contract/kernel/lengths';
import { missing } from '@bcs/contract/kernel/missing';
import { toTypedMoment } from '#features/scheduling/typed-moment.ts';
import { tooLong } from '#kit/markdown-editor.tsx';
import { numberOrNull, numberText } from '#lib/form-values.ts';
import type { FieldProblems } from '#lib/form.ts';

/** The time of the release, as chosen in the form. */
export type ReleaseChoice = 'draft' | 'now' | 'later';

/** The content of the form: moments by the clocks of the class, numbers as letters. */
export type AssignmentDraft = Omit<
  AssignmentFields,
  'dueDate' | 'tied' | 'releaseAt' | 'draft' | 'minHours' | 'maxHours'
> & {
  /** The version that was read; 0 for a new assignment. */
  readonly version: number;
  readonly dueDate: string;
  /** Tells whether it is due on a date, or follows a session. */
  readonly dueBy: 'date' | 'session';
  readonly sessionId: string;
  /** The start of that session; empty until it is known. */
  readonly sessionStart: string;
  /** 'meeting' comes from imported files: a number of days before or after a class meeting. */
  readonly tieAt: 'start' | 'after' | 'meeting';
  readonly daysAfter: string;
  readonly tieTime: string;
  readonly release: ReleaseChoice;
  readonly releaseAt: string;
  readonly minHours: string;
  readonly maxHours: string;
};

const NO_TIE = {
  dueBy: 'date',
  sessionId: '',
  sessionStart: '',
  tieAt: 'after',
  daysAfter: '7',
  tieTime: '23:59',
} as const;

export const NEW_ASSIGNMENT_FORM: AssignmentDraft = {
  version: 0,
  kind: 'assignment',
  title: '',
  header: '',
  content: '',
  required: true,
  requiredForGraduation: false,
  assignmentDate: '',
  dueDate: '',
  ...NO_TIE,
  release: 'draft',
  releaseAt: '',
  minHours: '',
  maxHours: '',
};

export const toAssignmentDraft = (
  { draft, releaseAt, dueDate, tied, minHours, maxHours, ...fields }: AssignmentFields,
  zone: Zone,
  version: number,
): AssignmentDraft => ({
  ...fields,
  version,
  dueDate: toTypedMoment(dueDate, zone),
  ...NO_TIE,
  ...(tied && { dueBy: 'session', sessionId: String(tied.sessionId) }),
  ...(tied && 'at' in tied.tie && { tieAt: 'start' }),
  ...(tied && 'daysAfter' in tied.tie && { daysAfter: String(tied.tie.daysAfter), tieTime: tied.tie.time }),
  ...(tied &&
    'fromMeeting' in tied.tie && {
      tieAt: 'meeting',
      daysAfter: String(tied.tie.fromMeeting),
      tieTime: tied.tie.time ?? '',
    }),
  release: draft ? 'draft' : releaseAt === null ? 'now' : 'later',
  releaseAt: releaseAt === null ? '' : toTypedMoment(releaseAt, zone),
  minHours: numberText(minHours),
  maxHours: numberText(maxHours),
});

/** A typed moment; one that shows as it stood stays as it stood, to the second. */
export const parseMoment = (text: string, before: Instant | null, zone: Zone): Instant => {
  if (before !== null && toTypedMoment(before, zone) === text) return before;
  const [day = '', time = ''] = text.split('T');
  // what is due at the end of a day is due at its last second. D-080
  return atLocal(day, time === '23:59' ? '23:59:59' : `${time}:00`, zone);
};

const DAYS_AFTER = /^(?:[0-5]?\d|60)$/;
const DAYS_FROM = /^-?\d{1,3}$/;

/** Finds the errors that prevent saving, by field. */
export function validateAssignment(form: AssignmentDraft): FieldProblems {
  const { dueBy, sessionId, tieAt, daysAfter, minHours, maxHours } = form;
  const isTied = dueBy === 'session';
  const isAfter = isTied && tieAt === 'after';
  const isWrongDay = isAfter
    ? !DAYS_AFTER.test(daysAfter)
    : isTied && tieAt === 'meeting' && !DAYS_FROM.test(daysAfter);
  const isShorter = minHours !== '' && maxHours !== '' && Number(minHours) > Number(maxHours);
  return {
    title: missing(form.title),
    dueDate: isTied ? null : missing(form.dueDate),
    sessionId: isTied && sessionId === '' ? 'Please choose a session.' : null,
    daysAfter: isWrongDay ? `Please enter a number of days${isAfter ? ' up to 60' : ''}.` : null,
    tieTime: isAfter ? missing(form.tieTime) : null,
    assignmentDate: missing(form.assignmentDate),
    releaseAt: form.release === 'later' ? missing(form.releaseAt) : null,
    maxHours: isShorter ? 'The maximum cannot be less than the minimum.' : null,
    content: tooLong(form.content, LONGEST_MARKDOWN),
  };
}

function tieIn({ tieAt, daysAfter, tieTime }: Pick<AssignmentDraft, 'tieAt' | 'daysAfter' | 'tieTime'>): DueTie {
  if (tieAt === 'start') return { at: 'start' };
  if (tieAt === 'after') return { daysAfter: Number(daysAfter), time: tieTime };
  return { fromMeeting: Number(daysAfter), time: tieTime || null };
}

/** Finds the session that the due date follows; null if the date is independent. ADM-096 */
export const toTiedSession = ({
  dueBy,
  sessionId,
  tieAt,
  daysAfter,
  tieTime,
}: AssignmentDraft): AssignmentFields['tied'] =>
  dueBy !== 'session' || sessionId === ''
    ? null
    : { sessionId: Number(sessionId), tie: tieIn({ tieAt, daysAfter, tieTime }) };

/** Returns the due date; if it follows a session, as the server will compute it. */
export function toDueDate(form: AssignmentDraft, before: AssignmentFields | null, zone: Zone): Instant {
  const tied = toTiedSession(form);
  if (tied === null) return parseMoment(form.dueDate, before?.dueDate ?? null, zone);
  const start = form.sessionStart as Instant;
  if (form.sessionStart === '') return before?.dueDate ?? NOT_KNOWN;
  return dueOfTie(tied.tie, start, zone);
}
/** A placeholder: the server computes the date from the session. */
const NOT_KNOWN: Instant = '2000-01-01T00:00:00.000Z';

/** Turns the form into what is sent. @param before as it is stored; null for a new one */
export const toAssignmentFields = (
  form: AssignmentDraft,
  before: AssignmentFields | null,
  zone: Zone,
): AssignmentFields => ({
  kind: form.kind,
  title: form.title,
  header: form.header,
  content: form.content,
  required: form.required,
  requiredForGraduation: form.requiredForGraduation,
  assignmentDate: form.assignmentDate,
  dueDate: toDueDate(form, before, zone),
  tied: toTiedSession(form),
  minHours: numberOrNull(form.minHours),
  maxHours: numberOrNull(form.maxHours),
  draft: form.release === 'draft',
  releaseAt: form.release === 'later' ? parseMoment(form.releaseAt, before?.releaseAt ?? null, zone) : null,
});
