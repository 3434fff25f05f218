import type { Database } from '#database/db';
import type { Environment } from '#kernel/env-table';
import { systemClock } from '#kernel/system-clock';
import type { Typed } from './command-socket.ts';
import { runCli } from './program.ts';

/** Does a command in this process, on the database that is open here, as the command line would do it on its own. */
export const perform =
  (database: Database, environment: Environment) =>
  ({ args, folder }: Typed, say: (line: string) => void): Promise<number> =>
    runCli(args, {
      given: {},
      environment,
      folder,
      now: systemClock,
      say,
      // the server closes it
      open: async () => ({ ...database, close: async () => {} }),
    });
