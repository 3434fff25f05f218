import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Call } from '@bcs/contract/kernel/call';
import { MINUTE, plus } from '@bcs/contract/kernel/clock';
import { sql } from '#database/db';
import type { DemoName, ENROLLMENTS } from '#database/seed/ids';
import { publish } from '#kernel/changes';
import { newToken, tokenHash } from '#kernel/tokens';
import { sampleOf } from '#testing/effort';
import { listenWorld } from '#testing/listening';
import { OpenPage } from '#testing/open-page';
import { ANCHOR, useWorld, type World } from '#testing/world';
import { registry } from '../registry.ts';
import { END_COURSE_ANSWERS, weeklyAnswers } from './samples.ts';

type Reader = DemoName & keyof typeof ENROLLMENTS;
interface Student {
  readonly enrollmentId: number;
  readonly accountId: number;
  readonly token: string;
}

/** One class in two worlds that differ in who answers, and when. */
const [one, other] = [useWorld(), useWorld()];
const [atOne, atOther] = [listenWorld(one), listenWorld(other)];
const { activeCourse: courseId, enrollments } = one.ids;
const WEEK = 10;
const SURVEYS = {
  weekly: { formName: 'weekly-feedback', week: WEEK, nobody: ['instructor', 'ta', 'cm', 'cd', 'student2'] },
  nps: { formName: 'end-course-pt', week: 0, nobody: ['admin', 'cm', 'instructor', 'ta', 'cd', 'student2'] },
} as const;
type Survey = keyof typeof SURVEYS;

/** The n-th answer to a survey, the same for any author. */
const answersOf = (survey: Survey, place: number) => {
  const { steps, ...form } = survey === 'weekly' ? weeklyAnswers(WEEK) : END_COURSE_ANSWERS;
  const [first, ...rest] = steps;
  return { ...form, steps: [{ ...first, answer: String(1 + (place % 5)) }, ...rest] };
};

/** Students of the class who are not observed, each logged in. */
const students = new Map<World, readonly Student[]>();
beforeAll(async () => {
  for (const world of [one, other]) {
    await world.db.run(sql`update courses set end_survey_enabled = true where id = ${courseId}`);
    await world.db.run(sql`
      insert into survey_schedules (university_id, course_id, kind, survey, date_from, date_to)
      select university_id, id, 'end-course', 'end-course-pt', start_date, end_date from courses where id = ${courseId}
      on conflict (university_id, course_id, kind) do update set date_from = excluded.date_from, date_to = excluded.date_to`);
    await world.db.run(sql`delete from weekly_feedback where course_id = ${courseId} and week = ${WEEK}`);
    await world.db.run(sql`
      delete from form_submissions where course_id = ${courseId}
        and (form_name like 'end-course%' or (form_name = 'weekly-feedback' and week = ${WEEK}))`);
    const rows = await world.db.many<Omit<Student, 'token'>>(sql`
      select id as "enrollmentId", account_id as "accountId" from enrollments
      where course_id = ${courseId} and role = 'student' and active and id <> ${enrollments.student2} order by id`);
    students.set(
      world,
      await Promise.all(
        rows.map(async (row) => {
          const token = newToken();
          await world.db.run(sql`
            insert into auth_tokens (token_hash, account_id, issued_at, last_used_at)
            values (${tokenHash(token)}, ${row.accountId}, ${ANCHOR}, ${ANCHOR})`);
          return { ...row, token };
        }),
      ),
    );
  }
});

const open: OpenPage[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((page) => page.close()));
});

async function answer(world: World, survey: Survey, place: number, by: Student): Promise<void> {
  const payload = { ...answersOf(survey, place), enrollmentId: by.enrollmentId, userDataId: by.accountId };
  const sent = await world.app.inject({
    method: 'POST',
    url: '/broker/submitForm',
    payload,
    headers: { authtoken: by.token },
  });
  expect(JSON.parse(sent.body)).toMatchObject({ success: true });
}

/** Every read that may reveal an answer, compared byte for byte. */
async function answersTo(world: World, reader: Reader): Promise<string[]> {
  const own = enrollments[reader];
  const changes = changesOf(registry.submitForm.call);
  const reads = (Object.entries(registry) as [string, { call: Call }][]).filter(
    ([, { call }]) => call.kind === 'read' && call.shows.some((topic) => changes.includes(topic)),
  );
  const inputOf = (name: string, { scope }: Call) => {
    if (name === 'weeklyFeedbackReport') return { enrollmentId: own, courseId, week: null };
    if (!('field' in scope)) return {};
    return { [scope.field]: scope.by === 'course' || scope.by === 'course-or-grant' ? courseId : own };
  };
  const authtoken = await world.tokenOf(reader);
  return Promise.all(
    reads.map(async ([name, { call }]) => {
      const [method, url] = call.at.split(' ') as ['GET' | 'POST', string];
      const input = inputOf(name, call);
      const sent = method === 'GET' ? { query: input } : { payload: input };
      const { statusCode, body } = await world.app.inject({ method, url, headers: { authtoken }, ...sent } as object);
      return `${name} ${statusCode} ${body}`;
    }),
  );
}
const changesOf = (call: Call) => (call.kind === 'read' ? [] : call.changes);

interface Course {
  /** The number of people who answer, and the index in the class of the n-th of them. */
  readonly count: number;
  readonly who: (place: number) => number;
  readonly when: (place: number) => number;
}
interface Seen {
  readonly heard: string;
  readonly answers: readonly string[];
}
type Beside = (world: World) => Promise<unknown>;

/**
 * Collects what everybody hears and reads while a class answers.
 * @param beside what else happens with each answer
 */
async function play(
  [world, origin]: readonly [World, string],
  survey: Survey,
  { count, who, when }: Course,
  beside: Beside = async () => {},
): Promise<Map<Reader, Seen>> {
  const readers: readonly Reader[] = ['admin', 'ssm', ...SURVEYS[survey].nobody];
  const pages = new Map<Reader, OpenPage>();
  for (const reader of new Set(readers)) pages.set(reader, await OpenPage.open(origin, await world.tokenOf(reader)));
  open.push(...pages.values());
  for (let place = 0; place < count; place += 1) {
    world.at(plus(ANCHOR, when(place) * MINUTE));
    await answer(world, survey, place, students.get(world)?.[who(place)] as Student);
    await beside(world);
  }
  world.at(plus(ANCHOR, 120 * MINUTE));
  // after this marker no earlier message can arrive
  await world.db.transaction((tx) => publish(tx, { topics: ['playlists'], to: ['everyone'] }));
  const seen = new Map<Reader, Seen>();
  for (const [reader, page] of pages) {
    expect(await page.hears(({ topics }) => topics?.includes('playlists') ?? false)).toBe(true);
    // changes of success managers in each test are unrelated to surveys
    const heard = page.heard.filter(({ topics }) => !topics?.includes('chat presence'));
    seen.set(reader, { heard: JSON.stringify(heard), answers: await answersTo(world, reader) });
  }
  const { formName, week } = SURVEYS[survey];
  await world.db.run(sql`delete from weekly_feedback where course_id = ${courseId} and week = ${WEEK}`);
  await world.db.run(
    sql`delete from form_submissions where course_id = ${courseId} and form_name = ${formName} and week = ${week}`,
  );
  world.at(ANCHOR);
  return seen;
}

/** Finds the readers for whom two classes differ, and the difference. */
function differing(some: ReadonlyMap<Reader, Seen>, others: ReadonlyMap<Reader, Seen>, readers: readonly Reader[]) {
  return readers.flatMap((reader) => {
    const [mine, theirs] = [some.get(reader), others.get(reader)];
    const answers = mine?.answers.filter((text, place) => text !== theirs?.answers[place]) ?? [];
    return [
      ...(mine?.heard === theirs?.heard ? [] : [`${reader} hears`]),
      ...answers.map((text) => `${reader} ${text}`),
    ];
  });
}

const inOrder: Course['who'] = (place) => place;
const fromTheEnd: Course['who'] = (place) => 22 - place;
const early: Course['when'] = (place) => place;
const late: Course['when'] = (place) => 60 + place;

/** Pairs of answer counts that belong to the same step of figures. */
const WINDOWS = [
  [1, 3],
  [4, 5],
  [8, 9],
  [16, 17],
  [20, 21],
] as const;

describe.each(['weekly', 'nps'] as const)('of the %s survey', (survey) => {
  test.each(sampleOf(WINDOWS, 3))(
    'nobody who must not know can tell whether %i or %i have answered, who they are, and when [D-193, D-237, D-261]',
    async (fewer, more) => {
      const some = await play([one, atOne.origin], survey, { count: fewer, who: inOrder, when: early });
      const others = await play([other, atOther.origin], survey, { count: more, who: fromTheEnd, when: late });
      const { nobody } = SURVEYS[survey];
      expect(differing(some, others, nobody)).toEqual([]);
      // red control: those who may know do see it
      expect(differing(some, others, ['ssm'])).not.toEqual([]);
    },
  );

  test('figures do move, so that there was something to tell', async () => {
    const some = await play([one, atOne.origin], survey, { count: 17, who: inOrder, when: early });
    const others = await play([other, atOther.origin], survey, { count: 18, who: inOrder, when: early });
    expect(differing(some, others, ['cm'])).toEqual(
      expect.arrayContaining(['cm hears', expect.stringMatching(/^cm (weeklyFeedbackReport|npsReport) 200/)]),
    );
    expect(differing(some, others, ['student2', 'cd'])).toEqual([]);
  });

  test('told with each answer, it would be found', async () => {
    const everyStaff: Beside = ({ db }) =>
      db.transaction((tx) => publish(tx, { topics: ['surveys'], to: [`staff of course ${courseId}`] }));
    const some = await play([one, atOne.origin], survey, { count: 8, who: inOrder, when: early }, everyStaff);
    const others = await play([other, atOther.origin], survey, { count: 9, who: inOrder, when: early }, everyStaff);
    expect(differing(some, others, SURVEYS[survey].nobody)).toContain('instructor hears');
  });
});
