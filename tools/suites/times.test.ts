import { expect, test } from 'vitest';
import { timeTable } from './times.ts';

test('the table of times begins with the projects, and names the slowest file first', () => {
  const times = [
    { project: 'server', file: 'src/quick.test.ts', seconds: 1, loading: 0.5 },
    { project: 'server', file: 'src/slow.test.ts', seconds: 3.25, loading: 0.25 },
    { project: 'web', file: 'src/page.test.ts', seconds: 2, loading: 0 },
  ];
  expect(timeTable(times).split('\n')).toEqual([
    '| project | files | seconds |',
    '| --- | --: | --: |',
    '| server | 2 | 4.3 |',
    '| web | 1 | 2.0 |',
    '',
    '| project | file | seconds | of it loading |',
    '| --- | --- | --: | --: |',
    '| server | src/slow.test.ts | 3.3 | 0.3 |',
    '| web | src/page.test.ts | 2.0 | 0.0 |',
    '| server | src/quick.test.ts | 1.0 | 0.5 |',
    '',
  ]);
});
