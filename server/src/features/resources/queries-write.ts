import type { StoredResource, UploadedFile } from '@bcs/contract/features/resources/model';
import type { ClassAdministrator, ClassKey } from '@bcs/contract/kernel/ability';
import { sql, type Db } from '#database/db';

/** Finds and locks the files that a person may add to a session: their own, and those already in it. */
export const lockFiles = (
  tx: Db,
  { universityId, accountId }: Pick<ClassAdministrator, 'universityId' | 'accountId'>,
  sessionId: number,
  keys: readonly string[],
) =>
  tx.many<UploadedFile>(sql`
    select u.key as "fileKey", u.mime_type as "mimeType", u.size, u.name from uploads u
    where u.key = any(${[...keys]}::text[]) and u.kind = 'resource' and u.received_at is not null and u.removed_at is null
      and (u.account_id = ${accountId} or exists (
        select from session_resources g
        where g.university_id = ${universityId} and g.session_id = ${sessionId} and g.file_key = u.key))
    for key share of u`);

/** Replaces the resources of a locked session. */
export const replaceResources = (
  tx: Db,
  place: ClassKey,
  sessionId: number,
  resources: readonly StoredResource[],
): Promise<void> => replaceAllResources(tx, place, [{ sessionId, resources }]);

/** Replaces the resources of any number of sessions. */
export async function replaceAllResources(
  tx: Db,
  { universityId, courseId }: ClassKey,
  sessions: readonly Readonly<{ sessionId: number; resources: readonly StoredResource[] }>[],
): Promise<void> {
  const ids = sessions.map(({ sessionId }) => sessionId);
  await tx.run(sql`
    delete from session_resources where university_id = ${universityId} and session_id = any(${ids}::int[])`);
  await tx.run(sql`
    insert into session_resources (university_id, session_id, position, title, url, file_key, mime_type, size, name)
    select ${universityId}, s."sessionId", g.position, g.resource ->> 'title', g.resource ->> 'url', g.resource ->> 'fileKey',
      g.resource ->> 'mimeType', (g.resource ->> 'size')::int, g.resource ->> 'name'
    from jsonb_to_recordset(${JSON.stringify(sessions)}::jsonb) as s("sessionId" int, resources jsonb),
      jsonb_array_elements(s.resources) with ordinality as g(resource, position)`);
  await tx.run(sql`
    update sessions set resources_version = resources_version + 1
    where university_id = ${universityId} and course_id = ${courseId} and id = any(${ids}::int[])`);
}

/**
 * Locks files until the transaction ends.
 * @returns those that still exist
 */
export const lockKeptFiles = async (tx: Db, keys: readonly string[]): Promise<ReadonlySet<string>> => {
  const held = await tx.many<{ key: string }>(sql`
    select key from uploads where key = any(${[...keys]}::text[]) and removed_at is null for key share`);
  return new Set(held.map(({ key }) => key));
};

/**
 * Copies the resources of sessions to their copies. Both share a file, which is deleted when neither uses it. ADM-073
 * @param from the university of the original sessions
 */
export const copyResources = (
  tx: Db,
  { universityId }: Pick<ClassKey, 'universityId'>,
  from: number,
  sessions: readonly Readonly<{ id: number; copiedFrom: number }>[],
) =>
  tx.run(sql`
    with copied as materialized (
      select g.*, c.id as copy from jsonb_to_recordset(${JSON.stringify(sessions)}::jsonb) as c(id int, "copiedFrom" int)
      join session_resources g on g.university_id = ${from} and g.session_id = c."copiedFrom"),
    held as materialized (
      select u.key from uploads u where u.key in (select file_key from copied) and u.removed_at is null for key share of u)
    insert into session_resources (university_id, session_id, position, title, url, file_key, mime_type, size, name)
    select ${universityId}, c.copy, c.position, c.title, c.url, c.file_key, c.mime_type, c.size, c.name
    from copied c left join held h on h.key = c.file_key
    where c.file_key is null or h.key is not null`);

/** Lists resources in words for the history. */
export const resourcesText = (resources: readonly StoredResource[]): string =>
  resources.map((each) => `${each.title} (${each.kind === 'link' ? each.url : each.name})`).join(', ');
