import sql, { empty, type Sql } from 'sql-template-tag';
import { MOST_RESOURCES } from '@bcs/contract/features/resources/failures';
import type { ResourceType, StoredResource } from '@bcs/contract/features/resources/model';
import type { ClassAdministrator } from '@bcs/contract/kernel/ability';
import type { Instant } from '@bcs/contract/kernel/clock';
import type { Db } from '#database/db';

type Place = Pick<ClassAdministrator, 'universityId' | 'courseId'>;

/** The resources of the session `s` in their order. */
export const RESOURCES: Sql = sql`coalesce((
  select json_agg(case when g.file_key is null
      then json_build_object('kind', 'link', 'title', g.title, 'url', g.url)
      else json_build_object('kind', 'file', 'title', g.title, 'fileKey', g.file_key, 'mimeType', g.mime_type, 'size', g.size,
        'name', g.name) end order by g.position)
  from session_resources g where g.university_id = s.university_id and g.session_id = s.id), '[]')`;

/** A session with what it gives to read. */
export interface SessionResources {
  readonly name: string;
  readonly cancelledAt: Instant | null;
  /** Of the resources, counted apart from the session. */
  readonly version: number;
  readonly resources: StoredResource[];
}

/** One of the class, cancelled or not. @param holds whether nobody changes it until the transaction ends */
export const findOfSession = (
  db: Db,
  { universityId, courseId }: Place,
  sessionId: number,
  holds: boolean,
): Promise<SessionResources | undefined> =>
  db.maybe<SessionResources>(sql`
    select s.name, s.cancelled_at as "cancelledAt", s.resources_version as version, ${RESOURCES} as resources
    from sessions s where s.university_id = ${universityId} and s.course_id = ${courseId} and s.id = ${sessionId}
    ${holds ? sql`for no key update of s` : empty}`);

/** A resource as a class lists it: a link has an address, a file the rest. */
export interface ClassResource {
  readonly sessionId: number;
  readonly position: number;
  readonly kind: StoredResource['kind'];
  readonly title: string;
  readonly url: string | null;
  readonly fileKey: string | null;
  readonly mimeType: ResourceType | null;
  readonly size: number | null;
  readonly name: string | null;
}

/** No class has as many sessions. */
const MOST_SESSIONS = 3000;

/**
 * All resources of the sessions that take place in a class: the earliest session first, each in its order.
 * @public for the folder of a class
 */
export const findResources = (db: Db, { universityId, courseId }: Place): Promise<ClassResource[]> =>
  db.many<ClassResource>(sql`
    select s.id as "sessionId", g.position, case when g.file_key is null then 'link' else 'file' end as kind, g.title, g.url,
      g.file_key as "fileKey", g.mime_type as "mimeType", g.size, g.name
    from sessions s join session_resources g on g.university_id = s.university_id and g.session_id = s.id
    where s.university_id = ${universityId} and s.course_id = ${courseId} and s.cancelled_at is null
    order by s.start_time, s.id, g.position limit ${MOST_SESSIONS * MOST_RESOURCES}`);

/** The file under a key as long as any session holds it. */
export const findHeldFile = (db: Db, key: string): Promise<{ mimeType: ResourceType; name: string } | undefined> =>
  db.maybe(sql`
    select g.mime_type as "mimeType", g.name from session_resources g join uploads u on u.key = g.file_key and u.removed_at is null
    where g.file_key = ${key} limit 1`);
