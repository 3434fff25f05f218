import type { ResourceType, StoredResource, UploadedFile, Resource } from '@bcs/contract/features/resources/model';
import type { ClassKey } from '@bcs/contract/kernel/ability';
import type { Instant } from '@bcs/contract/kernel/clock';
import { sql, empty, type Sql, type Db } from '#database/db';
import { addressToSee, isFileAddress } from '#kernel/file-address';
import type { Services } from '#kernel/services';

/** The resources of session `s` in order. */
export const RESOURCES: Sql = sql`coalesce((
  select json_agg(case when g.file_key is null
      then json_build_object('kind', 'link', 'title', g.title, 'url', g.url)
      else json_build_object('kind', 'file', 'title', g.title, 'fileKey', g.file_key, 'mimeType', g.mime_type, 'size', g.size,
        'name', g.name) end order by g.position)
  from session_resources g where g.university_id = s.university_id and g.session_id = s.id), '[]')`;

/** A session with its resources. */
export interface SessionResources {
  readonly name: string;
  readonly cancelledAt: Instant | null;
  /** The version of the resources, which is separate from that of the session. */
  readonly version: number;
  readonly resources: StoredResource[];
}

/**
 * Finds a session of the class, even if it is cancelled.
 * @param holds whether to lock it until the transaction ends
 */
export const findOfSession = (db: Db, { universityId, courseId }: ClassKey, sessionId: number, holds: boolean) =>
  db.maybe<SessionResources>(sql`
    select s.name, s.cancelled_at as "cancelledAt", s.resources_version as version, ${RESOURCES} as resources
    from sessions s where s.university_id = ${universityId} and s.course_id = ${courseId} and s.id = ${sessionId}
    ${holds ? sql`for no key update of s` : empty}`);

/** A file of a class with the digests of its original and its stored bytes. */
export interface KnownFile extends UploadedFile {
  readonly hashes: readonly string[];
}

/** Finds files with these bytes in the sessions of a class. ADM-104 */
export const findKnownFiles = (db: Db, { universityId, courseId }: ClassKey, hashes: readonly string[]) =>
  db.many<KnownFile>(sql`
    select distinct on (u.key) u.key as "fileKey", u.mime_type as "mimeType", u.size, u.name,
      array[u.given_hash, u.kept_hash] as hashes
    from uploads u
    join session_resources g on g.file_key = u.key
    join sessions s on s.university_id = g.university_id and s.id = g.session_id
    where s.university_id = ${universityId} and s.course_id = ${courseId} and u.kind = 'resource' and u.removed_at is null
      and (u.given_hash = any(${[...hashes]}::text[]) or u.kept_hash = any(${[...hashes]}::text[]))
    order by u.key`);

/** Finds the file with a key while any session uses it. */
const findHeldFile = (db: Db, key: string) =>
  db.maybe<{ mimeType: ResourceType; name: string }>(sql`
    select g.mime_type as "mimeType", g.name from session_resources g join uploads u on u.key = g.file_key and u.removed_at is null
    where g.file_key = ${key} limit 1`);

/** Adds addresses that open the files for an hour or two, for readers who may see their session. ADM-090 */
export const withOpenFiles = (
  resources: readonly StoredResource[],
  { sealer }: Pick<Services, 'sealer'>,
  now: Instant,
): Resource[] =>
  resources.map((resource) => {
    const { title } = resource;
    if (resource.kind === 'link') return { title, url: resource.url, file: null };
    const { mimeType, size, name } = resource;
    return { title, url: addressToSee(sealer, resource.fileKey, now), file: { mimeType, size, name } };
  });

/** Implements what the route for files needs. */
export const resourceFilesOf = ({ database, files, sealer, clock }: Services) => ({
  allows: (key: string, query: object): boolean => isFileAddress(sealer, 'get', key, query, clock()),
  find: async (key: string) => {
    const held = await findHeldFile(database, key);
    return held ? { ...held, read: () => files.get(key) } : null;
  },
});
