import { BackupRefused } from '#database/backup/format';
import { FolderInUse } from '#database/folder-lock';
import { MigrationRefused } from '#database/migrate';
import { DatabaseRefused } from '#database/open';
import { FolderRefused } from '#kernel/course-folder/folder';
import { FileRefused } from '#features/imports/read/read-file';
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
  FolderRefused,
  BackupRefused,
];

/** The advice for errors of the operating system. */
const REFUSED: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk is full. Nothing was left behind; make room, or name a file on another disk.',
  EDQUOT: 'Your share of the disk is used up. Nothing was left behind; make room, or name a file on another disk.',
  EROFS: 'Nothing can be written there: the disk is read-only.',
};

/** The sentence for a mistake of the user or a refusal by the machine; null for defects, which are shown in full. */
export function describeMistake(error: unknown): string | null {
  if (MISTAKES.some((mistake) => error instanceof mistake)) return (error as Error).message;
  return REFUSED[(error as NodeJS.ErrnoException | null)?.code ?? ''] ?? null;
}
