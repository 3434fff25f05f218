import { expect, test } from 'vitest';
import { fromLocalInput, toLocalInput } from './local-input.ts';

const NEW_YORK = 'America/New_York';

test('what an input shows and what it means are the same instant, summer and winter [D-010]', () => {
  for (const instant of ['2026-03-11T22:30:00.000Z', '2026-01-01T04:59:00.000Z', '2026-11-01T12:00:00.000Z']) {
    expect(fromLocalInput(toLocalInput(instant, NEW_YORK), NEW_YORK)).toBe(instant);
  }
  expect(toLocalInput('2026-03-11T22:30:00.000Z', NEW_YORK)).toBe('2026-03-11T18:30');
  expect(fromLocalInput('2026-03-11T18:30', NEW_YORK)).toBe('2026-03-11T22:30:00.000Z');
});

test.each([[''], ['2026-03-11'], ['2026-13-41T18:30'], ['tomorrow']])('%j is not complete', (value) => {
  expect(fromLocalInput(value, NEW_YORK)).toBeNull();
});
