import { z } from 'zod';
import { hasName } from '#kernel/full-name';
import { PROGRAM_TYPES } from '#kernel/program-types';
import {
  email,
  flag,
  githubName,
  line,
  link,
  optionalCell,
  namePart,
  pastedLine,
  role,
  date,
  whole,
  zone,
  choice,
  clock,
  decimal,
  longTextCell,
} from './model-cells.ts';
import { datesInOrder, mistake } from '#kernel/schema';

/** A person who may sign in, identified by e-mail. */
export const PersonRow = z
  .strictObject({
    email: email(),
    /** At least one of the two names is required. D-236 */
    firstName: namePart(255).default(''),
    lastName: namePart(255).default(''),
    githubUserName: optionalCell(githubName()),
    avatarUrl: optionalCell(link()),
    active: flag().default(true),
    canManageAttendance: flag().default(false),
    /** If empty, the roles of the person decide. D-035 */
    mfaRequired: optionalCell(flag()),
    /** The password of a new account; an existing password is not replaced. D-038, D-044 */
    password: z.string().min(1).optional().describe('a temporary password, valid for seven days'),
  })
  .refine(hasName, { path: ['firstName'], error: mistake({ REQUIRED: 'is required unless there is a last name' }) });
export type PersonRow = z.output<typeof PersonRow>;

/**
 * A person's role in a course, identified by course and person: an account is active once per course (D-004). The names
 * apply to new people only; a roster does not rename people who have an account.
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

/** A course, identified by university and code. A university, program or cohort that is missing is created. */
export const CourseRow = z
  .strictObject({
    university: line(255),
    /** Applies only to a new university that needs a certain id. */
    universityId: whole(1, 2_147_483_647).optional(),
    program: line(255),
    programType: choice(PROGRAM_TYPES),
    cohort: line(255),
    code: line(255),
    name: line(255),
    startDate: date(),
    endDate: date(),
    timeZone: zone().default('America/New_York'),
    duration: optionalCell(line(255)),
    location: optionalCell(line(255)),
    enterpriseCourse: flag().default(false),
    maxAbsence: optionalCell(whole(0, MAX_LIMIT)),
    maxRemoteAttendance: optionalCell(whole(0, MAX_LIMIT)),
    maxMissedGeneralAssignment: optionalCell(whole(0, MAX_LIMIT)),
    maxMissedRequiredAssignment: optionalCell(whole(0, MAX_LIMIT)),
    minimumScoreRequired: optionalCell(whole(0, 105)),
    classroomLink: optionalCell(link()),
    classroomDynamic: flag().default(false),
    youCanBookMeUrl: optionalCell(link()),
    midCourseSurveyFrom: optionalCell(date()),
    midCourseSurveyTo: optionalCell(date()),
    endCourseSurveyFrom: optionalCell(date()),
    endCourseSurveyTo: optionalCell(date()),
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
 * A session of a course, in the course's time zone. It is identified by course, context, name and chapter (or by its
 * day if it has no chapter), so that importing it again can move it.
 */
export const SessionRow = z
  .strictObject({
    university: line(255),
    course: line(255),
    context: choice(CONTEXTS).default('academic'),
    category: optionalCell(choice(ALL_CATEGORIES)),
    name: line(255),
    chapter: optionalCell(decimal(0, 9999.9)).describe(
      'a number from 0 to 9999.9 with at most one decimal, such as 4.2; 1.10 is the same chapter as 1.1',
    ),
    shortDescription: longTextCell(250).default(''),
    longDescription: longTextCell(1000).default(''),
    date: date(),
    startTime: clock(),
    endTime: clock(),
    classroom: optionalCell(line(255)),
    building: optionalCell(line(255)),
    roomNumber: optionalCell(line(255)),
    onlineUrl: optionalCell(link()),
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

/** An assignment, identified by course and title. A due date without a time is the end of that day. D-080 */
export const AssignmentRow = z
  .strictObject({
    university: line(255),
    course: line(255),
    context: choice(CONTEXTS).default('academic'),
    title: line(255),
    header: longTextCell(1000).default(''),
    content: longTextCell(50_000).default(''),
    assignmentDate: date(),
    dueDate: date(),
    dueTime: optionalCell(clock()),
    required: flag().default(true),
    requiredForGraduation: flag().default(false),
    prework: flag().default(false),
    minHours: optionalCell(decimal(0, 999)),
    maxHours: optionalCell(decimal(0, 999)),
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
