import { z } from 'zod';
import { choice, clock, date, decimal, flag, line, link, maybe, prose } from './model-cells.ts';

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
  .refine(({ startTime, endTime }) => endTime > startTime, { path: ['endTime'], error: 'must be after startTime' })
  .refine(
    ({ context, category }) => category === null || (CATEGORIES[context] as readonly string[]).includes(category),
    {
      path: ['category'],
      error: 'does not fit the context',
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
    error: 'must not be before assignmentDate',
  })
  .refine(({ required, requiredForGraduation }) => required || !requiredForGraduation, {
    path: ['required'],
    error: 'must be true for work that graduation requires',
  })
  .refine(({ minHours, maxHours }) => minHours === null || maxHours === null || maxHours >= minHours, {
    path: ['maxHours'],
    error: 'must not be below minHours',
  });
export type AssignmentRow = z.output<typeof AssignmentRow>;
