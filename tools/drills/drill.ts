import type { PostgresServer } from '@bcs/server/testing/postgres-server';

/** What a drill works with: everything is on this machine, and gone afterwards. */
export interface Ground {
  readonly postgres: PostgresServer;
  /** A folder of its own. */
  readonly dataDir: string;
  /** How long it may press; less with --quick. */
  readonly seconds: number;
  /** How large the installation is, where a drill makes one; 24 students each. */
  readonly courses?: number;
  readonly say: (line: string) => void;
  /** Compares a figure with its bar. */
  readonly check: (what: string, figure: number, bar: number, sense: 'at least' | 'at most') => void;
}

/** A bad day, made on purpose. */
export interface Drill {
  readonly name: string;
  readonly about: string;
  readonly run: (ground: Ground) => Promise<void>;
}
