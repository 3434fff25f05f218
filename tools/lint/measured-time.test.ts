import { RuleTester } from 'oxlint/plugins-dev';
import { describe, test } from 'vitest';
import plugin from './plugin.ts';

RuleTester.describe = describe;
RuleTester.it = test;

const MEASURED = [
  'const began = performance.now();',
  "const began = performance['now']();",
  'const began = globalThis.performance.now();',
  'const { now } = performance;',
  'const at = new Date(performance.timeOrigin);',
  "performance.mark('began');",
  'const before = process.cpuUsage();',
  'const before = process.hrtime.bigint();',
  'const before = globalThis.process.resourceUsage();',
  "import { performance } from 'node:perf_hooks';",
  'const { responseEnd } = request.timing();',
  'await expect.poll(read, { timeout: 2000 }).toBe(1);',
];
const NOT_MEASURED = [
  "vi.spyOn(performance, 'now').mockReturnValue(0);",
  "const env = process.env['PORT'];",
  'const late = AbortSignal.timeout(60_000);',
  'await expect.poll(read, { timeout: 10_000 }).toBe(1);',
  'await expect.poll(read, { interval: 5 }).toBe(1);',
  "const text = 'performance.now()'; // process.cpuUsage()",
];

new RuleTester().run('measured-time', plugin.rules['measured-time'] as unknown as Parameters<RuleTester['run']>[1], {
  valid: NOT_MEASURED.map((code) => ({ code, filename: 'a.test.ts' })),
  invalid: MEASURED.map((code) => ({ code, filename: 'a.test.ts', errors: [{ message: /measures no time/ }] })),
});
