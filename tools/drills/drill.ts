import type { PostgresServer } from '@bcs/server/testing/postgres-server';

/** The machine that a drill works on: everything is local, and gone afterwards. */
export interface DrillGround {
  readonly postgres: PostgresServer;
  /** The data folder of this drill alone. */
  readonly dataDir: string;
  /** The seconds for which it may press; fewer with --quick. */
  readonly seconds: number;
  /** The number of classes, where a drill makes an installation; 24 students each. */
  readonly courses?: number;
  readonly say: (line: string) => void;
  /** Compares a figure with its bar. */
  readonly check: (what: string, figure: number, bar: number, sense: 'at least' | 'at most') => void;
}

/** A drill: a bad day, made on purpose. */
export interface Drill {
  readonly name: string;
  readonly about: string;
  readonly run: (ground: DrillGround) => Promise<void>;
}
