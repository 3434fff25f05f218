import { expect, test } from 'vitest';
import { openPace } from './pace.ts';

test('turns come at even distances, and whoever asks later than that waits for nothing [ADM-135]', async () => {
  const waited: string[] = [];
  let now = 0;
  const turn = openPace(
    60,
    () => now,
    async (ms) => void waited.push(`${ms}`),
  );
  await Promise.all([turn(), turn(), turn()]);
  now = 10_000;
  await turn();
  expect(waited).toEqual(['1000', '2000']);
});
