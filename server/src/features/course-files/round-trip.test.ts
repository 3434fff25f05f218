import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CAREER_TITLES } from '@bcs/contract/features/submissions/urls';
import { dueOfTie } from '@bcs/contract/features/scheduling/ties';
import type { DueTie } from '@bcs/contract/features/scheduling/model';
import { addDays, atLocal, MINUTE, plus, type Zone } from '@bcs/contract/kernel/clock';
import { sql } from '#database/db';
import { IS_LONG_RUN } from '#testing/effort';
import { beginClass, courseFolders, differing } from '#testing/course-folders';
import { ANCHOR, useWorld } from '#testing/world';

const world = useWorld();
const [CLASSES, PATIENCE] = IS_LONG_RUN ? [200, 900_000] : [8, 60_000];
const ZONES = ['America/New_York', 'Europe/Berlin', 'Australia/Sydney'];
/** The range of days, which starts before the first day of class and includes both changes of the clocks. */
const [FIRST, DAYS] = ['2026-08-25', 250];

/** Texts that careless handling of YAML or front matter would damage. */
const TRAPS = [
  '---',
  '- a',
  '# no',
  'yes',
  '~',
  '1e3',
  'a: b',
  '*a',
  '&a',
  '!!js',
  '"',
  "'",
  '2026-03-11',
  '\u2028---',
];
const RARE = ['\u00a0', '\u202e', '{', '|', '>', '@', 'é', 'e\u0301', '😀', '=HYPERLINK("x")', '<script>', '\ufeff'];
const piece = fc.oneof(fc.constantFrom(...TRAPS, ...RARE), fc.string({ unit: 'grapheme', maxLength: 12 }));
const pieces = (longest: number, between: readonly string[]) =>
  fc
    .array(fc.tuple(piece, fc.constantFrom(...between)), { maxLength: 8 })
    .map((parts) => parts.flat().join('').replaceAll('\0', '').slice(0, longest).toWellFormed());
/** A title, which must contain a letter. */
const title = pieces(200, [' ', '', '  ', '\t']).map((text) => `${text}x`);
const prose = (longest: number) => pieces(longest, ['\n', '\r\n', '\r', '  \n', ' ', '\t', '\n---\n', '\n    ', '']);
const maybe = <T>(some: fc.Arbitrary<T>) => fc.option(some, { nil: null });
const day = fc.integer({ min: 0, max: DAYS }).map((days) => addDays(FIRST, days));
/** Weeks in which the clocks change. */
const changing = fc.constantFrom('2026-10-04', '2026-10-25', '2026-11-01', '2027-03-14', '2027-03-28', '2027-04-04');
const onDay = fc.oneof(day, changing);
const time = fc.constantFrom('00:00', '01:30', '02:30', '09:05', '18:30', '23:59', '23:59:59', '12:00:07');

const CATEGORIES = ['class', 'class', 'office-hours', 'career-workshop', 'career-event'];
const sessions = fc.array(
  fc.record({
    category: fc.constantFrom(...CATEGORIES),
    name: title,
    chapter: maybe(fc.integer({ min: 0, max: 9990 }).map((count) => count / 10)),
    summary: prose(250),
    text: prose(2000),
    on: onDay,
    time,
    minutes: fc.integer({ min: 1, max: 600 }),
    cancelled: fc.boolean(),
  }),
  { maxLength: 14 },
);
const tie: fc.Arbitrary<DueTie> = fc.oneof(
  fc.constant({ at: 'start' as const }),
  fc.record({
    daysAfter: fc.integer({ min: 0, max: 60 }),
    time: fc.constantFrom('23:59', '00:00', '02:30', '18:30'),
  }),
  fc.record({
    fromMeeting: fc.integer({ min: -9, max: 20 }),
    time: fc.constantFrom(null, '23:59', '00:00', '23:59:59', '18:30'),
  }),
);
const assignments = fc.array(
  fc
    .record({
      title: fc.oneof(title, fc.constantFrom(...CAREER_TITLES)),
      header: prose(1000),
      text: prose(2000),
      opens: onDay,
      on: onDay,
      time,
      tie: maybe(fc.record({ tie, at: fc.nat() })),
      required: fc.boolean(),
      graduation: fc.boolean(),
      prework: fc.boolean(),
      minHours: maybe(fc.integer({ min: 0, max: 100 }).map((hours) => hours / 10)),
      maxHours: maybe(fc.integer({ min: 100, max: 9990 }).map((hours) => hours / 10)),
      draft: fc.boolean(),
      archived: fc.boolean(),
    })
    .map((one) => ({
      ...one,
      isCareer: (CAREER_TITLES as readonly string[]).includes(one.title),
    })),
  { maxLength: 14 },
);
const holidays = fc.array(
  fc.record({ on: onDay, days: fc.integer({ min: 0, max: 9 }) }).map(({ on, days }) => ({
    from: on,
    to: addDays(on, days),
    name: 'Holiday',
  })),
  { maxLength: 3 },
);
const classes = fc.record({ zone: fc.constantFrom(...ZONES), name: title, holidays, sessions, assignments });
type Class = typeof classes extends fc.Arbitrary<infer T> ? T : never;

/** Replaces the content of the class by the given rows. */
async function fill(courseId: number, { zone, name, holidays: off, ...items }: Class): Promise<void> {
  const { northfield } = world.ids;
  const starts = items.sessions.map(({ on, time: at }) => atLocal(on, at, zone as Zone));
  await world.db.run(sql`delete from curriculum_bases where course_id = ${courseId}`);
  await world.db.run(sql`delete from curriculum_sources where course_id = ${courseId}`);
  await world.db.run(sql`delete from assignments where course_id = ${courseId}`);
  await world.db.run(sql`delete from sessions where course_id = ${courseId}`);
  await world.db.run(
    sql`update courses set time_zone = ${zone}, name = ${name}, holidays = ${JSON.stringify(off)}::jsonb where id = ${courseId}`,
  );
  const ids: number[] = [];
  for (const [at, one] of items.sessions.entries()) {
    const start = starts[at] ?? '';
    const { id } = await world.db.one<{ id: number }>(sql`
      insert into sessions (university_id, course_id, context_id, category_code, name, chapter, short_description,
        long_description, start_time, end_time, cancelled_at)
      values (${northfield}, ${courseId}, ${one.category.startsWith('career') ? 2 : 1}, ${one.category}, ${one.name},
        ${one.chapter}, ${one.summary}, ${one.text}, ${start}, ${plus(start, one.minutes * MINUTE)},
        ${one.cancelled ? ANCHOR : null}) returning id`);
    ids.push(id);
  }
  for (const one of items.assignments) {
    const at = one.tie && ids.length > 0 ? one.tie.at % ids.length : null;
    const due =
      at === null || !one.tie
        ? atLocal(one.on, one.time, zone as Zone)
        : dueOfTie(one.tie.tie, starts[at] ?? '', zone as Zone);
    await world.db.run(sql`
      insert into assignments (university_id, course_id, context_id, prework, title, header, content, required,
        required_for_graduation, assignment_date, due_date, due_session_id, due_tie, min_hours, max_hours, draft, archived_at)
      values (${northfield}, ${courseId}, ${one.isCareer ? 2 : 1}, ${one.prework && !one.isCareer}, ${one.title},
        ${one.header}, ${one.text}, ${one.required}, ${one.required && one.graduation}, ${one.opens}, ${due},
        ${at === null ? null : ids[at]}, ${at === null ? null : JSON.stringify(one.tie?.tie)}::jsonb, ${one.minHours},
        ${one.maxHours}, ${one.draft}, ${one.archived ? ANCHOR : null})`);
  }
}

test(
  'any class that is exported and imported again shows no changes, and exporting after that gives the same bytes [ADM-104]',
  async () => {
    world.at(ANCHOR);
    const courseId = await beginClass(world, `ROUND-${randomUUID().slice(0, 8)}`);
    const folders = courseFolders(world, courseId);
    let now = Date.parse(ANCHOR);
    await fc.assert(
      fc.asyncProperty(classes, async (made) => {
        // advances the time, because calls are limited per minute
        world.at(new Date((now += 5 * MINUTE)).toISOString());
        await fill(courseId, made);
        const files = await folders.exported();
        const standing = [
          ...made.sessions.filter(({ cancelled }) => !cancelled),
          ...made.assignments.filter(({ archived }) => !archived),
        ];
        expect(Object.keys(files)).toHaveLength(1 + standing.length);
        const folderId = await folders.upload(files);
        const { items, counts, unsettled } = await folders.preview(folderId);
        expect(differing({ items })).toEqual([]);
        expect({ counts, unsettled }).toEqual({
          counts: { created: 0, changed: 0, taken: 0 },
          unsettled: 0,
        });
        expect((await folders.apply(folderId)).body).toEqual({
          success: true,
          changed: 0,
        });
        expect(await folders.exported()).toEqual(files);
      }),
      { numRuns: CLASSES },
    );
  },
  PATIENCE,
);
