import type { Instant } from '@bcs/contract/kernel/clock';
import { PICTURE } from '@bcs/contract/features/pictures/failures';
import { STUDENT } from '@bcs/contract/kernel/roles';
import { sql, type Db } from '#database/db';
import type { Audience } from '#kernel/changes';
import { RefusalError } from '#kernel/refusal-error';
import { attachUpload, abandonUpload } from '#kernel/uploads';
import { isSeat } from '#kernel/seats';
import type { Services } from '#kernel/services';

/** The path below which pictures are served. */
const FILES_PATH = '/files/';

/** The key of the picture at an address; null if it is not a file of the product. */
export const pictureKeyOf = (url: string | null): string | null =>
  url !== null && url.startsWith(FILES_PATH) ? url.slice(FILES_PATH.length) : null;

/** Tells whether somebody is a student in any class. PEOPLE-025 */
export async function attendsAny(db: Db, accountId: number): Promise<boolean> {
  const { attends } = await db.one<{ attends: boolean }>(sql`
    select exists (select 1 from enrollments e where e.account_id = ${accountId} and ${isSeat('e')} and e.role = ${STUDENT}) as attends`);
  return attends;
}

/** Finds everybody who may see a person: their own pages, and those of their classes. */
export async function whoSees(db: Db, accountId: number): Promise<Audience[]> {
  const courses = await db.many<{ id: number }>(
    sql`select distinct course_id as id from enrollments where account_id = ${accountId} and active order by 1`,
  );
  return [`account ${accountId}`, ...courses.map(({ id }) => `course ${id}` as const)];
}

/**
 * Sets the picture of an account, or removes it. Of two simultaneous changes, the later one wins. Returns the key of
 * the previous picture.
 */
export async function setShownPicture(
  tx: Db,
  accountId: number,
  key: string | null,
  now: Instant,
): Promise<string | null> {
  const { url } = await tx.one<{ url: string | null }>(
    sql`select nexus_avatar_url as url from accounts where id = ${accountId} for update`,
  );
  await tx.run(sql`
    update accounts set nexus_avatar_url = ${key === null ? null : FILES_PATH + key} where id = ${accountId}`);
  // a sweep may have deleted the file in between
  if (key !== null && !(await attachUpload(tx, accountId, key, now))) throw new RefusalError(PICTURE.NOT_SAVED);
  const earlier = pictureKeyOf(url);
  if (earlier !== null) await abandonUpload(tx, earlier, now);
  return earlier;
}

/** The address of a picture. */
export const addressOf = (key: string): string => FILES_PATH + key;

/** Tells whether an active account or a university uses this picture. */
const isShown = async (db: Db, key: string) =>
  (await db.maybe(sql`
    select 1 from uploads u join accounts a on a.id = u.account_id
    where u.key = ${key} and u.kind = 'picture' and u.attached_at is not null and u.removed_at is null
      and (a.active or exists (select from universities where logo_url = ${addressOf(key)}))`)) !== undefined;

/** Finds a way to read the picture with this key if it is in use; null for any other key. */
export const pictureOf = async (
  { database, files }: Services,
  key: string,
): Promise<(() => Promise<Uint8Array | null>) | null> => ((await isShown(database, key)) ? () => files.get(key) : null);
