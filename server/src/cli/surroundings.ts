import type { Instant } from '@bcs/contract/kernel/clock';
import type { Database } from '#database/db';
import { migrate } from '#database/migrate';
import { argon2Passwords } from '#adapters/passwords/argon2';
import { readEnvironment, type GivenVariables } from '#kernel/env';
import type { Environment } from '#kernel/env-table';
import type { Passwords } from '#kernel/passwords';
import { settingsOf } from '#kernel/settings-of';

/** The surroundings that a command may touch; `main.ts` gives the real ones, tests their own. */
export interface CommandSurroundings {
  readonly given: GivenVariables;
  /** The environment, where the server in which a command runs has read it already. */
  readonly environment?: Environment;
  /** The folder of files that are named without one; that of the process unless another is given. */
  readonly folder?: string;
  readonly now: () => Instant;
  readonly say: (line: string) => void;
  readonly open: (environment: Environment) => Promise<Database>;
}

/** A command that ends with a plain sentence and exit code 1. */
export class CommandFailed extends Error {}

/** The context that most commands work with. */
export interface Workplace {
  readonly database: Database;
  readonly environment: Environment;
  readonly passwords: Passwords;
  readonly folder: string;
  readonly now: Instant;
  readonly say: (line: string) => void;
}

interface Wish {
  /** Commands that only look never change the schema. */
  readonly migrated?: boolean;
}

/** Opens the database for a command and closes it whatever happens. */
export async function at(
  surroundings: CommandSurroundings,
  { migrated = true }: Wish,
  work: (place: Workplace) => Promise<void>,
): Promise<void> {
  const { folder = '.' } = surroundings;
  const environment = surroundings.environment ?? readEnvironment(surroundings.given);
  const database = await surroundings.open(environment);
  try {
    if (migrated) await migrate(database);
    const passwords = argon2Passwords(settingsOf(environment).passwordMemory);
    await work({ database, environment, passwords, folder, now: surroundings.now(), say: surroundings.say });
  } finally {
    await database.close();
  }
}

/** Does work with what a command finds around it. */
export type InWorkplace = (work: (place: Workplace) => Promise<void>) => Promise<void>;
