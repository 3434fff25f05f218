import { RuleTester } from 'oxlint/plugins-dev';
import { describe, test } from 'vitest';
import plugin from './plugin.ts';

RuleTester.describe = describe;
RuleTester.it = test;

const WRITTEN = [
  "const text = count === 1 ? '1 row' : `${count} rows`;",
  "const text = rows.length === 1 ? '1 row was read.' : `${rows.length} rows were read.`;",
  "const text = `${count} ${count === 1 ? 'row' : 'rows'}`;",
  "const text = `${count} row${count === 1 ? '' : 's'}`;",
  "const verb = count === 1 ? 'is' : 'are';",
  "const verb = count === 1 ? 'stays' : 'stay';",
  "const text = ended === 1 ? 'The other session has ended.' : `${ended} other sessions have ended.`;",
  "const text = count > 1 ? `Save ${count} sessions?` : 'Save this session?';",
  "const verb = count !== 1 ? 'are' : 'is';",
];
const OTHERS = [
  "const text = plural(count, 'row');",
  "const where = count > 1 ? ` in ${count} classes` : '';",
  "const label = urls.length === 1 ? 'Watch' : `Part ${index + 1}`;",
  "const action = count === 1 ? 'Undo' : 'Undo all';",
  'const wait = took === 1 ? 0 : resetsIn;',
  "const what = contextId === 1 ? 'grade' : 'feedback';",
];

new RuleTester().run(
  'written-plurals',
  plugin.rules['written-plurals'] as unknown as Parameters<RuleTester['run']>[1],
  {
    valid: OTHERS.map((code) => ({ code, filename: 'a.ts' })),
    invalid: WRITTEN.map((code) => ({ code, filename: 'a.ts', errors: [{ message: /agree by plural/ }] })),
  },
);
