import type { Instant } from '@bcs/contract/kernel/clock';
import type { Database } from '#database/db';
import { migrate } from '#database/migrate';
import { argon2Passwords } from '#adapters/passwords/argon2';
import { readEnvironment, type GivenVariables } from '#kernel/env';
import type { Environment } from '#kernel/env-table';
import type { Passwords } from '#kernel/passwords';
import { settingsOf } from '#kernel/settings-of';

/** The environment of a command; `main.ts` provides the real one, and tests their own. */
export interface CommandSurroundings {
  readonly given: GivenVariables;
  /** The parsed environment variables, if the command runs in a server. */
  readonly environment?: Environment;
  /** The folder for relative file names; by default that of the process. */
  readonly folder?: string;
  readonly now: () => Instant;
  readonly say: (line: string) => void;
  readonly open: (environment: Environment) => Promise<Database>;
}

/** An error that ends a command with a plain sentence and exit code 1. */
export class CommandFailed extends Error {}

/** The context in which most commands run. */
export interface Workplace {
  readonly database: Database;
  readonly environment: Environment;
  readonly passwords: Passwords;
  readonly folder: string;
  readonly now: Instant;
  readonly say: (line: string) => void;
}

interface Wish {
  /** False for commands that only read, and so never change the schema. */
  readonly migrated?: boolean;
}

/** Opens the database for a command, and always closes it. */
export async function withWorkplace(
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

/** Runs some work in the context of a command. */
export type WorkRunner = (work: (place: Workplace) => Promise<void>) => Promise<void>;
