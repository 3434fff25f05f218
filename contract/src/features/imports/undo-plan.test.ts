import fc from 'fast-check';
import { expect, test } from 'vitest';
import { planReversal } from './undo-plan.ts';

const value = fc.constantFrom('a', 'b', 'c', null, true, 1);
const cells = fc.dictionary(fc.constantFrom('first', 'last', 'role'), value, { maxKeys: 3 });

test('taking back gives back what was, and keeps what somebody has touched [ADM-052]', () => {
  fc.assert(
    fc.property(cells, cells, cells, (before, after, now) => {
      const done = { object: 'k', did: 'changed', before, after, now: { ...before, ...after }, traces: [] } as const;
      expect(planReversal(done).kept).toBeNull();
      const touched = planReversal({ ...done, now: { ...before, ...after, ...now } });
      const differs = Object.keys(after).some(
        (column) => column in now && (now[column] ?? null) !== (after[column] ?? null),
      );
      expect(touched.kept !== null).toBe(differs);
    }),
  );
  const created = { object: 'k', did: 'created', before: {}, after: {}, now: {} } as const;
  expect(planReversal({ ...created, traces: ['has handed in work'] }).kept).toBe('has handed in work');
  expect(planReversal({ ...created, now: null, traces: [] }).kept).toBe('is already gone');
});
