import fc from 'fast-check';
import { expect, test } from 'vitest';
import { COURSE_FOLDER } from '@bcs/contract/features/curricula/model';
import type { CourseFolder } from '#kernel/course-folder/folder';
import { plainText } from '#kernel/course-folder/front-matter';
import { writeFolder } from '#kernel/course-folder/write-folder';
import { readCourse } from './folder-on-disk.ts';
import { IS_LONG_RUN } from '#testing/effort';

type Course = CourseFolder<typeof COURSE_FOLDER>;
const CLASSES = IS_LONG_RUN ? 200 : 30;

/** Texts that careless handling of YAML or front matter would damage. */
const TRAPS = [
  '---',
  '- a',
  '# no comment',
  'yes',
  '~',
  '1e3',
  '0o7',
  'a: b',
  '*a',
  '&a',
  '!!js',
  '%YAML',
  '"',
  "'",
  '2026-03-11',
  '18:30',
  '\u2028---\u2028',
  '\u00a0',
  '\u202e',
  '{',
  '[',
  '|',
  '>',
  '`',
  '@',
  'é',
  '😀',
  '=HYPERLINK("x")',
  '<script>',
];
const piece = fc.oneof(fc.constantFrom(...TRAPS), fc.string({ unit: 'grapheme', maxLength: 12 }));
const pieces = (longest: number, between: string[]) =>
  fc
    .array(fc.tuple(piece, fc.constantFrom(...between)), { maxLength: 8 })
    .map((parts) =>
      plainText(parts.flat().join('').replaceAll('\0', '').toWellFormed().slice(0, longest)).toWellFormed(),
    );
const oneLine = pieces(200, [' ', '']).map((text) => text.replaceAll(/\p{Cc}/gu, '').trim() || 'Class');
const prose = (longest: number) => pieces(longest, ['\n', '\n\n', ' ', '\t', '\n---\n', '\n    ']);
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null });
const time = fc.constantFrom('00:00', '02:30', '18:30', '23:59:59');
const tenth = fc.integer({ min: 0, max: 9990 }).map((count) => count / 10);
const key = fc.stringMatching(/^[a-z0-9]{1,8}(?:[.-][a-z0-9]{1,8}){0,3}$/);

const moment = (meetings: number) =>
  fc.oneof(
    fc.record({
      meeting: fc.integer({ min: 1, max: meetings }),
      days: fc.integer({ min: -60, max: 60 }),
      day: fc.constant(null),
      time: maybe(time),
    }),
    fc.record({
      meeting: fc.constant(null),
      days: fc.constant(0),
      day: fc.integer({ min: -60, max: 400 }),
      time: maybe(time),
    }),
  );
const link = fc.record({ title: oneLine, url: fc.webUrl({ validSchemes: ['https'] }) });
const session = (meetings: number) =>
  fc
    .record({
      name: oneLine,
      chapter: maybe(tenth),
      summary: prose(250),
      minutes: maybe(fc.integer({ min: 1, max: 1440 })),
      category: fc.constantFrom('office-hours', 'career-workshop', 'career-event'),
      resources: fc.array(link, { maxLength: 3 }),
    })
    .chain((facts) => moment(meetings).map((at) => ({ ...facts, ...at })));
/** A due date that is independent, or tied to one of the classes. */
const due = (meetings: number) =>
  fc.oneof(
    moment(meetings).map((at) => ({ ...at, session: null })),
    fc.record({
      meeting: fc.constant(null),
      days: fc.integer({ min: 0, max: 60 }),
      day: fc.constant(null),
      time: maybe(time),
      session: fc.integer({ min: 0, max: meetings - 1 }).map((at) => `00-${at}`),
    }),
  );
const assignment = (meetings: number) =>
  fc
    .record({
      title: oneLine,
      kind: fc.constantFrom('academic', 'career'),
      header: prose(1000),
      opens: moment(meetings),
      due: due(meetings),
      required: fc.constant(true),
      requiredForGraduation: fc.boolean(),
      prework: fc.boolean(),
      minHours: maybe(tenth.map((hours) => hours / 10).map(Math.floor)),
      maxHours: fc.constant(999),
    })
    .map((facts) => ({ ...facts, prework: facts.prework && facts.kind === 'academic' }));
const items = <T>(facts: fc.Arbitrary<T>, most: number) =>
  fc
    .uniqueArray(fc.record({ key, facts, text: prose(3000) }), { maxLength: most, selector: (item) => item.key })
    .map((all) => all.toSorted((one, other) => (`${one.key}.md` < `${other.key}.md` ? -1 : 1)));

const course = fc.integer({ min: 1, max: 9 }).chain((meetings) =>
  fc
    .record({
      course: fc.record({ name: oneLine, program: maybe(oneLine) }),
      classes: fc.array(fc.record({ name: oneLine, summary: prose(250), text: prose(3000) }), {
        minLength: meetings,
        maxLength: meetings,
      }),
      sessions: items(session(meetings), 6),
      assignments: items(assignment(meetings), 8),
      bytes: fc.uint8Array({ maxLength: 200 }),
    })
    .map(({ classes, sessions, bytes, ...rest }) => ({
      ...rest,
      sessions: [
        ...classes.map(({ text, ...facts }, at) => ({
          key: `00-${at}`,
          text,
          facts: {
            ...facts,
            category: 'class',
            chapter: null,
            meeting: at + 1,
            days: 0,
            day: null,
            time: null,
            minutes: null,
            resources: at === 0 ? [{ title: 'Slides', file: 'slides of week 1.pdf' }] : [],
          },
        })),
        ...sessions.filter((one) => one.key > '00-9.md'),
      ],
      resources: new Map([['sessions/00-0/slides of week 1.pdf', bytes]]),
    })),
) as unknown as fc.Arbitrary<Course>;

test('what is written is read again as it was, and written again as the same bytes', () => {
  fc.assert(
    fc.property(course, (folder) => {
      const files = writeFolder(folder, COURSE_FOLDER);
      const read = readCourse(files);
      expect(read.mistakes).toEqual([]);
      if (!read.folder) return;
      expect(read.folder).toEqual(folder);
      expect(writeFolder(read.folder, COURSE_FOLDER)).toEqual(files);
    }),
    { numRuns: CLASSES },
  );
});
