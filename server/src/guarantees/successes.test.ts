import { beforeAll, expect, test } from 'vitest';
import { calls, type CallName } from '@bcs/contract/contract';
import { FAILURES } from '@bcs/contract/kernel/failure';
import { sql } from '#database/db';
import { ACCOUNTS, type DemoName } from '#database/seed/ids';
import type { Handler } from '#kernel/handler';
import { handleCall } from '#kernel/pipeline';
import { RefusalError } from '#kernel/refusal-error';
import { isDoneOnce } from '#kernel/write-once';
import { sampleOf, SQL_ONLY } from '#testing/effort';
import { numberOf } from '#testing/rows';
import { useWorld } from '#testing/world';
import { registry } from '../registry.ts';
import { isAdministration } from './actors.ts';
import { ASKED_CALLS } from '#testing/asked-calls';
import { contentsOf, digestWithin, type Contents } from './digest.ts';
import { exampleAround } from './examples.ts';
import { successOf } from './success-of.ts';
import type { ActAs } from './success.ts';
import { targetCaller } from './targets.ts';
import { asDatabase, onDatabase, undoing } from './undoing.ts';

const world = useWorld();
const handlers = registry as unknown as Readonly<Record<string, Handler>>;

/** Tokens issued before, because anything within an undone transaction is lost. */
const tokens = new Map<DemoName, string>();
beforeAll(async () => {
  for (const name of Object.keys(ACCOUNTS) as DemoName[]) tokens.set(name, await world.tokenOf(name));
});

/** The content of the database before anything is tried. */
let committed: Contents;
beforeAll(async () => {
  committed = await contentsOf(world.db);
});

/** Counters, which also count refused calls. */
const COUNTERS = ['rate_limits'];

/** Answers that refuse with status 200. */
const SOFT_REFUSALS = [{ success: false }, { error: true }, { valid: false }];
const refuses = (answer: unknown) =>
  SOFT_REFUSALS.some((no) =>
    Object.entries(no).some(([key, value]) => (answer as Record<string, unknown>)[key] === value),
  );

interface Tried {
  readonly outcome: string;
  readonly stores: boolean;
  /** Tells whether the history contains it. */
  readonly isAudited: boolean;
  /** Tells whether sending the same write again has stored more; false if it was not repeated. */
  readonly again: boolean;
}

/** Tries the success of a call and tells whether anything was stored, which is then undone. */
const tryOut = (name: CallName, handler: Handler, writeKey?: string): Promise<Tried> =>
  undoing(world.db).transaction(async (tx) => {
    const database = asDatabase(world.db, tx);
    const send = (served: Handler, by: DemoName, input: unknown, key: string | undefined) =>
      handleCall(
        served,
        { token: tokens.get(by) ?? null, input, ip: '127.0.0.1', writeKey: key },
        onDatabase(world.services, database),
      );
    // the preparation may be another write of the same call
    const act = (by: DemoName, which: string, input: unknown) => send(handlers[which] as Handler, by, input, undefined);
    const { by, input } = await successOf(name, act as ActAs, database);
    // the rights test checks that reads store nothing
    const digest = async () => (handler.call.kind === 'read' ? '' : digestWithin(tx, committed, COUNTERS));
    const entries = () => numberOf(tx, sql`select count(*) from audit_entries`);
    const [before, told] = [await digest(), await entries()];
    const outcome = await send(handler, by, input, writeKey).then(
      (answer) => (refuses(answer) ? JSON.stringify(answer) : 'success'),
      (error: unknown) => {
        if (error instanceof RefusalError) return error.failure.code;
        throw error;
      },
    );
    const after = await digest();
    const isAudited = (await entries()) > told;
    if (writeKey === undefined) return { outcome, stores: after !== before, isAudited, again: false };
    await send(handler, by, input, writeKey);
    return { outcome, stores: after !== before, isAudited, again: (await digest()) !== after };
  });

/** Calls that change nothing about administration, such as an import before it is applied. */
const UNAUDITED: readonly string[] = [
  'confirmPassword',
  'saveAdminDraft',
  'uploadFolder',
  'uploadImport',
  'uploadResource',
  'mapImport',
  'correctImport',
  'importPreview',
  'cancelImport',
  'previewUndoImport',
];
/**
 * Writes of people without a grant that the history records: the first grant, endings of what holders of grants could
 * do, and mail preferences. SUCC-093
 */
const WITHOUT_A_GRANT: readonly string[] = [
  'setupFirstAdmin',
  'confirmLoginEmail',
  'retryAddress',
  'saveMailPreferences',
  'unsubscribe',
];

/** An additional engine only tests each kind of statement, not each call. */
const TRIED = SQL_ONLY ? sampleOf(ASKED_CALLS, 5) : ASKED_CALLS;

test.each(TRIED)(
  '%s succeeds for somebody who may; a write stores something, and the history tells of one of administration, once however often it is sent [ADM-111, ADM-118]',
  async (name) => {
    const handler = handlers[name] as Handler;
    const { kind, scope } = handler.call;
    const administers = kind !== 'read' && isAdministration(scope.by) && !UNAUDITED.includes(name);
    const isAudited = administers || WITHOUT_A_GRANT.includes(name) || handler.call.takesAway !== undefined;
    const writeKey = isDoneOnce(handler.call) ? `write-${name}` : undefined;
    expect(await tryOut(name, handler, writeKey)).toEqual({
      outcome: 'success',
      stores: kind !== 'read',
      isAudited,
      again: false,
    });
  },
);

test('the example of every call is a good input', () => {
  const wrong = (Object.keys(calls) as CallName[]).filter(
    (name) => !calls[name].input.safeParse(exampleAround(name, 1, targetCaller('student'))).success,
  );
  expect(wrong).toEqual([]);
});

test('a handler that stores nothing, refuses, or says no is found', async () => {
  const { logout, validateToken } = handlers as Record<'logout' | 'validateToken', Handler>;
  const answering = ({ call }: Handler, run: () => Promise<unknown>) =>
    ({ call, steps: { run } }) as unknown as Handler;
  const idle = answering(logout, async () => ({ success: true }));
  expect(await tryOut('logout', idle)).toMatchObject({ outcome: 'success', stores: false, isAudited: false });
  const refusing = answering(logout, () => Promise.reject(new RefusalError(FAILURES.CONFLICT)));
  expect((await tryOut('logout', refusing)).outcome).toBe('CONFLICT');
  const denying = answering(validateToken, async () => ({ valid: false }));
  expect((await tryOut('validateToken', denying)).outcome).toBe('{"valid":false}');
});
