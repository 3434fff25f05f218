import { hash, randomBytes } from 'node:crypto';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql, type Db } from '#database/db';
import { makePrivateFolder } from './private-folder.ts';

const KEY_BYTES = 32;
const ONLY_OWNER = 0o600;

/**
 * Loads the key of this installation, which is generated at the first start and kept in a file that only its owner can
 * read.
 */
export function loadOrCreateKey(dataDir: string): Buffer {
  const file = join(dataDir, 'secret.key');
  makePrivateFolder(dataDir);
  try {
    writeFileSync(file, randomBytes(KEY_BYTES).toString('base64url'), { flag: 'wx', mode: ONLY_OWNER });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  chmodSync(file, ONLY_OWNER);
  const key = Buffer.from(readFileSync(file, 'utf8').trim(), 'base64url');
  if (key.length !== KEY_BYTES)
    throw new WrongKey(`${file} is damaged: it must hold 32 bytes. Put back your copy of it, or set BCS_SECRET_KEY.`);
  return key;
}

/** The key cannot decrypt the secrets in this database. */
export class WrongKey extends Error {}

const FINGERPRINT = 'secret-key-fingerprint';

const fingerprintOf = (key: Buffer): string =>
  hash('sha256', Buffer.concat([Buffer.from(FINGERPRINT), key])).slice(0, 16);

/**
 * Compares the key with the fingerprint in the database, or stores it: with another key, nobody with a second factor
 * could sign in.
 * @throws WrongKey
 */
export async function matchKey(db: Db, key: Buffer): Promise<void> {
  await db.run(sql`
    insert into settings (key, value) values (${FINGERPRINT}, ${JSON.stringify(fingerprintOf(key))}::jsonb)
    on conflict (key) do nothing`);
  await refuseWrongKey(db, key);
}

/**
 * Refuses a wrong key without storing a fingerprint, for callers that only read.
 * @throws WrongKey
 */
export async function refuseWrongKey(db: Db, key: Buffer): Promise<void> {
  const known = await db.maybe<{ value: string }>(sql`select value from settings where key = ${FINGERPRINT}`);
  if (known && known.value !== fingerprintOf(key))
    throw new WrongKey(
      'The secrets of this database were sealed with another key. Put the file secret.key back into DATA_DIR, or set BCS_SECRET_KEY.',
    );
}
