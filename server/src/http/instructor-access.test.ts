import { expect, test } from 'vitest';
import { MINUTE, plus, SECOND } from '@bcs/contract/kernel/clock';
import { LoadMeter } from './instructor-access.ts';

const NOW = '2026-03-11T22:10:00.000Z';
function meter(answers: number, slow: number) {
  const load = new LoadMeter();
  for (let n = 0; n < answers; n++) load.record(n < slow ? 501 : 500, NOW);
  return load;
}

test('a server is under load when more than one in twenty answers of the last minute took over 500 ms [API-029, D-173]', () => {
  expect(meter(100, 5).isUnderLoad(NOW)).toBe(false);
  expect(meter(100, 6).isUnderLoad(NOW)).toBe(true);
});

test('a slow answer alone is no load', () => {
  expect(meter(1, 1).isUnderLoad(NOW)).toBe(false);
});

test('what was a minute ago is forgotten', () => {
  const load = meter(100, 100);
  expect(load.isUnderLoad(plus(NOW, MINUTE - SECOND))).toBe(true);
  expect(load.isUnderLoad(plus(NOW, MINUTE))).toBe(false);
});
