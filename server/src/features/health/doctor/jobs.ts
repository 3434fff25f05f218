import { sql } from '#database/db';
import { findingWhenAny, warning, type Check } from './check.ts';

interface Counts {
  readonly failed: number;
  readonly retried: number;
  readonly late: number;
  /** The number of minutes for which the oldest has been due. */
  readonly minutes: number | null;
  readonly lastError: string | null;
}

/** Checks whether jobs are done, above all mails. */
export const JOBS: Check = {
  name: 'Jobs',
  look: async ({ database, now }) => {
    const { failed, retried, late, minutes, lastError } = await database.one<Counts>(sql`
      select count(*) filter (where not open) as failed,
        count(*) filter (where open and last_error is not null) as retried,
        count(*) filter (where open and last_error is null and run_at < ${now}::timestamptz - interval '5 minutes') as late,
        floor(extract(epoch from ${now}::timestamptz - min(due_at) filter (where open)) / 60)::int as minutes,
        (array_agg(last_error order by run_at desc) filter (where last_error is not null))[1] as "lastError"
      from (
        select last_error, run_at, due_at, true as open from outbox where done_at is null and failed_at is null
        union all
        select last_error, run_at, due_at, false from outbox where failed_at is not null and done_at is null) o`);
    const age = minutes === null ? '' : ` The oldest has waited for ${minutes} minutes.`;
    return [
      ...findingWhenAny(failed, (count) =>
        warning(
          `${count} jobs have failed for good; the latest error: ${lastError}. To test e-mail: npm run bcs -- mail test. Each can be tried again on /admin/health.`,
        ),
      ),
      ...findingWhenAny(retried, (count) =>
        warning(`${count} jobs have failed and will be tried again; the latest error: ${lastError}.${age}`),
      ),
      ...findingWhenAny(late, (count) =>
        warning(`${count} jobs are due, but nothing is working on them. Is the server running?${age}`),
      ),
    ];
  },
};
