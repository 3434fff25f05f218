import type { saveCohort, saveProgram, saveRoom } from '@bcs/contract/features/universities/calls-parts';
import type { InputOf } from '@bcs/contract/kernel/call';
import type { Instant } from '@bcs/contract/kernel/clock';
import { sql, type Db } from '#database/db';

/** A part of a university, by its ids. */
type Part = Readonly<{ universityId: number; id: number }>;
type Program = Pick<InputOf<typeof saveProgram>, 'name' | 'programType'>;
type Cohort = Pick<InputOf<typeof saveCohort>, 'programId' | 'name' | 'startDate' | 'endDate'>;
type Room = Pick<InputOf<typeof saveRoom>, 'name' | 'roomNumber' | 'buildingName' | 'videoUrl'>;
type Versioned<Of> = Of & { readonly version: number };

export const lockProgram = (tx: Db, { universityId, id }: Part) =>
  tx.maybe<Versioned<Program> & { hasClasses: boolean }>(sql`
    select p.version, p.name, p.program_type as "programType", exists (
      select from cohorts h join courses c on c.university_id = h.university_id and c.cohort_id = h.id
      where h.university_id = p.university_id and h.program_id = p.id) as "hasClasses"
    from programs p where p.university_id = ${universityId} and p.id = ${id} for no key update of p`);

export const insertProgram = (tx: Db, universityId: number, of: Program) =>
  tx.one<{ id: number }>(sql`
    insert into programs (university_id, name, program_type) values (${universityId}, ${of.name}, ${of.programType})
    returning id`);

export const setProgram = (tx: Db, { universityId, id }: Part, of: Program) =>
  tx.run(sql`
    update programs set name = ${of.name}, program_type = ${of.programType}
    where university_id = ${universityId} and id = ${id}`);

export const lockCohort = (tx: Db, { universityId, id }: Part) =>
  tx.maybe<Versioned<Cohort> & { archived: boolean }>(sql`
    select version, program_id as "programId", name, start_date as "startDate", end_date as "endDate",
      archived_at is not null as archived
    from cohorts where university_id = ${universityId} and id = ${id} for no key update`);

export const insertCohort = (tx: Db, universityId: number, of: Cohort) =>
  tx.one<{ id: number }>(sql`
    insert into cohorts (university_id, program_id, name, start_date, end_date)
    values (${universityId}, ${of.programId}, ${of.name}, ${of.startDate}::date, ${of.endDate}::date) returning id`);

export const setCohort = (tx: Db, { universityId, id }: Part, of: Cohort) =>
  tx.run(sql`
    update cohorts set program_id = ${of.programId}, name = ${of.name}, start_date = ${of.startDate}::date,
      end_date = ${of.endDate}::date
    where university_id = ${universityId} and id = ${id}`);

export const setCohortArchived = (tx: Db, { universityId, id }: Part, at: Instant | null) =>
  tx.run(sql`
    update cohorts set archived_at = ${at}::timestamptz where university_id = ${universityId} and id = ${id}`);

export const lockRoom = (tx: Db, { universityId, id }: Part) =>
  tx.maybe<Versioned<Room> & { archived: boolean }>(sql`
    select version, name, room_number as "roomNumber", building_name as "buildingName", video_url as "videoUrl",
      archived_at is not null as archived
    from classrooms where university_id = ${universityId} and id = ${id} for no key update`);

export const insertRoom = (tx: Db, universityId: number, of: Room) =>
  tx.one<{ id: number }>(sql`
    insert into classrooms (university_id, name, room_number, building_name, video_url)
    values (${universityId}, ${of.name}, ${of.roomNumber}, ${of.buildingName}, ${of.videoUrl}) returning id`);

export const setRoom = (tx: Db, { universityId, id }: Part, of: Room) =>
  tx.run(sql`
    update classrooms set name = ${of.name}, room_number = ${of.roomNumber}, building_name = ${of.buildingName},
      video_url = ${of.videoUrl}
    where university_id = ${universityId} and id = ${id}`);

export const setRoomArchived = (tx: Db, { universityId, id }: Part, at: Instant | null) =>
  tx.run(sql`
    update classrooms set archived_at = ${at}::timestamptz where university_id = ${universityId} and id = ${id}`);
