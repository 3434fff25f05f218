import type { AssignmentTraces, SessionTraces } from '@bcs/contract/features/deleted-items/unused';
import type { ClassAdministrator } from '@bcs/contract/kernel/ability';
import { sql, type Db } from '#database/db';

type Place = Pick<ClassAdministrator, 'universityId'>;

/** Finds the traces that people have left at an assignment: all of them depend on submissions. */
export const findAssignmentTraces = (db: Db, { universityId }: Place, id: number): Promise<AssignmentTraces> =>
  db.one<AssignmentTraces>(sql`
    select exists (select from submissions where university_id = ${universityId} and assignment_id = ${id}) as submissions,
      exists (select from assignment_extensions where university_id = ${universityId} and assignment_id = ${id}) as extensions`);

/** Finds the traces that people have left at a session. */
export const findSessionTraces = (db: Db, { universityId }: Place, id: number): Promise<SessionTraces> =>
  db.one<SessionTraces>(sql`
    select exists (select from attendance where university_id = ${universityId} and session_id = ${id})
        or exists (select from attendance_history where university_id = ${universityId} and session_id = ${id}) as attendance,
      exists (select from remote_requests where university_id = ${universityId} and session_id = ${id}) as requests,
      exists (select from meetings where university_id = ${universityId} and session_id = ${id})
        or exists (select from meeting_sessions where university_id = ${universityId} and session_id = ${id}) as meetings,
      exists (select from session_videos where university_id = ${universityId} and session_id = ${id}) as videos,
      exists (select from support_tickets where university_id = ${universityId} and session_id = ${id}) as cases`);
