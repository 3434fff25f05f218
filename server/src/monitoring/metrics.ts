import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { JobWatch } from '#jobs/start-jobs';
import type { ShedReason } from '#http/load-shedding';
import { version } from '#kernel/version';

/** The buckets in seconds, from answers out of memory to unacceptable ones. */
const BUCKETS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The metrics of one process, written for Prometheus. */
export interface Metrics {
  readonly registry: Registry;
  /**
   * @param route method and pattern, never a typed address
   */
  request(route: string, status: number, tookMs: number): void;
  shed(why: ShedReason): void;
  slowStatement(): void;
  readonly jobs: Required<JobWatch>;
}

/** Opens a separate registry, so that two servers in one process count separately. */
export function openMetrics(now: () => string): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'bcs_http_request_duration_seconds',
    help: 'How long answers took, by route and status',
    labelNames: ['route', 'status'],
    buckets: BUCKETS,
    registers,
  });
  const shed = new Counter({
    name: 'bcs_requests_shed_total',
    help: 'Requests nobody worked on: refused because too much was in work (full), had waited too long (late), or whose client had left (gone)',
    labelNames: ['why'],
    registers,
  });
  // counters start at zero, because rate() ignores a counter that appears with its first refusal
  for (const why of ['full', 'late', 'gone'] as const) shed.inc({ why }, 0);
  const slow = new Counter({
    name: 'bcs_slow_statements_total',
    help: 'Statements above SLOW_STATEMENT_MS',
    registers,
  });
  const jobs = new Counter({
    name: 'bcs_jobs_total',
    help: 'Attempts at jobs of the outbox, such as e-mails: done, failed, given up, or given back by a server that stops',
    labelNames: ['kind', 'outcome'],
    registers,
  });
  const rounds = new Counter({
    name: 'bcs_rounds_total',
    help: 'Rounds of repeated tasks: done or failed',
    labelNames: ['task', 'outcome'],
    registers,
  });
  const latest = new Gauge({
    name: 'bcs_round_last_success_timestamp_seconds',
    help: 'When a repeated task was last done, or its process began',
    labelNames: ['task'],
    registers,
  });
  new Gauge({
    name: 'bcs_build_info',
    help: 'Which version runs',
    labelNames: ['version'],
    registers,
  }).set({ version }, 1);
  return {
    registry,
    request: (route, status, tookMs) => requests.observe({ route, status }, tookMs / 1000),
    shed: (why) => shed.inc({ why }),
    slowStatement: () => slow.inc(),
    jobs: {
      onEnd: ({ kind, outcome }) => jobs.inc({ kind, outcome: outcome.replace(' ', '_') }),
      // a task that fails from the start must count as late, since alerts ignore missing values
      onExpect: (task) => latest.set({ task }, Date.parse(now()) / 1000),
      onRound: (task, _tookMs, error) => {
        rounds.inc({ task, outcome: error === undefined ? 'done' : 'failed' });
        if (error === undefined) latest.set({ task }, Date.parse(now()) / 1000);
      },
    },
  };
}
