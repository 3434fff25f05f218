import { once } from 'node:events';
import type { Socket } from 'node:net';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { msOf } from '@bcs/contract/kernel/clock';
import { ACTIONS } from '@bcs/contract/kernel/audit';
import { EVENTS } from '@bcs/contract/kernel/events';
import type { Call } from '@bcs/contract/kernel/call';
import { sql } from '#database/db';
import { DEMO_PASSWORD } from '#database/seed/password';
import { ACCOUNTS, IDS, type DemoName } from '#database/seed/ids';
import { REQUEST_FIELDS } from '#http/request-lines';
import type { Services } from '#kernel/services';
import { EVENT_FIELDS } from '#kernel/trace';
import { useWorld } from '#testing/world';
import { buildApp } from '../app.ts';
import { registry } from '../registry.ts';

type Line = Readonly<Record<string, unknown>>;
const BASE = new Set(['level', 'time', 'pid', 'hostname', 'reqId', 'msg']);
const ADDRESS = '203.0.113.77';

const world = useWorld();
const lines: Line[] = [];
let text = '';
let app: FastifyInstance;
let url = '';
let whileJudged = async () => {};

beforeAll(async () => {
  const write = (line: string) => {
    text += line;
    lines.push(JSON.parse(line) as Line);
  };
  const { passwords } = world.services;
  const services: Services = {
    ...world.services,
    passwords: {
      ...passwords,
      verify: async (...shown) => {
        await whileJudged();
        return passwords.verify(...shown);
      },
    },
  };
  app = await buildApp(services, { logLevel: 'info', logTo: { write } });
  url = await app.listen({ port: 0, host: '127.0.0.1' });
});
beforeEach(() => {
  lines.length = 0;
  text = '';
});
afterAll(() => app.close());

const inject = async (name: string, payload: object, as?: DemoName, headers: Record<string, string> = {}) => {
  const { body, statusCode } = await app.inject({
    method: 'POST',
    url: name.startsWith('/') ? name : `/broker/${name}`,
    payload,
    remoteAddress: ADDRESS,
    headers: { ...headers, ...(as && { authtoken: await world.tokenOf(as) }) },
  });
  return { status: statusCode, body: JSON.parse(body) as Record<string, unknown> };
};
const told = () => lines.filter(({ msg }) => msg === 'event');
const requests = () => lines.filter(({ msg }) => msg === 'request');
const about = ({ event, outcome, reason, account, ip, ...more }: Line) => ({
  event,
  outcome,
  reason,
  account,
  ip,
  more,
});

test.each([
  ['student@northfield.example', DEMO_PASSWORD, 'done', null, ACCOUNTS.student],
  ['student@northfield.example', 'wrong', 'refused', 'INVALID_CREDENTIALS', ACCOUNTS.student],
  ['stranger@northfield.example', 'wrong', 'refused', 'INVALID_CREDENTIALS', null],
  ['mfa@northfield.example', DEMO_PASSWORD, 'refused', 'MFA_CODE_REQUIRED', ACCOUNTS.mfa],
])('a login of %s with %s is %s: %s [D-260]', async (email, password, outcome, reason, account) => {
  await inject('login', { email, password });
  expect(told()).toEqual([
    expect.objectContaining({ event: 'login', outcome, reason, account, ip: ADDRESS, factor: null, purpose: 'web' }),
  ]);
  expect(text).not.toContain(email);
});

test('so is one whose name is locked, and one that comes too often, at either door [D-260]', async () => {
  const shown = { email: 'ta@northfield.example', password: 'wrong' };
  for (let time = 0; time < 21; time++) await inject('login', shown);
  expect(told().map(({ reason }) => reason)).toEqual([
    ...Array<string>(10).fill('INVALID_CREDENTIALS'),
    ...Array<string>(10).fill('ACCOUNT_LOCKED'),
    'RATE_LIMITED',
  ]);
  lines.length = 0;
  await inject('/api/instructor/v1/login', shown);
  expect(told()).toEqual([
    expect.objectContaining({ account: ACCOUNTS.ta, reason: 'ACCOUNT_LOCKED', purpose: 'instructor-api' }),
  ]);
});

test('who closes the connection before the answer leaves the same traces [D-260]', async () => {
  const [{ promise: connected, resolve }, controller] = [Promise.withResolvers<Socket>(), new AbortController()];
  app.server.once('connection', resolve);
  whileJudged = async () => {
    controller.abort();
    const socket = await connected;
    if (!socket.destroyed) await once(socket, 'close');
  };
  const body = JSON.stringify({ email: 'instructor@northfield.example', password: 'wrong' });
  const headers = { 'content-type': 'application/json' };
  const answer = fetch(`${url}/broker/login`, { method: 'POST', body, headers, signal: controller.signal });
  expect(await answer.catch(() => 'nobody was there')).toBe('nobody was there');
  whileJudged = async () => {};
  // one is written when the caller has gone, the other when the work is done
  await expect.poll(() => [told().length, requests().length]).toEqual([1, 1]);
  expect(told()).toEqual([expect.objectContaining({ account: ACCOUNTS.instructor, reason: 'INVALID_CREDENTIALS' })]);
  expect(requests()).toEqual([expect.objectContaining({ status: 499 })]);
});

test('tokens, webhooks, secret addresses and previews are told of, without their secrets [D-260]', async () => {
  const enrollmentId = IDS.enrollments.instructor;
  const secrets: unknown[] = [DEMO_PASSWORD];
  const token = await inject(
    'createAccessToken',
    { enrollmentId, name: 'My script', scopes: ['attendance'], days: 7 },
    'instructor',
  );
  const { id: accessTokenId } = token.body['accessToken'] as { id: number };
  await inject('revokeAccessToken', { enrollmentId, accessTokenId }, 'instructor');
  const hookUrl = 'https://hooks.example/of-somebody';
  const hook = await inject('createWebhook', { enrollmentId, url: hookUrl, events: ['grade.set'] }, 'instructor');
  const { id: webhookId } = hook.body['webhook'] as { id: number };
  await inject('deleteWebhook', { enrollmentId, webhookId }, 'instructor');
  const calendar = await inject('resetCalendarFeed', {}, 'student');
  await inject('previewAsRole', { courseId: IDS.activeCourse, role: 'student' }, 'admin');
  await inject('mfaGenerateSecret', { email: 'student@northfield.example' });
  secrets.push(token.body['token'], hook.body['secret'], hookUrl, 'My script', calendar.body['address'], 'student@');
  expect(
    told().map(({ event, outcome, account, objectId, role }) => [event, outcome, account, objectId, role]),
  ).toEqual([
    ['access-token.create', 'done', ACCOUNTS.instructor, accessTokenId, undefined],
    ['access-token.revoke', 'done', ACCOUNTS.instructor, accessTokenId, undefined],
    ['webhook.create', 'done', ACCOUNTS.instructor, webhookId, undefined],
    ['webhook.delete', 'done', ACCOUNTS.instructor, webhookId, undefined],
    ['calendar-address.create', 'done', ACCOUNTS.student, undefined, undefined],
    ['preview.open', 'done', ACCOUNTS.admin, undefined, 'student'],
    ['factor.offer', 'done', null, undefined, undefined],
  ]);
  for (const secret of secrets) expect(text).not.toContain(secret);
});

test('what goes into the history goes into the log under the same name, and a refusal does not [D-260]', async () => {
  const accountId = ACCOUNTS.survey;
  const answers = [
    await inject('endSignIns', { accountId }, 'registrar'),
    await inject('endSignIns', { accountId }, 'instructor'),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 403]);
  expect(told().map(about)).toEqual([
    {
      event: 'person.end-sign-ins',
      outcome: 'done',
      account: ACCOUNTS.registrar,
      ip: ADDRESS,
      more: expect.objectContaining({ object: 'person', objectId: accountId, person: accountId, origin: 'screen' }),
    },
  ]);
  expect(requests()).toEqual([
    expect.objectContaining({ level: 30, status: 200, account: ACCOUNTS.registrar }),
    expect.objectContaining({
      level: 40,
      status: 403,
      failure: 'FORBIDDEN',
      account: ACCOUNTS.instructor,
      ip: ADDRESS,
      method: 'POST',
      route: '/broker/endSignIns',
    }),
  ]);
});

test('an import leaves one line, applied or refused, and tells how many rows it wrote [D-290]', async () => {
  const importId = IDS.imports.open;
  const seen = { importId, kind: 'all', page: 0, after: -1 };
  await inject('applyImport', { importId, digest: 'another', invitations: 'none' }, 'admin');
  const { digest } = (await inject('importPreview', seen, 'admin')).body;
  const applied = await inject('applyImport', { importId, digest, invitations: 'none' }, 'admin');
  expect(applied.status).toBe(200);
  expect(told()).toEqual([
    expect.objectContaining({ event: 'import.apply', outcome: 'refused', account: ACCOUNTS.admin }),
    expect.objectContaining({
      event: 'import.apply',
      outcome: 'done',
      account: ACCOUNTS.admin,
      ip: ADDRESS,
      objectId: importId,
      count: applied.body['written'],
    }),
  ]);
});

test('a call that fails in the end has told of nothing that it took back [D-260]', async () => {
  await world.db.script(`
    create function fails() returns trigger language plpgsql as 'begin raise exception ''no''; end';
    create constraint trigger fails after insert on audit_entries deferrable initially deferred
      for each row execute function fails()`);
  const { status } = await inject('endSignIns', { accountId: ACCOUNTS.survey }, 'registrar');
  await world.db.script('drop trigger fails on audit_entries; drop function fails');
  expect([status, told()]).toEqual([500, []]);
});

test('each request has one line, and a line has only fields that are described [D-260]', async () => {
  await inject('validateToken', {}, 'student');
  await inject('/no/such/place', {});
  await inject('dashboard', { enrollmentId: IDS.enrollments.student }, 'student');
  await inject('login', { email: 'student@northfield.example', password: DEMO_PASSWORD });
  expect(requests()).toHaveLength(4);
  expect(undescribed(lines)).toEqual([]);
  expect(
    undescribed([
      { msg: 'request', email: 'x' },
      { msg: 'event', event: 'no.such' },
    ]),
  ).toEqual(['email', 'no.such']);
});
function undescribed(all: readonly Line[]): string[] {
  return all.flatMap(({ msg, ...fields }) => {
    const known = msg === 'event' ? EVENT_FIELDS : REQUEST_FIELDS;
    const others = Object.keys(fields).filter((field) => !(field in known) && !BASE.has(field));
    const { event } = fields;
    return typeof event === 'string' && !(event in EVENTS || event in ACTIONS) ? [...others, event] : others;
  });
}

test('every event has a call that tells of it, and every change of what opens an account an event [D-260]', () => {
  const calls: readonly Call[] = Object.values(registry).map(({ call }) => call);
  const declared = calls.flatMap(({ event }) => event ?? []);
  // written by the login that proves the factor
  expect(new Set([...declared, 'factor.set-up'])).toEqual(new Set(Object.keys(EVENTS)));
  const KEYS = ['access tokens', 'webhooks', 'sign-ins', 'calendar address'];
  const silent = calls.filter(
    (call) => call.kind !== 'read' && call.changes.some((topic) => KEYS.includes(topic)) && call.event === undefined,
  );
  // these send what already exists
  expect(silent.map(({ at }) => at).toSorted()).toEqual([
    'POST /broker/resendWebhookDelivery',
    'POST /broker/testWebhook',
  ]);
});

test('who exports the contents of a class or a plan is told of, and a refusal as well [D-260]', async () => {
  await inject('exportFolder', { courseId: IDS.activeCourse }, 'admin');
  await inject('exportFolder', { courseId: IDS.activeCourse }, 'student');
  await inject('exportPlan', { planId: IDS.plan, number: null }, 'registrar');
  expect(told().map(({ event, outcome, account }) => [event, outcome, account])).toEqual([
    ['folder.export', 'done', ACCOUNTS.admin],
    ['folder.export', 'refused', ACCOUNTS.student],
    ['folder.export', 'done', ACCOUNTS.registrar],
  ]);
});

test('a second factor that is proven for the first time is told of [D-260]', async () => {
  const email = 'student@northfield.example';
  const { body } = await inject('mfaGenerateSecret', { email });
  await inject('login', {
    email,
    password: DEMO_PASSWORD,
    mfaCode: TOTP.generate({ secret: Secret.fromBase32(String(body['key'])), timestamp: msOf(world.now) }),
  });
  expect(told().map(({ event, account, factor }) => [event, account, factor])).toEqual([
    ['factor.offer', null, undefined],
    ['login', ACCOUNTS.student, 'code'],
    ['factor.set-up', ACCOUNTS.student, undefined],
  ]);
  await world.db.run(sql`delete from mfa_secrets where account_id = ${ACCOUNTS.student}`);
});
