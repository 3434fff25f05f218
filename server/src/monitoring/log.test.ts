import type { FastifyBaseLogger } from 'fastify';
import { expect, test } from 'vitest';
import { slowStatements, watchJobs } from './log.ts';
import { openMetrics } from './metrics.ts';

const lines: unknown[] = [];
const line =
  (level: string) =>
  (what: object, message: string): void =>
    void lines.push([level, message, what]);
const log = { warn: line('warn'), error: line('error'), info: line('info') } as unknown as FastifyBaseLogger;
const metrics = openMetrics(() => '2026-03-11T22:10:00.000Z');

test('a failed mail is a warning, one that is given up an error, one that was sent no line', async () => {
  const { onEnd, onRound } = watchJobs(log, metrics);
  const end = { id: 7, kind: 'reset-link', attempt: 1, reason: '451 later', tookMs: 12.4 };
  onEnd({ ...end, outcome: 'done' });
  onEnd({ ...end, outcome: 'failed' });
  onEnd({ ...end, attempt: 6, outcome: 'given up' });
  onRound('sweep', 5);
  onRound('sweep', 5, new Error('away'));
  expect(lines).toEqual([
    [
      'warn',
      'a job failed and will be tried again',
      { job: { id: 7, kind: 'reset-link', attempt: 1 }, reason: '451 later', tookMs: 12 },
    ],
    [
      'error',
      'a job was given up',
      { job: { id: 7, kind: 'reset-link', attempt: 6 }, reason: '451 later', tookMs: 12 },
    ],
    ['error', 'a job failed', { err: new Error('away'), task: 'sweep' }],
  ]);
  const text = await metrics.registry.metrics();
  for (const outcome of ['done', 'failed', 'given_up'])
    expect(text).toContain(`bcs_jobs_total{kind="reset-link",outcome="${outcome}"} 1`);
  expect(text).toContain('bcs_rounds_total{task="sweep",outcome="failed"} 1');
});

test('a slow statement is one line of its text', async () => {
  lines.length = 0;
  slowStatements(log, metrics)(`select 1\n      from accounts where email = $1 ${'x'.repeat(500)}`, 612.7);
  expect(lines).toEqual([
    ['warn', 'slow statement', { statement: expect.stringMatching(/^select 1 from accounts .{260,}$/), tookMs: 613 }],
  ]);
  expect(await metrics.registry.metrics()).toContain('bcs_slow_statements_total 1');
});
