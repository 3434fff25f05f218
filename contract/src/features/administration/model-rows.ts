import { z } from 'zod';
import { hasName } from '#kernel/full-name';
import { PROGRAM_TYPES } from '#kernel/program-types';
import {
  email,
  flag,
  githubName,
  line,
  link,
  maybe,
  namePart,
  pastedLine,
  role,
  date,
  whole,
  zone,
  choice,
  clock,
  decimal,
  prose,
} from './model-cells.ts';
import { datesInOrder, mistake } from '#kernel/schema';

/** Somebody who may sign in. Recognised by the e-mail. */
export const PersonRow = z
  .strictObject({
    email: email(),
    /** One of both is enough. D-236 */
    firstName: namePart(255).default(''),
    lastName: namePart(255).default(''),
    githubUserName: maybe(githubName()),
    avatarUrl: maybe(link()),
    active: flag().default(true),
    canManageAttendance: flag().default(false),
    /** Empty leaves it to the roles. D-035 */
    mfaRequired: maybe(flag()),
    /** An account that has a password keeps it. D-038, D-044 */
    password: z.string().min(1).optional().describe('a temporary password, valid for seven days'),
  })
  .refine(hasName, { path: ['firstName'], error: mistake({ REQUIRED: 'is required unless there is a last name' }) });
export type PersonRow = z.output<typeof PersonRow>;

/**
 * Somebody's part in a course. Recognised by course and person: an account is active once per course (D-004). The names
 * are those of somebody new; a roster does not change the names of people who have an account.
 */
export const EnrollmentRow = z.strictObject({
  university: line(255),
  course: line(255),
  email: email(),
  firstName: pastedLine(255).optional(),
  lastName: pastedLine(255).optional(),
  role: role(),
  active: flag().default(true),
});
export type EnrollmentRow = z.output<typeof EnrollmentRow>;

const MAX_LIMIT = 1000;

/** A course with all above it: what is missing of university, program and cohort is made. Recognised by university and code. */
export const CourseRow = z
  .strictObject({
    university: line(255),
    /** Only for a university that is new and must have a certain number. */
    universityId: whole(1, 2_147_483_647).optional(),
    program: line(255),
    programType: choice(PROGRAM_TYPES),
    cohort: line(255),
    code: line(255),
    name: line(255),
    startDate: date(),
    endDate: date(),
    timeZone: zone().default('America/New_York'),
    duration: maybe(line(255)),
    location: maybe(line(255)),
    enterpriseCourse: flag().default(false),
    maxAbsence: maybe(whole(0, MAX_LIMIT)),
    maxRemoteAttendance: maybe(whole(0, MAX_LIMIT)),
    maxMissedGeneralAssignment: maybe(whole(0, MAX_LIMIT)),
    maxMissedRequiredAssignment: maybe(whole(0, MAX_LIMIT)),
    minimumScoreRequired: maybe(whole(0, 105)),
    classroomLink: maybe(link()),
    classroomDynamic: flag().default(false),
    youCanBookMeUrl: maybe(link()),
    midCourseSurveyFrom: maybe(date()),
    midCourseSurveyTo: maybe(date()),
    endCourseSurveyFrom: maybe(date()),
    endCourseSurveyTo: maybe(date()),
  })
  .refine(...datesInOrder({ CLASS_ENDS_EARLY: 'must not be before startDate' }))
  .refine((row) => isWindow(row.midCourseSurveyFrom, row.midCourseSurveyTo), {
    path: ['midCourseSurveyTo'],
    error: mistake({ SURVEY_ENDS_EARLY: 'must be given with midCourseSurveyFrom and not be before it' }),
  })
  .refine((row) => isWindow(row.endCourseSurveyFrom, row.endCourseSurveyTo), {
    path: ['endCourseSurveyTo'],
    error: mistake({ SURVEY_ENDS_EARLY: 'must be given with endCourseSurveyFrom and not be before it' }),
  });
export type CourseRow = z.output<typeof CourseRow>;

const isWindow = (from: string | null, to: string | null): boolean =>
  from === null || to === null ? from === to : to >= from;

const CONTEXTS = ['academic', 'career'] as const;
const CATEGORIES = { academic: ['class', 'office-hours'], career: ['career-workshop', 'career-event'] } as const;
const ALL_CATEGORIES = [...CATEGORIES.academic, ...CATEGORIES.career] as const;

/**
 * A session of a course, in the course's time zone. Recognised by course, context, name and chapter (without
 * a chapter: and day), so that a session can be moved by importing it again.
 */
export const SessionRow = z
  .strictObject({
    university: line(255),
    course: line(255),
    context: choice(CONTEXTS).default('academic'),
    category: maybe(choice(ALL_CATEGORIES)),
    name: line(255),
    chapter: maybe(decimal(0, 9999.9)).describe(
      'a number from 0 to 9999.9 with at most one decimal, such as 4.2; 1.10 is the same chapter as 1.1',
    ),
    shortDescription: prose(250).default(''),
    longDescription: prose(1000).default(''),
    date: date(),
    startTime: clock(),
    endTime: clock(),
    classroom: maybe(line(255)),
    building: maybe(line(255)),
    roomNumber: maybe(line(255)),
    onlineUrl: maybe(link()),
  })
  .refine(({ startTime, endTime }) => endTime > startTime, {
    path: ['endTime'],
    error: mistake({ SESSION_ENDS_EARLY: 'must be after startTime' }),
  })
  .refine(
    ({ context, category }) => category === null || (CATEGORIES[context] as readonly string[]).includes(category),
    {
      path: ['category'],
      error: mistake({ OTHER_CONTEXT: 'does not fit the context' }),
    },
  );
export type SessionRow = z.output<typeof SessionRow>;

/** Work that students hand in. Recognised by course and title. A due date without a time ends with its day. D-080 */
export const AssignmentRow = z
  .strictObject({
    university: line(255),
    course: line(255),
    context: choice(CONTEXTS).default('academic'),
    title: line(255),
    header: prose(1000).default(''),
    content: prose(50_000).default(''),
    assignmentDate: date(),
    dueDate: date(),
    dueTime: maybe(clock()),
    required: flag().default(true),
    requiredForGraduation: flag().default(false),
    prework: flag().default(false),
    minHours: maybe(decimal(0, 999)),
    maxHours: maybe(decimal(0, 999)),
  })
  .refine(({ assignmentDate, dueDate }) => dueDate >= assignmentDate, {
    path: ['dueDate'],
    error: mistake({ DUE_TOO_EARLY: 'must not be before assignmentDate' }),
  })
  .refine(({ required, requiredForGraduation }) => required || !requiredForGraduation, {
    path: ['required'],
    error: mistake({ REQUIRED_FOR_GRADUATION: 'must be true for work that graduation requires' }),
  })
  .refine(({ minHours, maxHours }) => minHours === null || maxHours === null || maxHours >= minHours, {
    path: ['maxHours'],
    error: mistake({ TOO_FEW_HOURS: 'must not be below minHours' }),
  });
export type AssignmentRow = z.output<typeof AssignmentRow>;
