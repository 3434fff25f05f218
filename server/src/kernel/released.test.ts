import { expect, test } from 'vitest';
import {
  ASSIGNMENT_STATES,
  assignmentState,
  isOut as isOutByRule,
} from '@bcs/contract/features/coursework/assignment-state';
import { plus, type Instant } from '@bcs/contract/kernel/clock';
import { sql } from '#database/db';
import { useWorld } from '#testing/world';
import { isOut, isReleased } from './released.ts';

const world = useWorld();

test('the condition of the database and the rule of the contract agree, to the millisecond [ADM-093, D-185]', async () => {
  const moments: readonly (Instant | null)[] = [null, -1, 0, 1].map((ms) => (ms === null ? null : plus(world.now, ms)));
  const all = [true, false].flatMap((draft) =>
    moments.flatMap((releaseAt) => [null, world.now].map((archivedAt) => ({ draft, releaseAt, archivedAt }))),
  );
  const rows = await world.db.many<{ out: boolean; released: boolean }>(sql`
    select ${isOut(world.now)} as out, ${isReleased(world.now)} as released
    from rows from (jsonb_to_recordset(${JSON.stringify(all)}::jsonb)
      as (draft boolean, "releaseAt" timestamptz, "archivedAt" timestamptz)) with ordinality
      as a(draft, release_at, archived_at, place) order by place`);
  expect(rows).toEqual(
    all.map((facts) => ({
      out: isOutByRule(facts, world.now),
      released: assignmentState(facts, world.now) === 'released',
    })),
  );
  expect(new Set(all.map((facts) => assignmentState(facts, world.now)))).toEqual(new Set(ASSIGNMENT_STATES));
});
