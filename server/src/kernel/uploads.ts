import sql from 'sql-template-tag';
import type { Instant } from '@bcs/contract/kernel/clock';
import { FAILURES } from '@bcs/contract/kernel/failure';
import type { Db } from '#database/db';
import type { FileStore } from './file-store.ts';
import type { Image } from './images.ts';
import { takeTurnOrWait } from './quota.ts';
import { RefusalError } from './refusal-error.ts';
import type { Services } from './services.ts';
import { newToken } from './tokens.ts';

type UploadKind = 'picture' | 'screenshot';

interface NewUpload {
  readonly accountId: number;
  readonly kind: UploadKind;
  readonly image: Image;
}

/** A key that nobody guesses, in the folder of its kind. */
const newKey = (kind: UploadKind, extension: string) => `${kind}s/${newToken()}.${extension}`;

const PER_HOUR = { most: 20, perSeconds: 3600 };

/** Counts an upload of a person, of whatever kind, before anybody looks at it. @throws RefusalError for too many */
export async function countUpload(
  { database }: Pick<Services, 'database'>,
  accountId: number,
  now: Instant,
): Promise<void> {
  const seconds = await database.transaction((tx) => takeTurnOrWait(tx, `upload:${accountId}`, PER_HOUR, now));
  if (seconds > 0) throw new RefusalError(FAILURES.RATE_LIMITED, undefined, seconds);
}

/**
 * Keeps a file that nothing points at yet: first its row, so that no file is ever without one, then the file.
 * What is not attached within a day is swept. @throws FilesDown
 */
export async function keepUpload(
  { database, files }: Pick<Services, 'database' | 'files'>,
  { accountId, kind, image }: NewUpload,
  now: Instant,
): Promise<string> {
  const key = newKey(kind, image.extension);
  await database.transaction((tx) =>
    tx.run(sql`
      insert into uploads (key, account_id, kind, mime_type, size, created_at)
      values (${key}, ${accountId}, ${kind}, ${image.mimeType}, ${image.bytes.length}, ${now})`),
  );
  await files.put(key, image.bytes, image.mimeType);
  return key;
}

/** Something points at it now. False where it is not there, or not this person's. */
export const attachUpload = async (tx: Db, accountId: number, key: string, now: Instant): Promise<boolean> =>
  (await tx.run(sql`
    update uploads set attached_at = ${now}
    where key = ${key} and account_id = ${accountId} and attached_at is null and removed_at is null`)) === 1;

/** Nobody finds it any more, at once; its file goes with `removeLeft`. */
export const leaveUpload = (tx: Db, key: string, now: Instant): Promise<number> =>
  tx.run(sql`update uploads set removed_at = ${now} where key = ${key} and removed_at is null`);

/** Removes the file and then the row of an upload that has left. @throws FilesDown */
export async function removeLeft(db: Db, files: FileStore, key: string): Promise<void> {
  await files.remove(key);
  await db.run(sql`delete from uploads where key = ${key} and removed_at is not null`);
}
