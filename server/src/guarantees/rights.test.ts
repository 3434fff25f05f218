import { beforeAll, expect, test } from 'vitest';
import { calls, type CallName } from '@bcs/contract/contract';
import type { Call } from '@bcs/contract/kernel/call';
import { ROLES } from '@bcs/contract/kernel/roles';
import { sql } from '#database/db';
import { ACCOUNTS } from '#database/seed/ids';
import { continueIds } from '#database/seed/plant';
import { handleCall } from '#kernel/pipeline';
import { RefusalError } from '#kernel/refusal-error';
import { newToken, tokenHash } from '#kernel/tokens';
import type { Handler } from '#kernel/handler';
import { IS_LONG_RUN, sampleOf } from '#testing/effort';
import { useWorld } from '#testing/world';
import { registry } from '../registry.ts';
import { GRANT_HOLDERS, isAdministration, type Actor } from './actors.ts';
import { ASKED_CALLS, isAsked } from '#testing/asked-calls';
import { digestOf } from './digest.ts';
import { exampleAround } from './examples.ts';
import { plantDeletions, plantFolders } from './plant-objects.ts';
import { FAILED_JOB, OWN_BRIDGES, OWN_CASES, OWN_TOKENS, OWN_WEBHOOKS } from './samples.ts';
import { agreesWith, expectedOutcome } from './expectation.ts';
import { targetCaller, namesObject, RELATIONS, findTarget, type Relation, type TargetCaller } from './targets.ts';
import { onDatabase, undoing } from './undoing.ts';

const world = useWorld();
/**
 * The actors to test on every relation; holders of grants alone only where grants matter, since classes are closed to
 * them.
 */
const ENROLLED: readonly (Actor | null)[] = [...ROLES, null];
const ACTORS: readonly Actor[] = [...ROLES, ...GRANT_HOLDERS];

/**
 * Gives everybody a notification and a saved comment, and every course a comment, so that each relation exists for
 * every role; and lets instructors edit every course.
 */
beforeAll(async () => {
  await world.db.run(sql`update courses set instructors_may_edit = true`);
  await world.db.run(sql`
    insert into notifications (university_id, enrollment_id, type, content, created_at)
    select university_id, id, 'SESSION_VIDEO', '{"message":"A video is available."}', ${world.now} from enrollments where active`);
  await world.db.run(sql`
    insert into submission_comments (university_id, course_id, submission_id, enrollment_id, author_role, comment, created_at)
    select university_id, course_id, id, enrollment_id, 'student', 'Here it is.', ${world.now} from submissions`);
  await world.db.run(sql`
    insert into saved_comments (university_id, id, account_id, comment, created_at, updated_at) overriding system value
    select distinct university_id, account_id, account_id, 'Well done.', ${world.now}::timestamptz, ${world.now}::timestamptz from enrollments where active`);
  await world.db.run(sql`
    insert into support_tickets (id, account_id, university_id, enrollment_id, course_id, role, category, priority, description,
      created_at, changed_at)
    select ${OWN_CASES}::int + id, account_id, university_id, id, course_id, 'Student', 'Website', 'Low', 'Help.',
      ${world.now}::timestamptz, ${world.now}::timestamptz from enrollments where active`);
  await world.db.run(sql`
    insert into access_tokens (id, account_id, token_hash, name, scopes, created_at, expires_at)
    select ${OWN_TOKENS}::int + e.id, e.account_id, sha256(e.id::text::bytea), 'x', '{grades}', ${world.now}::timestamptz, ${world.now}::timestamptz + interval '1 day'
    from enrollments e where e.active and e.role in ('instructor', 'ta')`);
  await world.db.run(sql`
    insert into webhooks (university_id, id, course_id, enrollment_id, url, events, secret_sealed, created_at)
    select e.university_id, ${OWN_WEBHOOKS}::int + e.id, e.course_id, e.id, 'https://hooks.example.org', '{announcement.published}', 'x', ${world.now}::timestamptz
    from enrollments e where e.active and e.role in ('instructor', 'ta')`);
  await world.db.run(sql`
    insert into webhook_deliveries (university_id, id, webhook_id, event, data, created_at, delivered_at)
    select university_id, id, id, 'test', '{}', created_at, created_at from webhooks where id > ${OWN_WEBHOOKS}`);
  await world.db.run(sql`
    insert into chat_bridges (university_id, id, course_id, name, service, address_sealed, address_label, lines, created_at)
    select university_id, ${OWN_BRIDGES}::int + id, id, '#news', 'slack', 'x',
      'hooks.slack.com …0/x', '{}', ${world.now}::timestamptz from courses`);
  await world.db.run(sql`
    insert into outbox (id, kind, payload, run_at, due_at, attempts, failed_at) overriding system value
    values (${FAILED_JOB}, 'reset-link', '{}', ${world.now}, ${world.now}, 6, ${world.now})`);
  await plantFolders(world.db, world.now);
  await plantDeletions(world.db, world.now);
  await continueIds(world.db);
});

interface Case {
  readonly name: CallName;
  readonly role: Actor | null;
  readonly relation: Relation;
}
const inWords = ({ name, role, relation }: Case, wanted: string, got: string) =>
  `${name} by ${role ?? 'nobody'} on ${relation}: ${wanted}, but ${got}`;

/** The object for each scope, relation and role, looked up once since every write is undone. */
const targets = new Map<string, Promise<number>>();
function targetFor(name: CallName, relation: Relation, caller: TargetCaller): Promise<number> | 0 {
  const { by } = calls[name].scope;
  if (!namesObject(by)) return 0;
  const key = `${by} ${relation} ${caller.role}`;
  const found = targets.get(key) ?? findTarget(world.db, by, relation, caller);
  targets.set(key, found);
  return found;
}

/** Sends one case to a handler and returns the code of its answer. Writes are undone. */
async function tryOut(served: Handler, { name, role, relation }: Case, token?: string): Promise<string> {
  const caller = targetCaller(role ?? 'student');
  const input = exampleAround(name, await targetFor(name, relation, caller), caller);
  const services = onDatabase(world.services, undoing(world.db));
  const own = role === null ? null : (token ?? (await world.tokenOf(role)));
  try {
    await handleCall(served, { token: own, input, ip: '127.0.0.1' }, services);
    return 'OK';
  } catch (error) {
    if (error instanceof RefusalError) return error.failure.code;
    throw error;
  }
}

const casesOf = (name: CallName): Case[] => {
  const { by } = calls[name].scope;
  const relations = isAdministration(by) && namesObject(by) ? RELATIONS : RELATIONS.slice(0, 1);
  return [
    ...ENROLLED.flatMap((role) => RELATIONS.map((relation) => ({ name, role, relation }))),
    ...GRANT_HOLDERS.flatMap((role) => relations.map((relation) => ({ name, role, relation }))),
  ];
};

/** A sample for the day: the tests of each feature find most of what a nightly run finds here. */
const SAMPLE = sampleOf(ASKED_CALLS, 7);

/** Lists wrong outcomes in words, and counts the cases. */
async function wrongAnswers(
  handlers: Readonly<Partial<Record<CallName, Handler>>>,
): Promise<{ wrong: string[]; tried: number }> {
  const wrong: string[] = [];
  let tried = 0;
  for (const [name, served] of Object.entries(handlers) as [CallName, Handler][]) {
    // the expectation comes from the contract, the answer from the handler under test
    const call: Call = calls[name];
    for (const each of casesOf(name)) {
      const wanted = expectedOutcome(call, each.role, each.relation);
      const got = await tryOut(served, each);
      if (!agreesWith(got, wanted, call)) wrong.push(inWords(each, wanted, got));
      tried++;
    }
  }
  return { wrong, tried };
}

test('every call, by every role, grant and nobody, on every relation: none wrong, and nothing that was refused changed anything [ADM-002, ADM-003, ADM-004, ADM-005, ADM-006, ADM-008]', async () => {
  const before = await digestOf(world.db);
  const { wrong, tried } = await wrongAnswers(
    Object.fromEntries(SAMPLE.map((name) => [name, registry[name]])) as unknown as Record<CallName, Handler>,
  );
  expect(wrong).toEqual([]);
  const least = ENROLLED.length * RELATIONS.length + GRANT_HOLDERS.length;
  expect(tried).toBeGreaterThanOrEqual(SAMPLE.length * least);
  expect(await digestOf(world.db)).toBe(before);
}, 400_000);

test('in a session without a second factor a grant opens none of these calls, and says why [ADM-140]', async () => {
  const wrong: string[] = [];
  for (const [name, served] of Object.entries(registry) as unknown as [CallName, Handler][]) {
    const { scope, allow }: Call = calls[name];
    if (!isAsked(name) || scope.by === 'public' || scope.by === 'account') continue;
    for (const role of GRANT_HOLDERS) {
      const each = { name, role, relation: RELATIONS[0] };
      const closed = scope.by === 'course-or-grant' ? 'NOT_FOUND' : 'FORBIDDEN';
      const wanted = !isAdministration(scope.by) ? 'NOT_FOUND' : allow.grants ? 'SECOND_FACTOR_NEEDED' : closed;
      const got = await tryOut(served, each, await world.tokenOf(role, 'password'));
      if (got !== wanted) wrong.push(inWords(each, wanted, got));
    }
  }
  expect(wrong).toEqual([]);
}, 400_000);

/** Chooses one actor per call by day, since an invalid session is refused before the role matters. */
const askedBy = (actor: number, call: number) => IS_LONG_RUN || call % ACTORS.length === actor;

test('what opens the instructor API, a login there or an access token, opens none of these calls [AUTH-009, API-017]', async () => {
  const wrong: string[] = [];
  let tried = 0;
  for (const [actor, role] of ACTORS.entries()) {
    const [login, script] = [newToken(), newToken()];
    await world.db.run(sql`
      insert into auth_tokens (token_hash, account_id, purpose, issued_at, last_used_at, second_factor)
      values (${tokenHash(login)}, ${ACCOUNTS[role]}, 'instructor-api', ${world.now}, ${world.now}, 'code')`);
    await world.db.run(sql`
      insert into access_tokens (account_id, token_hash, name, scopes, created_at, expires_at)
      values (${ACCOUNTS[role]}, ${tokenHash(script)}, 'x', '{grades}', ${world.now}::timestamptz, ${world.now}::timestamptz + interval '1 day')`);
    for (const [place, name] of ASKED_CALLS.entries()) {
      if (calls[name].scope.by === 'public' || !askedBy(actor, place)) continue;
      for (const token of [login, script]) {
        const each = { name, role, relation: RELATIONS[0] };
        const got = await tryOut(registry[name] as unknown as Handler, each, token);
        if (got !== 'UNAUTHENTICATED') wrong.push(inWords(each, 'UNAUTHENTICATED', got));
        tried++;
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(tried).toBeGreaterThan(ASKED_CALLS.length);
}, 400_000);

test('a broken ability, a broken scope and a broken handler are each found', async () => {
  const { enableNpsEndSurvey, sessionDetail, dashboard } = registry as unknown as Record<
    'enableNpsEndSurvey' | 'sessionDetail' | 'dashboard',
    Handler
  >;
  const openToAll = {
    ...enableNpsEndSurvey,
    call: { ...enableNpsEndSurvey.call, allow: { ...enableNpsEndSurvey.call.allow, roles: 'everybody' as const } },
  };
  const withoutCourse = { ...sessionDetail, call: { ...sessionDetail.call, scope: { by: 'account' as const } } };
  const refusing = {
    ...dashboard,
    steps: { run: () => Promise.reject(new RefusalError({ code: 'NOT_FOUND', status: 404, message: '' })) },
  };
  expect((await wrongAnswers({ enableNpsEndSurvey: openToAll as Handler })).wrong.length).toBeGreaterThan(0);
  await expect(
    wrongAnswers({ sessionDetail: withoutCourse as Handler }).then(
      ({ wrong }) => wrong.length,
      () => 1,
    ),
  ).resolves.toBeGreaterThan(0);
  expect((await wrongAnswers({ dashboard: refusing as Handler })).wrong.length).toBeGreaterThan(0);
});
