import { beforeEach, expect, test } from 'vitest';
import type { z } from 'zod';
import { csvText } from '@bcs/contract/kernel/csv';
import { sql } from '#database/db';
import { useWorld } from '#testing/world';
import { columnsOf } from './queries-export.ts';
import { emptyCellValue, type Cells } from './nouns/noun.ts';
import { importRows } from './apply/import-rows.ts';
import { nounOf, type NounName } from './nouns/nouns.ts';
import { NOUN_CELLS, NOUN_TABLES } from './nouns/queries-stored.ts';
import { readFile } from './read/read-file.ts';

const world = useWorld();
const COURSE = { university: 'Lakeside Institute', course: 'LI-FSF-1' };

/** A row with a distinct value in every cell, so that nothing matches a default by accident. */
const ROWS: Readonly<Record<NounName, Cells>> = {
  people: {
    email: 'whole@new.example',
    firstName: 'Ada',
    lastName: 'Lovelace',
    githubUserName: 'ada',
    avatarUrl: 'https://new.example/ada.png',
    active: 'false',
    canManageAttendance: 'true',
    mfaRequired: 'true',
  },
  courses: {
    university: 'Whole College',
    universityId: '977',
    program: 'Data',
    programType: 'Data Viz',
    cohort: 'Data 1',
    code: 'WC-1',
    name: 'Data Viz',
    startDate: '2026-04-01',
    endDate: '2026-09-01',
    timeZone: 'America/Chicago',
    duration: '5 months',
    location: 'Chicago',
    enterpriseCourse: 'true',
    maxAbsence: '6',
    maxRemoteAttendance: '5',
    maxMissedGeneralAssignment: '4',
    maxMissedRequiredAssignment: '3',
    minimumScoreRequired: '70',
    classroomLink: 'https://new.example/room',
    classroomDynamic: 'true',
    youCanBookMeUrl: 'https://new.example/book',
    midCourseSurveyFrom: '2026-06-01',
    midCourseSurveyTo: '2026-06-14',
    endCourseSurveyFrom: '2026-08-01',
    endCourseSurveyTo: '2026-08-14',
  },
  sessions: {
    ...COURSE,
    context: 'career',
    category: 'career-event',
    name: 'Whole session',
    chapter: '9.5',
    shortDescription: 'Short',
    longDescription: 'Long',
    date: '2026-07-01',
    startTime: '18:30',
    endTime: '21:30',
    classroom: 'Whole room',
    building: 'Main',
    roomNumber: '12',
    onlineUrl: 'https://zoom.us/j/1',
  },
  assignments: {
    ...COURSE,
    context: 'career',
    title: 'Whole assignment',
    header: 'Header',
    content: 'Content',
    assignmentDate: '2026-06-01',
    dueDate: '2026-06-10',
    dueTime: '12:30',
    required: 'true',
    requiredForGraduation: 'true',
    prework: 'true',
    minHours: '1.5',
    maxHours: '2.5',
  },
  enrollments: { ...COURSE, email: 'nobody@northfield.example', role: 'ta', active: 'true' },
};
/** Groups of columns that can only be emptied together. */
const TOGETHER: readonly (readonly string[])[] = [
  ['midCourseSurveyFrom', 'midCourseSurveyTo'],
  ['endCourseSurveyFrom', 'endCourseSurveyTo'],
  ['classroom', 'building', 'roomNumber', 'onlineUrl'],
];
/** Columns that cannot be read back, such as passwords. */
const UNSEEN = ['password'];

async function bring(noun: NounName, cells: Cells) {
  const text = csvText([Object.keys(cells), Object.values(cells).map(String)]);
  const entries = readFile(new TextEncoder().encode(text), 'csv', columnsOf(noun));
  const { services, now } = world;
  const { rows } = await importRows(world.db, nounOf(noun), entries, {
    apply: true,
    now,
    passwords: services.passwords,
  });
  return rows[0];
}

const KEY_IN_SQL = {
  people: sql`a.email = ${ROWS.people['email']}`,
  courses: sql`c.code = ${ROWS.courses['code']}`,
  sessions: sql`s.name = ${ROWS.sessions['name']}`,
  assignments: sql`a.title = ${ROWS.assignments['title']}`,
  enrollments: sql`a.email = ${ROWS.enrollments['email']} and e.active and c.code = ${COURSE.course}`,
};
const stored = (noun: NounName) =>
  world.db.many<Cells>(sql`select ${NOUN_CELLS[noun]} from ${NOUN_TABLES[noun]} where ${KEY_IN_SQL[noun]}`);

const keyOf = (noun: NounName): Cells =>
  Object.fromEntries(nounOf(noun).recognisedBy.map((name) => [name, ROWS[noun][name]]));
const optional = (noun: NounName) => columnsOf(noun).filter((name) => !UNSEEN.includes(name) && !(name in keyOf(noun)));
const NOUNS = Object.keys(ROWS) as NounName[];

// without its chapter, it would be another session
beforeEach(async () => {
  await world.db.run(sql`delete from sessions where name = ${ROWS.sessions['name']}`);
});

test.each(NOUNS)('%s: a row that is brought twice is unchanged, however little of it comes [ADM-047]', async (noun) => {
  expect(await bring(noun, ROWS[noun])).toMatchObject({ what: 'created' });
  const before = await stored(noun);
  expect(before).toHaveLength(1);
  expect(await bring(noun, ROWS[noun])).toMatchObject({ what: 'unchanged' });
  expect(await bring(noun, keyOf(noun))).toMatchObject({ what: 'unchanged' });
  expect(await stored(noun)).toEqual(before);
});

const EVERY = NOUNS.flatMap((noun) => optional(noun).map((column) => [noun, column] as const));

test.each(EVERY)('%s: without the column %s its value stays [ADM-047]', async (noun, column) => {
  await bring(noun, ROWS[noun]);
  const before = await stored(noun);
  const { [column]: _gone, ...others } = ROWS[noun];
  expect(await bring(noun, others)).toMatchObject({ what: 'unchanged' });
  expect(await stored(noun)).toEqual(before);
});

test.each(EVERY)('%s: an empty cell of %s leaves its value [ADM-047]', async (noun, column) => {
  await bring(noun, ROWS[noun]);
  const before = await stored(noun);
  expect(await bring(noun, { ...ROWS[noun], [column]: ' ' })).toMatchObject({ what: 'unchanged' });
  expect(await stored(noun)).toEqual(before);
});

const emptyIn = (noun: NounName, column: string) => emptyCellValue(nounOf(noun).schema.shape[column] as z.ZodType);
const CLEARABLE = EVERY.filter(([noun, column]) => emptyIn(noun, column) !== undefined);
const NEVER_EMPTY = EVERY.filter(([noun, column]) => emptyIn(noun, column) === undefined);

/** A row that only identifies itself and empties columns. */
const clearing = (noun: NounName, columns: readonly string[]): Cells => ({
  ...keyOf(noun),
  // a session without a chapter is identified by its day
  ...(noun === 'sessions' && { date: ROWS.sessions['date'] }),
  ...Object.fromEntries(columns.map((name) => [name, '(Clear)'])),
});

test.each(CLEARABLE)('%s: (clear) empties %s [ADM-047]', async (noun, column) => {
  await bring(noun, ROWS[noun]);
  const [before] = await stored(noun);
  const columns = TOGETHER.find((group) => group.includes(column)) ?? [column];
  expect(await bring(noun, clearing(noun, columns))).toMatchObject({ what: 'changed' });
  const empties = Object.fromEntries(columns.map((name) => [name, emptyIn(noun, name)]));
  const usual = column === 'category' ? { category: 'career-workshop' } : {};
  expect(await stored(noun)).toEqual([{ ...before, ...empties, ...usual }]);
});

test.each(NEVER_EMPTY)('%s: (clear) in %s is refused, for it cannot be empty [ADM-047]', async (noun, column) => {
  await bring(noun, ROWS[noun]);
  const before = await stored(noun);
  const report = await bring(noun, clearing(noun, [column]));
  expect(report).toMatchObject({ what: 'refused', why: `${column}: cannot be empty` });
  expect(await stored(noun)).toEqual(before);
});
