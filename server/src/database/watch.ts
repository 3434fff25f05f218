import type { QueryConfig } from 'pg';
import type { Runner } from './statements.ts';

/** Hears of what goes wrong in the database, or takes long. */
export interface Watch {
  /** Milliseconds from which a statement is slow. */
  readonly slowMs: number;
  /** @param text the statement as it was sent, without any of its values */
  onSlow(text: string, tookMs: number): void;
}
export const NO_WATCH: Watch = { slowMs: Infinity, onSlow: () => {} };

/** The server has not answered for as long as a statement may take at all. The driver tells so by words alone. */
export const isSilence = (error: unknown): error is Error =>
  error instanceof Error && error.message === 'Query read timeout';

const DISK_FULL = '53100';
export const isDiskFull = (error: unknown): boolean => (error as { code?: unknown } | null)?.code === DISK_FULL;

/** Runs statements and tells whoever watches. */
export const watched = (runner: Runner, { slowMs, onSlow }: Watch, onDiskFull: () => void): Runner => ({
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
