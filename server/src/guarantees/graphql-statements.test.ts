import { beforeEach, expect, test } from 'vitest';
import { GRAPHQL_PATH } from '@bcs/contract/features/instructor-api/graph';
import { sql } from '#database/db';
import { IDS } from '#database/seed/ids';
import { batched } from '#kernel/batched';
import { recordedApp } from '#testing/recorded-app';
import { useWorld } from '#testing/world';

const world = useWorld();
const recorded = recordedApp(world);
beforeEach(() => world.db.script('delete from rate_limits'));

interface Answered {
  readonly data?: { readonly me: { readonly enrollments: readonly { readonly sessions: unknown }[] } };
  readonly errors?: readonly { readonly extensions: { readonly code: string } }[];
}
async function answerTo(query: string): Promise<Answered> {
  const headers = { authtoken: await world.tokenOf('instructor') };
  recorded.heard.take();
  const { body } = await recorded.app.inject({ method: 'POST', url: GRAPHQL_PATH, payload: { query }, headers });
  return JSON.parse(body) as Answered;
}
/** Makes the instructor teach in further courses. */
const teachIn = (most: number) =>
  world.db.run(sql`
    insert into enrollments (university_id, course_id, account_id, role)
    select university_id, id, ${IDS.accounts.instructor}::int, 'instructor' from courses order by id limit ${most}
    on conflict do nothing`);

/** Counts the statements of a query, as the smaller of two tries because open connections are maintained meanwhile. */
async function statementsOf(query: string): Promise<number> {
  const counts: number[] = [];
  for (let time = 0; time < 2; time++) {
    expect((await answerTo(query)).errors).toBeUndefined();
    counts.push(recorded.heard.take().reduce((sum, { statements }) => sum + statements.length, 0));
  }
  return Math.min(...counts);
}
const idsOf = async (table: 'sessions' | 'assignments') => {
  const rows = await world.db.many<{ id: number }>(
    table === 'sessions'
      ? sql`select id from sessions where course_id = ${IDS.activeCourse} and cancelled_at is null order by id limit 20`
      : sql`select id from assignments where course_id = ${IDS.activeCourse} order by id limit 20`,
  );
  return rows.map(({ id }) => id);
};

test('twenty things of a kind are asked for in as many statements as one [API-028, D-174]', async () => {
  const sessions = await idsOf('sessions');
  const query = (ids: readonly number[]) =>
    `{ ${ids.map((id) => `s${id}: session(id: ${id}) { session { name } students { statusCode } }`).join(' ')} }`;
  expect(sessions).toHaveLength(20);
  expect(await statementsOf(query(sessions))).toBe(await statementsOf(query(sessions.slice(0, 1))));
  const assignments = await idsOf('assignments');
  const works = (ids: readonly number[]) =>
    `{ ${ids.map((id) => `a${id}: assignment(id: ${id}) { students { status } }`).join(' ')} }`;
  expect(await statementsOf(works(assignments))).toBe(await statementsOf(works(assignments.slice(0, 1))));
});

test('what hangs on a list is asked for in as many statements, however long the list is [API-028, D-174]', async () => {
  const queries = [
    '{ me { enrollments { sessions { name } assignments { courseStudentsCount } course { attendance { id } } } } }',
    '{ me { enrollments { course { grades { students { studentEnrollmentId } } weeklyFeedback { week } } } } }',
  ];
  const count = async () => [await statementsOf(queries[0] ?? ''), await statementsOf(queries[1] ?? '')];
  const few = await count();
  await teachIn(10);
  expect(await count()).toEqual(few);
  expect(Math.max(...few)).toBeLessThanOrEqual(20);
});

test('what a long list costs more than a query may is refused where it hangs, and nothing else [API-028, D-174]', async () => {
  await teachIn(100);
  const { data, errors } = await answerTo(
    '{ me { enrollments { sessions { id } assignments { courseStudentsCount } course { attendance { id } } } } }',
  );
  expect(data?.me.enrollments.filter(({ sessions }) => sessions !== null).length).toBeGreaterThan(10);
  expect(new Set(errors?.map(({ extensions }) => extensions.code))).toEqual(new Set(['GRAPHQL_QUERY_TOO_COSTLY']));
});

test('each of what goes together gets its own rows, in their order', async () => {
  const together = batched(world.db);
  const rows = (of: number) =>
    together.many<{ n: number }>(sql`select n from generate_series(1, ${of}::int) n order by n desc`);
  const [three, none, two, again] = await Promise.all([rows(3), rows(0), rows(2), rows(3)]);
  expect([three, none, two, again].map((found) => found?.map(({ n }) => n))).toEqual([
    [3, 2, 1],
    [],
    [2, 1],
    [3, 2, 1],
  ]);
  await expect(
    Promise.all([together.many(sql`select 1 / ${0}::int`), together.many(sql`select 1 / ${1}::int`)]),
  ).rejects.toThrow('division by zero');
});
