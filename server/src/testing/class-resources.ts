import type { ResourceType, StoredResource } from '@bcs/contract/features/resources/model';
import type { ClassKey } from '@bcs/contract/kernel/ability';
import { sql, type Db } from '#database/db';

/** A resource in the list of a class: a link with its address, or a file with its data. */
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

/** Finds all resources of a class's sessions in order. */
export const findResources = (db: Db, { universityId, courseId }: ClassKey): Promise<ClassResource[]> =>
  db.many<ClassResource>(sql`
    select s.id as "sessionId", g.position, case when g.file_key is null then 'link' else 'file' end as kind, g.title, g.url,
      g.file_key as "fileKey", g.mime_type as "mimeType", g.size, g.name
    from sessions s join session_resources g on g.university_id = s.university_id and g.session_id = s.id
    where s.university_id = ${universityId} and s.course_id = ${courseId} and s.cancelled_at is null
    order by s.start_time, s.id, g.position`);
