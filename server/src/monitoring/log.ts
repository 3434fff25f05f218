import type { FastifyBaseLogger } from 'fastify';
import type { Watch } from '#database/watch';
import type { JobWatch } from '#jobs/start-jobs';
import type { Metrics } from './metrics.ts';

const TEXT_LENGTH = 300;

/** Counts jobs and logs failed attempts and jobs that are given up. */
export const watchJobs = (log: FastifyBaseLogger, { jobs }: Pick<Metrics, 'jobs'>): Required<JobWatch> => ({
  onEnd: (end) => {
    jobs.onEnd(end);
    const { id, kind, attempt, outcome, reason, tookMs } = end;
    const job = { job: { id, kind, attempt }, reason, tookMs: Math.round(tookMs) };
    if (outcome === 'failed') log.warn(job, 'a job failed and will be tried again');
    if (outcome === 'given up') log.error(job, 'a job was given up');
  },
  onExpect: (task) => jobs.onExpect(task),
  onRound: (task, tookMs, error) => {
    jobs.onRound(task, tookMs, error);
    if (error !== undefined) log.error({ err: error, task }, 'a job failed');
  },
});

/** Counts slow statements and logs their text, never their values. */
export const slowStatements =
  (log: FastifyBaseLogger, metrics: Pick<Metrics, 'slowStatement'>): Watch['onSlow'] =>
  (text, tookMs) => {
    metrics.slowStatement();
    const statement = text.replaceAll(/\s+/g, ' ').trim().slice(0, TEXT_LENGTH);
    log.warn({ statement, tookMs: Math.round(tookMs) }, 'slow statement');
  };
