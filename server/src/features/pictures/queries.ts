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

/** The key of what is shown under an address; null where it is no file of the product. */
export const keyOf = (url: string | null): string | null =>
  url !== null && url.startsWith(FILES_PATH) ? url.slice(FILES_PATH.length) : null;

/** Tells whether somebody attends a class. PEOPLE-025 */
export async function attendsAny(db: Db, accountId: number): Promise<boolean> {
  const { attends } = await db.one<{ attends: boolean }>(sql`
    select exists (select 1 from enrollments e where e.account_id = ${accountId} and ${isSeat('e')} and e.role = ${STUDENT}) as attends`);
  return attends;
}

/** Everybody who may see this person: the own pages, and those of all classes. */
export async function whoSees(db: Db, accountId: number): Promise<Audience[]> {
  const courses = await db.many<{ id: number }>(
    sql`select distinct course_id as id from enrollments where account_id = ${accountId} and active order by 1`,
  );
  return [`account ${accountId}`, ...courses.map(({ id }) => `course ${id}` as const)];
}

/**
 * Lets an account show another picture, or none. Of two at once the later one stays. Answers the key of the one that it
 * showed before.
 */
export async function showPicture(tx: Db, accountId: number, key: string | null, now: Instant): Promise<string | null> {
  const { url } = await tx.one<{ url: string | null }>(
    sql`select nexus_avatar_url as url from accounts where id = ${accountId} for update`,
  );
  await tx.run(sql`
    update accounts set nexus_avatar_url = ${key === null ? null : FILES_PATH + key} where id = ${accountId}`);
  // a sweep has come between: the file may be gone
  if (key !== null && !(await attachUpload(tx, accountId, key, now))) throw new RefusalError(PICTURE.NOT_SAVED);
  const earlier = keyOf(url);
  if (earlier !== null) await abandonUpload(tx, earlier, now);
  return earlier;
}

/** The address under which a picture is shown. */
export const addressOf = (key: string): string => FILES_PATH + key;

/** Tells whether somebody who is active shows this picture now, or a university does. */
const isShown = async (db: Db, key: string) =>
  (await db.maybe(sql`
    select 1 from uploads u join accounts a on a.id = u.account_id
    where u.key = ${key} and u.kind = 'picture' and u.attached_at is not null and u.removed_at is null
      and (a.active or exists (select from universities where logo_url = ${addressOf(key)}))`)) !== undefined;

/** Finds a way to read the picture that an account shows under this key now; null for every other key. */
export const pictureOf = async (
  { database, files }: Services,
  key: string,
): Promise<(() => Promise<Uint8Array | null>) | null> => ((await isShown(database, key)) ? () => files.get(key) : null);
