import { BackupRefused } from '#database/backup/format';
import { FolderInUse } from '#database/folder-lock';
import { MigrationRefused } from '#database/migrate';
import { DatabaseRefused } from '#database/open';
import { FileRefused } from '#features/administration/read-file';
import { EnvironmentRefused } from '#kernel/env';
import { FolderOpen } from '#kernel/private-folder';
import { CommandFailed } from './surroundings.ts';

const MISTAKES = [
  CommandFailed,
  EnvironmentRefused,
  DatabaseRefused,
  FolderInUse,
  FolderOpen,
  MigrationRefused,
  FileRefused,
  BackupRefused,
];

/** Mistakes of the person at the terminal, as opposed to defects. */
export const isMistake = (error: unknown): error is Error => MISTAKES.some((mistake) => error instanceof mistake);
