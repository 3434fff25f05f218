import { sql } from '#database/db';

/** The session that the due date of an assignment `a` is tied to, and how; null where it stands by itself. ADM-096 */
export const TIED = sql`
  case when a.due_session_id is not null then json_build_object('sessionId', a.due_session_id, 'tie', a.due_tie) end`;
