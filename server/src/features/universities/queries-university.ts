import { MOST_COHORTS, MOST_PROGRAMS, MOST_ROOMS } from '@bcs/contract/features/universities/failures';
import type { AdminUniversity } from '@bcs/contract/features/universities/model';
import { sql, type Db } from '#database/db';
import { COHORT_SWITCHES } from '#kernel/switches';

const PROGRAMS = sql`
  select coalesce(json_agg(json_build_object('id', p.id, 'version', p.version, 'name', p.name, 'programType', p.program_type,
    'cohorts', (select count(*) from cohorts h where h.university_id = p.university_id and h.program_id = p.id),
    'classes', (select count(*) from cohorts h join courses c on c.university_id = h.university_id and c.cohort_id = h.id
      where h.university_id = p.university_id and h.program_id = p.id)) order by name_key(p.name) collate "C", p.id), '[]')
  from (select * from programs where university_id = u.id order by id limit ${MOST_PROGRAMS}) p`;

const COHORTS = sql`
  select coalesce(json_agg(json_build_object('id', h.id, 'version', h.version, 'programId', h.program_id, 'name', h.name,
    'startDate', h.start_date, 'endDate', h.end_date, 'archived', h.archived_at is not null, 'hides', ${COHORT_SWITCHES},
    'classes', (select count(*) from courses c where c.university_id = h.university_id and c.cohort_id = h.id
      and c.state <> 'deleted')) order by h.start_date desc, h.id desc), '[]')
  from (select * from cohorts where university_id = u.id order by start_date desc, id desc limit ${MOST_COHORTS}) h`;

const ROOMS = sql`
  select coalesce(json_agg(json_build_object('id', r.id, 'version', r.version, 'name', r.name, 'roomNumber', r.room_number,
    'buildingName', r.building_name, 'videoUrl', r.video_url, 'archived', r.archived_at is not null)
    order by name_key(r.name) collate "C", r.id), '[]')
  from (select * from classrooms where university_id = u.id order by archived_at is not null, id limit ${MOST_ROOMS}) r`;

/** A university with all that its page shows, in one statement. ADM-065 */
export const getUniversity = (db: Db, id: number): Promise<Omit<AdminUniversity, 'mayKeep'>> =>
  db.one(sql`
    select u.id, u.version, u.name, u.short_name as "shortName", u.logo_url as "logoUrl", u.accent_color as "accentColor",
      u.support_email as "supportEmail", u.time_zone as "timeZone", u.holidays, u.archived_at is not null as archived,
      (select count(*)::int from courses c where c.university_id = u.id and c.state not in ('archived', 'deleted')) as classes,
      (${PROGRAMS}) as programs, (${COHORTS}) as cohorts, (${ROOMS}) as rooms
    from universities u where u.id = ${id}`);
