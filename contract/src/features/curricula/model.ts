import { z } from 'zod';
import {
  DAY_IN_MINUTES,
  LONGEST_FILE_SUMMARY,
  LONGEST_FOLDER_KEY,
  MOST_DAYS,
  MOST_DAYS_AFTER,
  MOST_MEETINGS,
} from '#kernel/folder-bounds';
import { MOST_RESOURCES, LONGEST_FILE_NAME, LONGEST_TITLE } from '#kernel/lengths';
import {
  choice,
  decimal,
  fileName,
  flag,
  line,
  link,
  optionalCell,
  longTextCell,
  whole,
} from '../administration/model-cells.ts';
import { mistake } from '#kernel/schema';

const CATEGORIES = ['class', 'office-hours', 'career-workshop', 'career-event'] as const;
const KINDS = ['academic', 'career'] as const;

const time = () =>
  z
    .string()
    .regex(/^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/)
    .describe('a time such as 18:30, in the time zone of the class');

/**
 * A day of a class without a date: a number of days after its n-th meeting, or its n-th day if there is no meeting to
 * count from.
 */
const place = {
  meeting: optionalCell(whole(1, MOST_MEETINGS)),
  days: whole(-MOST_DAYS, MOST_DAYS).default(0),
  day: optionalCell(whole(-MOST_DAYS, MOST_DAYS)),
  time: optionalCell(time()),
};
interface Place {
  readonly meeting: number | null;
  readonly days: number;
  readonly day: number | null;
}
const isPlaced = ({ meeting, day }: Place): boolean => (meeting === null) !== (day === null);
const PLACED = { path: ['meeting'], error: mistake({ NOT_PLACED: 'must be given, or day instead of it' }) };
const countsFromMeeting = ({ meeting, days }: Place): boolean => meeting !== null || days === 0;
const COUNTED = { path: ['days'], error: mistake({ PLACED_TWICE: 'must be left out where day is given' }) };

const Moment = z
  .strictObject(place)
  .refine(isPlaced, PLACED)
  .refine(countsFromMeeting, COUNTED)
  .describe('meeting and days, or day, and by choice time');
export type Moment = z.output<typeof Moment>;

/** A due date that depends on a session: it is the start of the session, or some days later. ADM-096 */
const Due = z
  .strictObject({ ...place, session: optionalCell(line(LONGEST_FOLDER_KEY)) })
  .refine(({ session, ...at }) => (session === null ? isPlaced(at) : at.meeting === null && at.day === null), {
    path: ['meeting'],
    error: mistake({ NOT_PLACED: 'must be given, or day or session instead of it, and only one of them' }),
  })
  .refine(({ session, ...at }) => session !== null || countsFromMeeting(at), COUNTED)
  .refine(({ session, days }) => session === null || (days >= 0 && days <= MOST_DAYS_AFTER), {
    path: ['days'],
    error: mistake({ TOO_LATE_AFTER_SESSION: `must be from 0 to ${MOST_DAYS_AFTER} after a session` }),
  })
  .describe('meeting and days, or day, or session and days, and by choice time');
export type Due = z.output<typeof Due>;

/** The content of course.yaml, which describes the folder. ADM-104 */
export const CourseFile = z.strictObject({ name: line(255), program: optionalCell(line(255)) });

/** Reading material of a session: a link, or a file in the same folder. ADM-090, ADM-104 */
const ResourceFile = z
  .union([
    z.strictObject({ title: line(LONGEST_TITLE), url: link() }),
    z.strictObject({ title: line(LONGEST_TITLE), file: fileName(LONGEST_FILE_NAME) }),
  ])
  .describe('title, and url or file');
export type ResourceFile = z.output<typeof ResourceFile>;

/** The front matter of a session file; the text below it is the long description. ADM-104 */
export const SessionFile = z
  .strictObject({
    name: line(255),
    category: choice(CATEGORIES).default('class'),
    chapter: optionalCell(decimal(0, 9999.9)),
    summary: longTextCell(LONGEST_FILE_SUMMARY).default(''),
    ...place,
    minutes: optionalCell(whole(1, DAY_IN_MINUTES)),
    resources: z.array(ResourceFile).max(MOST_RESOURCES).default([]),
  })
  .refine(isPlaced, PLACED)
  .refine(countsFromMeeting, COUNTED);
export type SessionFile = z.output<typeof SessionFile>;

/**
 * The front matter of an assignment file; the text below it contains the instructions. Without a time, it is due at the
 * end of the day. ADM-104
 */
export const AssignmentFile = z
  .strictObject({
    title: line(255),
    kind: choice(KINDS).default('academic'),
    header: longTextCell(1000).default(''),
    opens: Moment,
    due: Due,
    required: flag().default(true),
    requiredForGraduation: flag().default(false),
    prework: flag().default(false),
    minHours: optionalCell(decimal(0, 999)),
    maxHours: optionalCell(decimal(0, 999)),
  })
  .refine(({ required, requiredForGraduation }) => required || !requiredForGraduation, {
    path: ['required'],
    error: mistake({ REQUIRED_FOR_GRADUATION: 'must be true for work that graduation requires' }),
  })
  .refine(({ minHours, maxHours }) => minHours === null || maxHours === null || maxHours >= minHours, {
    path: ['maxHours'],
    error: mistake({ TOO_FEW_HOURS: 'must not be below minHours' }),
  });
export type AssignmentFile = z.output<typeof AssignmentFile>;

/** A mistake in a folder, with its position and what was expected there. ADM-106 */
export const FolderMistake = z.object({
  file: z.string(),
  /** The line number from 1; null if the mistake concerns the file as a whole. */
  line: z.int().nullable(),
  key: z.string().nullable(),
  says: z.string(),
});
export type FolderMistake = z.infer<typeof FolderMistake>;

/** A remark for the author of a folder that does not prevent anything. */
export const FolderNote = z.object({ file: z.string(), says: z.string() });
export type FolderNote = z.infer<typeof FolderNote>;

/** The exported files of a course folder; the same content always produces the same files. ADM-104 */
export const ExportedFolder = z.object({
  /** The name of the folder. */
  name: z.string(),
  /** The files, whose paths use `/` as the separator. */
  files: z.array(
    z.object({
      path: z.string(),
      text: z.string(),
      /** The bytes of a file that is not text. */
      base64: z.base64().optional(),
    }),
  ),
  /** The mistakes that a check of the folder would find, where the content does not fit into files. */
  mistakes: z.array(FolderMistake),
});

/** The schemas of the data in the files of a course folder, besides their texts. */
export const COURSE_FOLDER = { course: CourseFile, session: SessionFile, assignment: AssignmentFile };
