import { beforeAll, expect, test } from 'vitest';
import { calls, type CallName } from '@bcs/contract/contract';
import type { Call } from '@bcs/contract/kernel/call';
import { PREVIEWED_ROLES, SAMPLE_ID, previewText, type PreviewedRole } from '@bcs/contract/kernel/preview';
import type { Role } from '@bcs/contract/kernel/roles';
import { sql } from '#database/db';
import type { DemoName } from '#database/seed/ids';
import { sampleOf } from '#testing/effort';
import { useWorld } from '#testing/world';
import { digestOf } from './digest.ts';
import { exampleAround, exampleFor } from './examples.ts';
import { targetCaller } from './targets.ts';

const world = useWorld();
const { activeCourse, todaysSession, openAssignment } = world.ids;
const all = Object.entries(calls) as [CallName, Call][];
const reads = all.filter(([, { kind, scope }]) => kind === 'read' && scope.by !== 'public');

/** The name of all people, and a word in everything they wrote. */
const CANARY = 'Zephyrine';
beforeAll(async () => {
  await world.db.script(`
    update accounts set first_name = '${CANARY}';
    update submission_comments set comment = '${CANARY}';
    update chat_messages set body = '${CANARY}';
    update announcements set title = '${CANARY}', body = '${CANARY}';
    update submission_urls set title = '${CANARY}';
    update support_tickets set description = '${CANARY}'`);
});

interface Answered {
  readonly status: number;
  readonly text: string;
}

async function send(name: CallName, by: DemoName, input: unknown, preview?: string): Promise<Answered> {
  const [method, url] = calls[name].at.split(' ') as ['GET' | 'POST', string];
  const { statusCode, body } = await world.app.inject({
    method,
    url,
    headers: { authtoken: await world.tokenOf(by), ...(preview !== undefined && { preview }) },
    ...(method === 'GET' ? { query: input as Record<string, string> } : { payload: input as object }),
  });
  return { status: statusCode, text: body };
}

const previewed = (name: CallName, role: PreviewedRole, input: unknown) =>
  send(name, 'registrar', input, previewText({ courseId: activeCourse, role }));

/** Lists the inputs for a role: with objects of the demo world, and with those of the sample person. */
async function inputsOf(name: CallName, role: Role): Promise<unknown[]> {
  const own = await exampleFor(world.db, name, 'own', targetCaller(role));
  const sample = { ...targetCaller(role), accountId: SAMPLE_ID, enrollmentId: SAMPLE_ID };
  return calls[name].scope.by === 'own-enrollment' ? [own, exampleAround(name, SAMPLE_ID, sample)] : [own];
}

const tells = ({ text }: Answered) => text.includes(CANARY);

test.each(sampleOf(PREVIEWED_ROLES, 4))(
  'a preview as %s shows nobody, fails nowhere and writes nothing [ADM-025, D-180]',
  async (role) => {
    for (const name of ['student', role] as const) await world.tokenOf(name);
    await world.tokenOf('registrar');
    const before = await digestOf(world.db, ['rate_limits']);
    const wrong: string[] = [];
    for (const [name] of reads)
      for (const input of await inputsOf(name, role)) {
        const answer = await previewed(name, role, input);
        if (tells(answer)) wrong.push(`${name} tells of somebody`);
        if (answer.status >= 500) wrong.push(`${name} ${answer.status}`);
      }
    expect(wrong).toEqual([]);
    expect(await digestOf(world.db, ['rate_limits'])).toBe(before);
  },
);

test('without the preview the same reads tell of people', async () => {
  const telling: CallName[] = [];
  for (const [name] of reads)
    for (const input of await inputsOf(name, 'instructor'))
      if (tells(await send(name, 'instructor', input))) telling.push(name);
  expect(new Set(telling).size).toBeGreaterThan(15);
});

test('in a preview everything but a read is refused, whatever it is [ADM-025]', async () => {
  const taken: string[] = [];
  for (const [name, { kind }] of all) {
    if (kind === 'read') continue;
    const { status, text } = await previewed(name, 'student', {});
    if (status !== 403 || !text.includes('PREVIEW_ONLY')) taken.push(`${name} ${status}`);
  }
  expect(taken).toEqual([]);
});

test('a class is shown as its students see it, a draft as they will [ADM-025, ADM-068]', async () => {
  const bodyOf = async (name: CallName, input: unknown) => JSON.parse((await previewed(name, 'student', input)).text);
  const { userInfo, singleEnrollment } = await bodyOf('myInfo', {});
  expect([userInfo.firstName, singleEnrollment.id, singleEnrollment.courseRole.courseRoleCode]).toEqual([
    'Sample',
    SAMPLE_ID,
    'student',
  ]);
  const seen = async () => ({
    session: (await previewed('sessionDetail', 'student', { sessionId: todaysSession })).status,
    assignment: (await previewed('courseworkDetail', 'student', { assignmentId: openAssignment })).status,
  });
  expect(await seen()).toEqual({ session: 200, assignment: 200 });
  await world.db.run(sql`update courses set published_at = null where id = ${activeCourse}`);
  expect(await seen()).toEqual({ session: 200, assignment: 200 });
  await world.db.run(sql`update courses set published_at = now() where id = ${activeCourse}`);
});

test('only who may change the class or has a grant that reaches it looks at it so [ADM-025, ADM-002]', async () => {
  const status = async (by: DemoName, courseId: number, header = `${courseId}/student`) =>
    (await send('myInfo', by, {}, header)).status;
  expect(await status('admin', activeCourse)).toBe(200);
  for (const by of ['student', 'instructor', 'ta', 'ssm', 'cd', 'cm'] as const)
    expect([by, await status(by, activeCourse)]).toEqual([by, 403]);
  expect(await status('registrar', world.ids.lakesideCourse)).toBe(404);
  for (const header of [
    '',
    'x',
    `${activeCourse}/admin`,
    `${activeCourse}/student/1`,
    '0/student',
    "1' or 1=1/student",
  ])
    expect([header, await status('registrar', activeCourse, header)]).toEqual([header, 400]);
});
