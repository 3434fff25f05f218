import type { Instant } from '@bcs/contract/kernel/clock';
import { runCli } from '#cli/program';
import type { Database } from '#database/db';

interface Ground {
  /** The database of the command; it stays open. */
  readonly db: Database;
  readonly now: Instant;
  /** The variables of the environment. */
  readonly given?: Readonly<Record<string, string>>;
}

/** Runs one line of the operator's command, and returns its exit code and its output. */
export async function runBcs(line: readonly string[], { db, now, given = {} }: Ground) {
  const said: string[] = [];
  const code = await runCli([...line], {
    given,
    now: () => now,
    say: (text) => void said.push(text),
    open: async () => ({ ...db, close: async () => {} }),
  });
  return { code, said: said.join('\n') };
}
