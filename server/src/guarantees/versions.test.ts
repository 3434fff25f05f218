import { expect, test } from 'vitest';
import { calls, type CallName } from '@bcs/contract/contract';
import type { Call } from '@bcs/contract/kernel/call';
import { CHANGED_MEANWHILE } from '@bcs/contract/kernel/failure';
import type { DemoName } from '#database/seed/ids';
import type { Handler } from '#kernel/handler';
import { handleCall } from '#kernel/pipeline';
import { RefusalError } from '#kernel/refusal-error';
import { useWorld } from '#testing/world';
import { registry } from '../registry.ts';
import { isAdministration } from './actors.ts';
import { digestOf } from './digest.ts';
import { successOf } from './success-of.ts';
import type { Act } from './success.ts';
import { asDatabase, onDatabase, undoing } from './undoing.ts';
import { UNVERSIONED } from './unversioned.ts';

const world = useWorld();
const handlers = registry as unknown as Readonly<Record<string, Handler>>;
const fieldsOf = ({ input }: Call): string[] => Object.keys((input as { shape?: object }).shape ?? {});

/** Writes of administration that neither take a version nor say why they need none, or do so by halves. */
const unclear = (of: Readonly<Record<string, Call>>, without: Readonly<Record<string, string | undefined>>) =>
  Object.entries(of).flatMap(([name, call]) => {
    const { kind, scope, edits, fails } = call;
    if (edits === undefined) {
      const administers = kind !== 'read' && isAdministration(scope.by);
      return administers === name in without ? [] : [`${name}: takes no version`];
    }
    const declares = fails.includes(CHANGED_MEANWHILE) && !(name in without) && edits.length > 0;
    return declares && ['version', ...edits].every((field) => fieldsOf(call).includes(field))
      ? []
      : [`${name}: declares its version by halves`];
  });

test('every write of administration takes the version of what it edits, or says why it edits nothing [ADM-115]', () => {
  expect(unclear(calls, UNVERSIONED)).toEqual([]);
});

test('a write without a version, and one that declares it by halves, are found', () => {
  const { updatePerson } = calls;
  const { edits: _none, ...forgetful } = updatePerson;
  expect(unclear({ updatePerson: forgetful as Call }, {})).toHaveLength(1);
  expect(unclear({ updatePerson: { ...updatePerson, edits: ['nickname'] } as Call }, {})).toHaveLength(1);
  expect(unclear({ updatePerson: { ...updatePerson, fails: [] } as unknown as Call }, {})).toHaveLength(1);
});

const versioned = (Object.keys(calls) as CallName[]).filter((name) => (calls[name] as Call).edits);

test.each(versioned)(
  '%s over another version stores nothing and tells what stands, field by field [ADM-115]',
  async (name) => {
    const handler = handlers[name] as Handler;
    const tokens = { operator: await world.tokenOf('operator'), registrar: await world.tokenOf('registrar') };
    await undoing(world.db).transaction(async (tx) => {
      const database = asDatabase(world.db, tx);
      const send = (served: Handler, by: DemoName, input: unknown) =>
        handleCall(
          served,
          { token: tokens[by as keyof typeof tokens], input, ip: '127.0.0.1' },
          onDatabase(world.services, database),
        );
      const act = (by: DemoName, which: string, input: unknown) => send(handlers[which] as Handler, by, input);
      const { by, input } = await successOf(name, act as Act, database);
      const before = await digestOf(tx, []);
      const stale = { ...(input as object), version: 2_000_000_000 };
      const refusal = await send(handler, by, stale).then(
        () => null,
        (error: unknown) => error,
      );
      expect(refusal).toBeInstanceOf(RefusalError);
      const { failure, current } = refusal as RefusalError;
      expect(failure).toBe(CHANGED_MEANWHILE);
      const { version } = input as { version: number };
      expect(current).toMatchObject({ version });
      for (const field of handler.call.edits ?? []) expect(current?.[field], field).not.toBeUndefined();
      expect(await digestOf(tx, [])).toBe(before);
    });
  },
);
