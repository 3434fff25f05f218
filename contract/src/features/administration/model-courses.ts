import { z } from 'zod';
import { PROGRAM_TYPES } from '#kernel/program-types';
import { date, flag, line, link, maybe, whole, zone, choice } from './model-cells.ts';

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
  .refine(({ startDate, endDate }) => endDate >= startDate, {
    path: ['endDate'],
    error: 'must not be before startDate',
  })
  .refine((row) => isWindow(row.midCourseSurveyFrom, row.midCourseSurveyTo), {
    path: ['midCourseSurveyTo'],
    error: 'must be given with midCourseSurveyFrom and not be before it',
  })
  .refine((row) => isWindow(row.endCourseSurveyFrom, row.endCourseSurveyTo), {
    path: ['endCourseSurveyTo'],
    error: 'must be given with endCourseSurveyFrom and not be before it',
  });
export type CourseRow = z.output<typeof CourseRow>;

const isWindow = (from: string | null, to: string | null): boolean =>
  from === null || to === null ? from === to : to >= from;
