import { expect, test } from 'vitest';
import { lengthText, spokenLength } from './length.ts';

test.each([
  [20, '0:20', '20 seconds'],
  [61, '1:01', '1 minute'],
  [3600, '1:00:00', '1 hour'],
  [7325, '2:02:05', '2 hours 2 minutes'],
])('%i seconds are %s, read aloud as %s', (seconds, shown, spoken) => {
  expect([lengthText(seconds), spokenLength(seconds)]).toEqual([shown, spoken]);
});
