import type { QueryConfig } from 'pg';
import type { QueryRunner } from './statements.ts';

/** Functions that are called when the database has problems or is slow. */
export interface Watch {
  /** The milliseconds from which a statement is slow. */
  readonly slowMs: number;
  /**
   * @param text the statement as it was sent, without values
   */
  onSlow(text: string, tookMs: number): void;
}
export const NO_WATCH: Watch = { slowMs: Infinity, onSlow: () => {} };

/** Tells whether the server has not answered within the time limit, which the driver reports only in words. */
export const isTimeout = (error: unknown): error is Error =>
  error instanceof Error && error.message === 'Query read timeout';

const DISK_FULL = '53100';
export const isDiskFull = (error: unknown): boolean => (error as { code?: unknown } | null)?.code === DISK_FULL;

/** Runs statements and reports slow and failed ones. */
export const watchStatements = (
  runner: QueryRunner,
  { slowMs, onSlow }: Watch,
  onDiskFull: () => void,
): QueryRunner => ({
  query: async (config) => {
    const began = performance.now();
    try {
      return await runner.query(config);
    } catch (error) {
      if (isDiskFull(error)) onDiskFull();
      throw error;
    } finally {
      const took = performance.now() - began;
      if (took >= slowMs) onSlow(textOf(config), took);
    }
  },
});

const textOf = (config: QueryConfig | string): string => (typeof config === 'string' ? config : config.text);
