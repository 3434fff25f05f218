import type { Database } from '#database/db';
import type { Environment } from '#kernel/env-table';
import { systemClock } from '#kernel/system-clock';
import type { TypedCommand } from './command-socket.ts';
import { runCli } from './program.ts';

/** Runs a command in this process with its open database, as the command line would. */
export const perform =
  (database: Database, environment: Environment) =>
  ({ args, folder }: TypedCommand, say: (line: string) => void): Promise<number> =>
    runCli(args, {
      given: {},
      environment,
      folder,
      now: systemClock,
      say,
      // the server closes its database itself
      open: async () => ({ ...database, close: async () => {} }),
    });
