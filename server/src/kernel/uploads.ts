import { hash } from 'node:crypto';
import type { Instant } from '@bcs/contract/kernel/clock';
import { FAILURES } from '@bcs/contract/kernel/failure';
import { sql, type Db } from '#database/db';
import type { FileStore } from './file-store.ts';
import type { Image } from './images.ts';
import { acquireTurnOrWait, type Quota } from './quota.ts';
import { RefusalError } from './refusal-error.ts';
import type { Services } from './services.ts';
import { newToken } from './tokens.ts';

type UploadKind = 'picture' | 'screenshot' | 'resource';

/** A stored file: redrawn by the product, or of a recognised type. */
export interface StoredFile {
  readonly bytes: Uint8Array;
  readonly mimeType: Image['mimeType'] | 'application/pdf';
  readonly extension: Image['extension'] | 'pdf';
}

interface NewUpload {
  /** The account that uploads it; null on the command line. */
  readonly accountId: number | null;
  readonly kind: UploadKind;
  readonly image: StoredFile;
  /** The name that the owner gave the file, if it is shown. */
  readonly name?: string;
  /** The original bytes, if the file has to be recognised by them later. */
  readonly given?: Uint8Array;
}

/** Returns the hash by which a file is recognised. */
export const fileHash = (bytes: Uint8Array): string => hash('sha256', bytes);

/** Generates a random key in the folder of its kind. */
const newKey = (kind: UploadKind, extension: StoredFile['extension']) => `${kind}s/${newToken()}.${extension}`;

const HOUR_IN_SECONDS = 3600;
const PER_HOUR = { most: 20, perSeconds: HOUR_IN_SECONDS };
/** The limit for resources, high enough for setting up all sessions of a class at once. ADM-090 */
const RESOURCES_PER_HOUR = { most: 300, perSeconds: HOUR_IN_SECONDS };

/**
 * Counts an uploaded picture before it is processed.
 * @throws RefusalError for too many
 */
export const countUpload = (services: Pick<Services, 'database'>, accountId: number, now: Instant): Promise<void> =>
  count(services, `upload:${accountId}`, PER_HOUR, now);

/**
 * Counts an uploaded resource before it is processed.
 * @throws RefusalError for too many
 */
export const countResource = (services: Pick<Services, 'database'>, accountId: number, now: Instant): Promise<void> =>
  count(services, `resource:${accountId}`, RESOURCES_PER_HOUR, now);

async function count({ database }: Pick<Services, 'database'>, key: string, quota: Quota, now: Instant): Promise<void> {
  const seconds = await database.transaction((tx) => acquireTurnOrWait(tx, key, quota, now));
  if (seconds > 0) throw new RefusalError(FAILURES.RATE_LIMITED, undefined, seconds);
}

/**
 * Stores a file that is not used yet: first its row, so that no file is without one, then the file. Unused ones are
 * swept.
 * @throws FilesDown
 */
export async function keepUpload(
  { database, files }: Pick<Services, 'database' | 'files'>,
  { accountId, kind, image, name, given }: NewUpload,
  now: Instant,
): Promise<string> {
  const key = newKey(kind, image.extension);
  await database.transaction((tx) =>
    tx.run(sql`
      insert into uploads (key, account_id, kind, mime_type, size, name, given_hash, kept_hash, created_at, received_at)
      values (${key}, ${accountId}, ${kind}, ${image.mimeType}, ${image.bytes.length}, ${name ?? null},
        ${given ? fileHash(given) : null}, ${given ? fileHash(image.bytes) : null}, ${now}, ${now})`),
  );
  await files.put(key, image.bytes, image.mimeType);
  return key;
}

interface Announced extends Pick<NewUpload, 'kind'> {
  readonly accountId: number;
  /** The size in bytes, as its owner says. */
  readonly size: number;
}

/** Reserves a key for a file before it is uploaded. Unused reservations are swept like unused files. */
export async function reserveUpload(db: Db, { accountId, kind, size }: Announced, now: Instant): Promise<string> {
  const key = newKey(kind, 'webp');
  await db.run(sql`
    insert into uploads (key, account_id, kind, mime_type, size, created_at)
    values (${key}, ${accountId}, ${kind}, 'image/webp', ${size}, ${now})`);
  return key;
}

/**
 * Stores a reserved file, once; false if there is no such reservation any more. If the file cannot be drawn or stored,
 * the reservation is lost.
 * @throws what `draw` throws, or FilesDown
 */
export async function fillUpload(
  { database, files }: Pick<Services, 'database' | 'files'>,
  key: string,
  draw: () => Promise<Image>,
  now: Instant,
): Promise<boolean> {
  const isFirst = await database.run(sql`
    update uploads set received_at = ${now} where key = ${key} and received_at is null and removed_at is null`);
  if (isFirst === 0) return false;
  try {
    const { bytes, mimeType } = await draw();
    await files.put(key, bytes, mimeType);
    const isWanted = await database.run(sql`
      update uploads set size = ${bytes.length} where key = ${key} and removed_at is null`);
    // its owner has gone meanwhile, and with them the row that would have swept it
    if (isWanted === 0) await files.remove(key);
    return isWanted === 1;
  } catch (error) {
    await abandonUpload(database, key, now);
    throw error;
  }
}

/** Marks an upload as used. False if it does not exist, or belongs to somebody else. */
export const attachUpload = async (tx: Db, accountId: number, key: string, now: Instant) =>
  (await tx.run(sql`
    update uploads set attached_at = ${now}
    where key = ${key} and account_id = ${accountId}
      and received_at is not null and attached_at is null and removed_at is null`)) === 1;

/** Marks an upload as unused at once; `removeLeft` deletes its file. */
export const abandonUpload = (tx: Db, key: string, now: Instant) =>
  tx.run(sql`update uploads set removed_at = ${now} where key = ${key} and removed_at is null`);

/** Removes the user's own unused upload. Tells whether there was one. */
export const removeOwnUpload = async (db: Db, accountId: number, key: string, now: Instant) =>
  (await db.run(sql`
    update uploads set removed_at = ${now}
    where key = ${key} and account_id = ${accountId} and attached_at is null and removed_at is null`)) === 1;

/**
 * Deletes the file and then the row of an unused upload.
 * @throws FilesDown
 */
export async function removeLeft(db: Db, files: FileStore, key: string): Promise<void> {
  await files.remove(key);
  await db.run(sql`delete from uploads where key = ${key} and removed_at is not null`);
}
