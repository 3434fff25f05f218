import sql from 'sql-template-tag';
import type { InstructionsVersion } from '@bcs/contract/features/grading/model';
import type { Viewer } from '@bcs/contract/kernel/ability';
import type { Db } from '#database/db';

interface Versions {
  readonly contextId: 1 | 2;
  /** The earlier version; null where there is no such version. */
  readonly earlier: InstructionsVersion | null;
  readonly current: InstructionsVersion;
}

const OLD = sql`json_build_object('version', v.version, 'header', v.header, 'content', v.content, 'until', iso(v.replaced_at))`;
const NOW = sql`json_build_object('version', n.number, 'header', a.header, 'content', a.content, 'until', null)`;

/** One version of what an assignment asks, beside the one that stands. ADM-098 */
export const findVersions = (db: Db, { universityId }: Viewer, assignmentId: number, version: number) =>
  db.one<Versions>(sql`
    select a.context_id as "contextId", ${NOW} as current,
      case when n.number = ${version}::int then ${NOW} else (
        select ${OLD} from assignment_versions v
        where v.university_id = a.university_id and v.assignment_id = a.id and v.version = ${version}) end as earlier
    from assignments a
    cross join lateral (
      select count(*)::int + 1 as number from assignment_versions v
      where v.university_id = a.university_id and v.assignment_id = a.id) n
    where a.university_id = ${universityId} and a.id = ${assignmentId}`);
