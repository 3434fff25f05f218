import { expect, test } from 'vitest';
import { MINUTE, plus, type Instant } from '@bcs/contract/kernel/clock';
import { sql } from '#database/db';
import { startJobs, REPEATED_TASKS } from '#jobs/start-jobs';
import { useWorld } from '#testing/world';
import { ClockWrong, refuseWrongClock } from './right-clock.ts';

const world = useWorld();
const theirs = async () => (await world.db.one<{ now: Instant }>(sql`select clock_timestamp() as now`)).now;

test.each([4, -4])('a clock that is wrong by %i minutes is right enough', async (minutes) => {
  const now = plus(await theirs(), minutes * MINUTE);
  await expect(refuseWrongClock(world.db, () => now)).resolves.toBeUndefined();
});

test.runIf(process.env['BCS_TEST_ENGINE'] === 'postgres')(
  'by a clock that is wrong by more than five minutes nothing is done that could not be taken back',
  async () => {
    for (const [minutes, where] of [
      [6, 'ahead of'],
      [-6, 'behind'],
    ] as const) {
      const now = plus(await theirs(), minutes * MINUTE);
      await expect(refuseWrongClock(world.db, () => now)).rejects.toThrow(`6 minutes ${where} that of the database`);
    }
    // a month ahead, every session would have ended
    const counted = () => world.db.one(sql`select count(*) as tokens from auth_tokens`);
    await world.tokenOf('student');
    const before = await counted();
    const ahead = plus(await theirs(), 30 * 24 * 60 * MINUTE);
    const errors = new Map<string, unknown>();
    const stop = startJobs(
      { ...world.services, clock: () => ahead },
      { onRound: (task, _took, error) => void errors.set(task, error) },
    );
    await expect.poll(() => errors.size).toBe(REPEATED_TASKS.length);
    await stop();
    expect([...errors.values()].every((error) => error instanceof ClockWrong)).toBe(true);
    expect(await counted()).toEqual(before);
  },
);
