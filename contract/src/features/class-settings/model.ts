import { z } from 'zod';
import { isTimeZone } from '#features/administration/model-cells';
import { AssignmentConsequences } from '#features/assignment-editor/model';
import { Warning } from '#features/scheduling/model';
import { Hanging } from '#features/session-editor/model';
import { count, day, id, instant, requiredText, text, mistake } from '#kernel/schema';

/** Specified by D-019. */
const LONGEST_NAME = 255;
const LONGEST_URL = 2048;
const LONGEST_ZONE = 64;
const MAX_LIMIT = 1000;
const HIGHEST_SCORE = 105;
/** A limit; null means that there is none. */
const limit = (most = MAX_LIMIT) => z.int().min(0).max(most).nullable();
const URLS = /^https?:\/\/\S+$/;
const link = () =>
  text(LONGEST_URL)
    .regex(URLS, mistake({ NO_COMPLETE_URL: 'Please enter a complete URL that starts with http:// or https://.' }))
    .nullable();

/** The settings of a class. Its code, program and cohort belong to its university and are not among them. ADM-079 */
export const ClassSettings = z.strictObject({
  name: requiredText(LONGEST_NAME),
  startDate: day(),
  endDate: day(),
  timeZone: z
    .string()
    .max(LONGEST_ZONE)
    .refine(isTimeZone, mistake({ NO_TIME_ZONE: 'Please choose a time zone.' })),
  maxAbsence: limit(),
  maxRemoteAttendance: limit(),
  maxMissedGeneralAssignment: limit(),
  maxMissedRequiredAssignment: limit(),
  minimumScoreRequired: limit(HIGHEST_SCORE),
  midSurveyFrom: day().nullable(),
  midSurveyTo: day().nullable(),
  endSurveyFrom: day().nullable(),
  endSurveyTo: day().nullable(),
  classroomLink: link(),
  classroomDynamic: z.boolean(),
  youCanBookMeUrl: link(),
  checkInCodeRequired: z.boolean(),
  absentAfterSession: z.boolean(),
  instructorsMayEdit: z.boolean(),
});
export type ClassSettings = z.infer<typeof ClassSettings>;

/** The choice of what to keep when the time zone changes: local times or instants. D-010 */
export const Keeps = z.enum(['local times', 'instants']);
export type Keeps = z.infer<typeof Keeps>;

/** A session or an assignment that moves or ends up outside of the class dates, and the reason. ADM-077 */
export const RedatedItem = z.object({
  kind: z.enum(['session', 'assignment']),
  id: id(),
  name: z.string(),
  from: instant(),
  to: instant(),
  /** The reason: it becomes a certain meeting of the new pattern, follows a session, or keeps its time. */
  why: z.discriminatedUnion('because', [
    z.object({ because: z.literal('meeting'), number: z.int() }),
    z.object({ because: z.literal('tied'), session: z.string() }),
    z.object({ because: z.literal('kept') }),
  ]),
  outside: z.enum(['before', 'after']).nullable(),
  warnings: z.array(Warning),
});

/** The consequences of changing the settings, before they are saved. ADM-077, ADM-086, ADM-088, ADM-097, ADM-099 */
export const SettingsConsequences = z.object({
  /** The items that move; those outside of the class dates come first. */
  items: z.array(RedatedItem),
  /** The consequences of due dates that move, and the verdicts that change from all of it. */
  due: AssignmentConsequences,
  hanging: Hanging,
  absencesTakenBack: count(),
  /** The number of students who are notified, with one message each. */
  studentsTold: count(),
});
export type RedatedItem = z.infer<typeof RedatedItem>;
export type SettingsConsequences = z.infer<typeof SettingsConsequences>;
