import { isDeepStrictEqual } from 'node:util';
import sql from 'sql-template-tag';
import { beforeEach, describe, expect, test } from 'vitest';
import { GRAPHQL_PATH } from '@bcs/contract/features/instructor-api/graph';
import { GRAPHQL_LIMITS } from '@bcs/contract/features/instructor-api/limits';
import { MINUTE, plus } from '@bcs/contract/kernel/clock';
import { ROLES } from '@bcs/contract/kernel/roles';
import { IDS, type DemoName } from '#database/seed/ids';
import { wholeSelection } from '#testing/whole-selection';
import { ANCHOR, useWorld } from '#testing/world';

const world = useWorld();
beforeEach(async () => {
  world.at(ANCHOR);
  await world.db.script('delete from rate_limits');
});

interface Answered {
  readonly data?: Readonly<Record<string, unknown>> | null;
  readonly errors?: readonly { message: string; path?: unknown; extensions?: { code?: string } }[];
  readonly errorCode?: string;
}
async function send(payload: object, token: string | null) {
  const headers = token === null ? {} : { authtoken: token };
  const {
    statusCode,
    headers: told,
    body,
  } = await world.app.inject({ method: 'POST', url: GRAPHQL_PATH, payload, headers });
  return { status: statusCode, headers: told, body: JSON.parse(body) as Answered };
}
const ask = async (query: string, by: DemoName = 'instructor', variables?: object) =>
  send({ query, ...(variables && { variables }) }, await world.tokenOf(by));
const rest = async (endpoint: string, payload: object) => {
  const headers = { authtoken: await world.tokenOf('instructor') };
  const { body } = await world.app.inject({ method: 'POST', url: `/api/instructor/v1/${endpoint}`, payload, headers });
  return JSON.parse(body) as Record<string, unknown>;
};

const OWN = IDS.enrollments.instructor;
const COURSE = IDS.activeCourse;
/** Compares each field, with its argument, to the answer of the endpoint. */
const FIELDS = [
  ['me', '', 'me', {}, null],
  ['sessions', `(enrollmentId: ${OWN})`, 'sessions', { enrollmentId: OWN }, 'sessions'],
  ['session', `(id: ${IDS.todaysSession})`, 'sessionDetail', { sessionId: IDS.todaysSession }, null],
  ['assignments', `(enrollmentId: ${OWN})`, 'assignments', { enrollmentId: OWN }, null],
  ['assignment', `(id: ${IDS.ungradedAssignment})`, 'assignmentDetail', { assignmentId: IDS.ungradedAssignment }, null],
  ['attendance', `(courseId: ${COURSE})`, 'attendance', { courseId: COURSE }, 'sessions'],
  ['grades', `(courseId: ${COURSE})`, 'grades', { courseId: COURSE }, null],
  ['weeklyFeedback', `(courseId: ${COURSE})`, 'weeklyFeedback', { courseId: COURSE }, 'AverageData'],
] as const;

describe('what it answers', () => {
  test.each(FIELDS)(
    '%s has everything that REST answers, in one query [API-014, API-028, D-174]',
    async (field, argument, endpoint, input, part) => {
      const selection = wholeSelection(world.app.graphql.schema, field, GRAPHQL_LIMITS.depth);
      const { status, body } = await ask(`{ ${field}${argument} ${selection} }`);
      expect([status, body.errors]).toEqual([200, undefined]);
      const answer = await rest(endpoint, input);
      const [told, expected] = [body.data?.[field], part ? answer[part] : answer].map(withoutNulls);
      // the deepest field of the own account is a field of the query itself
      const isWhole = field !== 'me';
      expect(expected).toMatchObject(told as object);
      expect(!isWhole || isDeepStrictEqual(told, expected)).toBe(true);
    },
  );
  /** Removes the nulls of GraphQL that stand for fields missing in REST. */
  function withoutNulls(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(withoutNulls);
    if (typeof value !== 'object' || value === null) return value;
    const present = Object.entries(value).filter(([, inner]) => inner !== null);
    return Object.fromEntries(present.map(([name, inner]) => [name, withoutNulls(inner)]));
  }
  test('a course with all of it, the names of a class in one go [API-028, D-174]', async () => {
    const { body } = await ask(
      `query ($id: Int!) { course(id: $id) { code cohort { program { university { name } } }
        attendance { name students { statusCode } } weeklyFeedback { week } grades { students { studentEnrollmentId } } } }`,
      'ta',
      { id: COURSE },
    );
    expect(body.errors).toBeUndefined();
    const course = body.data?.['course'] as Record<string, unknown[]>;
    expect(course).toMatchObject({ cohort: { program: { university: { name: expect.any(String) } } } });
    const { sessions } = (await rest('attendance', { courseId: COURSE })) as { sessions: unknown[] };
    expect(course['attendance']).toHaveLength(sessions.length);
  });
});

describe('who may ask', () => {
  test.each(ROLES)('%s [API-028, D-171]', async (role) => {
    const { status, body } = await ask('{ me { userAccount { id } } }', role);
    const teaches = role === 'instructor' || role === 'ta';
    expect([status, body.errorCode]).toEqual(teaches ? [200, undefined] : [401, 'NO_ACCESS']);
  });
  test('nobody else, and to strangers the schema is not described [API-028, D-174]', async () => {
    const schema = { query: '{ __schema { types { name } } }' };
    expect((await send(schema, null)).status).toBe(401);
    expect((await send(schema, 'x'.repeat(43))).status).toBe(401);
    expect((await send(schema, await world.tokenOf('student'))).status).toBe(401);
    expect((await ask(schema.query)).body.data).toMatchObject({ __schema: { types: expect.any(Array) } });
  });
  test('of a course in which somebody does not teach nothing is said, field by field [API-028, D-171, D-172]', async () => {
    const { status, body } = await ask(
      `{ foreign: course(id: ${IDS.lakesideCourse}) { name } session(id: ${IDS.lakesideSession}) { session { name } }
         grades(courseId: ${IDS.lakesideCourse}) { students { studentEnrollmentId } } own: course(id: ${COURSE}) { id } }`,
    );
    expect(status).toBe(200);
    expect(body.data).toEqual({ foreign: null, session: null, grades: null, own: { id: COURSE } });
    expect(body.errors?.map(({ extensions }) => extensions?.code)).toEqual(['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND']);
  });
  test('a course that is attended only hangs on the account without its contents [D-171]', async () => {
    const { body } = await ask('{ me { enrollments { id sessions { id } } } }', 'ta');
    const { enrollments } = (body.data ?? {})['me'] as { enrollments: { id: number; sessions: unknown[] | null }[] };
    expect(body.errors).toBeUndefined();
    const of = (id: number) => enrollments.find((each) => each.id === id)?.sessions;
    expect(of(IDS.enrollments.taAsStudent)).toBeNull();
    expect(of(IDS.enrollments.ta)?.length).toBeGreaterThan(0);
  });
});

describe('what is too much', () => {
  test('depth, aliases and cost are judged before anything is asked [API-028, D-174]', async () => {
    const refused = async (query: string) => {
      const { status, body } = await ask(query);
      return [status, body.errorCode, body.data];
    };
    const tooMuch = [400, 'GRAPHQL_QUERY_TOO_COSTLY', undefined];
    const deep = 'me { enrollments { course { cohort { program { name } } } } }';
    expect((await ask(`{ ${deep} }`)).status).toBe(200);
    expect(await refused(`{ ${deep.replace('{ name }', '{ university { name } }')} }`)).toEqual(tooMuch);
    const named = (count: number) =>
      Array.from({ length: count }, (_, n) => `a${n}: me { userAccount { id } }`).join(' ');
    expect((await ask(`{ ${named(20)} }`)).status).toBe(200);
    expect(await refused(`{ ${named(21)} }`)).toEqual(tooMuch);
    const all = wholeSelection(world.app.graphql.schema, 'assignment', 6);
    const twice = `{ a: assignment(id: 1) ${all} b: assignment(id: 2) ${all} c: assignment(id: 3) ${all} }`;
    const described = (name: string) => `${name}: __schema { types { name fields { name } } }`;
    expect((await ask(`{ ${described('a')} }`)).status).toBe(200);
    expect(await refused(`{ ${described('a')} ${described('b')} }`)).toEqual(tooMuch);
    const within = Array.from({ length: 19 }, (_, n) => `f${n}: fields { name description }`).join(' ');
    expect(await refused(`{ __schema { types { ${within} } } }`)).toEqual(tooMuch);
    expect(twice.length < GRAPHQL_LIMITS.length && (await refused(twice))).toEqual(tooMuch);
  });
  test.each([
    ['a mutation', 'mutation { me { userAccount { id } } }'],
    ['a subscription', 'subscription { me { userAccount { id } } }'],
    ['a fragment within itself', '{ ...a } fragment a on Query { ...b } fragment b on Query { ...a }'],
    ['a thousand tokens', `{ me { userAccount { ${'id '.repeat(1000)} } } }`],
    ['no GraphQL at all', '}{'],
    ['a field that is not there', '{ passwords }'],
    ['no operation', 'fragment a on Query { me { userAccount { id } } }'],
  ])('%s is refused with what is wrong where [API-028]', async (_what, query) => {
    const { status, body } = await ask(query);
    expect([status, body.errorCode]).toEqual([400, 'GRAPHQL_QUERY_INVALID']);
    expect(body.errors?.[0]?.message).toEqual(expect.any(String));
  });
  test('several queries in one request are none', async () => {
    const token = await world.tokenOf('instructor');
    const query = '{ me { userAccount { id } } }';
    expect((await send([{ query }, { query }], token)).status).toBe(400);
    expect((await send({ query: `{ me { userAccount { id } } } #${'x'.repeat(9000)}` }, token)).status).toBe(422);
    expect((await send({ query, variables: { a: 'x'.repeat(20_000) } }, token)).status).toBe(413);
  });
  test('it has one limit with REST [API-029, D-173, D-174]', async () => {
    // slow answers are forgotten, so that the server is not under load
    world.at(plus(ANCHOR, 5 * MINUTE));
    const first = await ask('{ me { userAccount { id } } }');
    expect(first.headers).toMatchObject({ 'ratelimit-limit': '120', 'ratelimit-remaining': '119' });
    await rest('me', {});
    expect((await ask('{ me { userAccount { id } } }')).headers['ratelimit-remaining']).toBe('117');
    await Promise.all(Array.from({ length: 117 }, () => rest('me', {})));
    expect(await ask('{ me { userAccount { id } } }')).toMatchObject({
      status: 429,
      body: { success: false, errorCode: 'RATE_LIMIT_EXCEEDED' },
    });
  });
});

test('the account of somebody who stops teaching is closed at once [D-171]', async () => {
  const query = '{ me { userAccount { id } } }';
  await world.db.run(sql`update enrollments set active = false where account_id = ${IDS.accounts.ta2}`);
  expect((await ask(query, 'ta2')).status).toBe(401);
  await world.db.run(sql`update enrollments set active = true where account_id = ${IDS.accounts.ta2}`);
});
