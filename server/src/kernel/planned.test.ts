import { expect, test } from 'vitest';
import { z } from 'zod';
import { ability, type Account } from '@bcs/contract/kernel/ability';
import { call } from '@bcs/contract/kernel/call';
import { failure, PREVIEW_OUTDATED } from '@bcs/contract/kernel/failure';
import { digest } from '@bcs/contract/kernel/schema';
import type { Handler } from './handler.ts';
import { planDigest, planned } from './planned.ts';
import { throwIf } from './refusal-error.ts';

const CLOSED = failure(409, { CLOSED: 'It is closed.' });
const declared = {
  summary: 'Paints a wall',
  output: { colour: z.string(), digest: z.string() },
  scope: 'account',
  allow: ability<null, Account>('paint', { roles: 'everybody' }),
  fails: [],
} as const;
const preview = call('POST /broker/previewPaint', {
  ...declared,
  kind: 'read',
  shows: [],
  input: { colour: z.string() },
});
const save = call('POST /broker/paint', {
  ...declared,
  kind: 'write',
  changes: [],
  input: { colour: z.string(), coats: z.int(), digest: digest() },
});

/** A test database that records what happened to it. */
function wall() {
  const told: unknown[] = [];
  const handlers = planned({
    preview,
    save,
    plan: async (wanted, { holds }) => {
      told.push({ plans: wanted, holds });
      return { colour: wanted.colour, digest: planDigest(wanted.colour) };
    },
    show: (plan) => plan,
    refuse: ({ colour }) => throwIf(colour === 'black' ? CLOSED : null),
    write: async (plan, { coats }) => {
      told.push({ paints: plan.colour, coats });
      return plan;
    },
  });
  const ask = async ({ steps }: Handler, input: object) => {
    const { facts, run } = steps as unknown as Record<'facts' | 'run', (...of: unknown[]) => Promise<unknown>>;
    return run(input, {}, await facts(input, {}));
  };
  const [shows, paints] = handlers as unknown as [Handler, Handler];
  return {
    told,
    preview: (colour: string) => ask(shows, { colour }) as Promise<{ digest: string }>,
    paint: (colour: string, seen: string) => ask(paints, { colour, coats: 2, digest: seen }),
  };
}

test('one function makes the plan, without locks for the preview and with them for the save [ADM-044]', async () => {
  const { told, preview: look, paint } = wall();
  const { digest: seen } = await look('red');
  await paint('red', seen);
  expect(told).toEqual([
    { plans: { colour: 'red' }, holds: false },
    { plans: { colour: 'red', coats: 2 }, holds: true },
    { paints: 'red', coats: 2 },
  ]);
});

test('another plan than was shown is not written [ADM-045]', async () => {
  const { told, preview: look, paint } = wall();
  const { digest: seen } = await look('red');
  await expect(paint('blue', seen)).rejects.toMatchObject({ failure: PREVIEW_OUTDATED });
  expect(told).toHaveLength(2);
});

test('a plan that cannot be written says so, whatever was shown', async () => {
  await expect(wall().paint('black', '')).rejects.toMatchObject({ failure: CLOSED });
});
