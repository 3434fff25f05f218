import { expect, test } from 'vitest';
import { calls, type CallName } from '@bcs/contract/contract';
import type { Call } from '@bcs/contract/kernel/call';
import { CHANGED_MEANWHILE, PREVIEW_OUTDATED } from '@bcs/contract/kernel/failure';
import type { DemoName } from '#database/seed/ids';
import type { Handler } from '#kernel/handler';
import { handleCall } from '#kernel/pipeline';
import { RefusalError } from '#kernel/refusal-error';
import { sampleOf } from '#testing/effort';
import { useWorld } from '#testing/world';
import { registry } from '../registry.ts';
import { isAdministration } from './actors.ts';
import { digestOf } from './digest.ts';
import { successOf } from './success-of.ts';
import type { ActAs } from './success.ts';
import { asDatabase, onDatabase, undoing } from './undoing.ts';
import { UNVERSIONED } from './unversioned.ts';

const world = useWorld();
const handlers = registry as unknown as Readonly<Record<string, Handler>>;
const fieldsOf = ({ input }: Call): string[] => Object.keys((input as { shape?: object }).shape ?? {});

/** Tells whether a call saves what a preview has shown, identified by its digest. ADM-044 */
const isPlanned = ({ kind, fails }: Call) => kind !== 'read' && fails.includes(PREVIEW_OUTDATED);

/** Finds writes of administration that neither have a version nor explain why not, or only do half of it. */
const unclear = (of: Readonly<Record<string, Call>>, without: Readonly<Record<string, string | undefined>>) =>
  Object.entries(of).flatMap(([name, call]) => {
    const { kind, scope, edits, fails } = call;
    if (edits === undefined && isPlanned(call))
      return fieldsOf(call).includes('digest') && !(name in without) ? [] : [`${name}: takes no digest`];
    if (edits === undefined) {
      const administers = kind !== 'read' && isAdministration(scope.by);
      return administers === name in without ? [] : [`${name}: takes no version`];
    }
    const declares = fails.includes(CHANGED_MEANWHILE) && !(name in without) && edits.length > 0;
    return declares && ['version', ...edits].every((field) => fieldsOf(call).includes(field))
      ? []
      : [`${name}: declares its version by halves`];
  });

test('every write of administration takes the version of what it edits or the digest of its preview, or says why it edits nothing [ADM-044, ADM-115]', () => {
  expect(unclear(calls, UNVERSIONED)).toEqual([]);
});

test('a write without a version, and one that declares it by halves, are found', () => {
  const { updatePerson } = calls;
  const { edits: _none, ...forgetful } = updatePerson;
  expect(unclear({ updatePerson: forgetful as Call }, {})).toHaveLength(1);
  expect(unclear({ updatePerson: { ...updatePerson, edits: ['nickname'] } as Call }, {})).toHaveLength(1);
  expect(unclear({ updatePerson: { ...updatePerson, fails: [] } as unknown as Call }, {})).toHaveLength(1);
  expect(unclear({ updatePerson: { ...forgetful, fails: [PREVIEW_OUTDATED] } as unknown as Call }, {})).toHaveLength(1);
});

const namesOf = (which: (call: Call) => boolean) =>
  (Object.keys(calls) as CallName[]).filter((name) => which(calls[name]));

/**
 * Sends the success of a call with some changes, and expects it to be refused and to store nothing.
 * @returns the refusal
 */
async function refusedWith(name: CallName, other: object) {
  const tokens = {
    operator: await world.tokenOf('operator'),
    registrar: await world.tokenOf('registrar'),
    instructor: await world.tokenOf('instructor'),
    admin: await world.tokenOf('admin'),
  };
  return undoing(world.db).transaction(async (tx) => {
    const database = asDatabase(world.db, tx);
    const send = (which: string, by: DemoName, input: unknown) =>
      handleCall(
        handlers[which] as Handler,
        { token: tokens[by as keyof typeof tokens], input, ip: '127.0.0.1' },
        onDatabase(world.services, database),
      );
    const act = (by: DemoName, which: string, input: unknown) => send(which, by, input);
    const { by, input } = await successOf(name, act as ActAs, database);
    const before = await digestOf(tx, []);
    const refusal = await send(name, by, { ...(input as object), ...other }).then(
      () => null,
      (error: unknown) => error,
    );
    expect(refusal).toBeInstanceOf(RefusalError);
    expect(await digestOf(tx, [])).toBe(before);
    return { ...(refusal as RefusalError), version: (input as { version?: number }).version };
  });
}

test.each(
  sampleOf(
    namesOf(({ edits }) => edits !== undefined),
    3,
  ),
)('%s over another version stores nothing and tells what stands, field by field [ADM-115]', async (name) => {
  const { failure, current, version } = await refusedWith(name, { version: 2_000_000_000 });
  expect(failure).toBe(CHANGED_MEANWHILE);
  expect(current).toMatchObject({ version });
  for (const field of (calls[name] as Call).edits ?? []) expect(current?.[field], field).not.toBeUndefined();
});

test.each(sampleOf(namesOf(isPlanned), 3))(
  '%s of another plan than was shown stores nothing [ADM-044, ADM-045]',
  async (name) => {
    expect((await refusedWith(name, { digest: 'f'.repeat(64) })).failure).toBe(PREVIEW_OUTDATED);
  },
);
