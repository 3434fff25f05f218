import { sql, empty, join, raw, type Db, type Sql } from '#database/db';

/** Columns that the system fills by itself, so that they do not show that a person has used a row. ADM-052 */
export const SYSTEM_COLUMNS: ReadonlySet<string> = new Set([
  'attendance_history.enrollment_id',
  'billing_entries.enrollment_id',
  'import_source_ids.account_id',
  'invitations.account_id',
  'mails.account_id',
  'notifications.enrollment_id',
  'reset_tokens.account_id',
  'survey_assignments.enrollment_id',
  'survey_reminders.enrollment_id',
]);

/** Conditions for tables of which only some rows show that a person has used them. */
const ONLY_WHERE: Readonly<Record<string, Sql>> = {
  // a status without an author was set by the system
  'attendance.enrollment_id': sql`set_by is not null`,
};

/** The words for traces of a person, by the column that refers to them. */
export const TRACE_WORDS: Readonly<Record<string, string>> = {
  'access_tokens.account_id': 'has an access token',
  'account_merges.emptied_account_id': 'was merged with another account',
  'account_merges.kept_account_id': 'was merged with another account',
  'account_merges.merged_by': 'has merged accounts',
  'account_merges.undone_by': 'has merged accounts',
  'admin_drafts.account_id': 'has begun a form',
  'administration_grants.account_id': 'administers something',
  'administration_grants.ended_by': 'has changed who administers',
  'administration_grants.given_by': 'has changed who administers',
  'announcement_reads.enrollment_id': 'has read an announcement',
  'announcements.staff_enrollment_id': 'has made an announcement',
  'assignment_extensions.set_by': 'has given an extension',
  'attendance.enrollment_id': 'has attendance',
  'attendance.set_by': 'has taken attendance',
  'attendance_history.changed_by': 'has taken attendance',
  'auth_tokens.account_id': 'has signed in',
  'calendar_feeds.account_id': 'subscribes to the calendar',
  'career_feedback.set_by': 'has given feedback',
  'chat_conversations.student_enrollment_id': 'has a chat',
  'chat_messages.author_enrollment_id': 'has written in a chat',
  'chat_presence.enrollment_id': 'has been in a chat',
  'course_folders.uploaded_by': 'has uploaded a course folder',
  'curriculum_sources.taken_by': 'has taken over a curriculum',
  'drafts.account_id': 'has begun to write',
  'enrollments.account_id': 'is enrolled',
  'enrollments.begun_by': 'has enrolled people',
  'enrollments.ended_by': 'has ended enrollments',
  'follow_ups.enrollment_id': 'has written a follow-up',
  'form_submissions.enrollment_id': 'has answered a form',
  'grade_history.changed_by': 'has graded',
  'grading_presence.account_id': 'has graded',
  'import_applications.author_account_id': 'has imported people',
  'imports.author_account_id': 'has imported people',
  'imports.undone_by': 'has taken back an import',
  'invitations.created_by': 'has invited people',
  'lines_set_aside.enrollment_id': 'has set work aside',
  'login_email_changes.account_id': 'changes the login e-mail',
  'meeting_messages.author_enrollment_id': 'has written in a meeting',
  'meeting_people.enrollment_id': 'was in a meeting',
  'meeting_visits.enrollment_id': 'was in a meeting',
  'meetings.started_by': 'has started a meeting',
  'mail_choices.account_id': 'has chosen which mails to get',
  'menu_choices.account_id': 'has used the menu',
  'mfa_secrets.account_id': 'has a second factor',
  'realtime_tickets.account_id': 'has signed in',
  'remote_decisions.decided_by': 'has decided on remote attendance',
  'remote_requests.enrollment_id': 'has asked to attend remotely',
  'saved_comments.account_id': 'has saved a comment',
  'sessions.created_by': 'has planned a session',
  'standing_roles.account_id': 'has a standing role',
  'standing_roles.ended_by': 'has changed standing roles',
  'standing_roles.given_by': 'has changed standing roles',
  'submission_comments.deleted_by': 'has deleted a comment',
  'submission_comments.enrollment_id': 'has written a comment',
  'submission_grades.graded_by': 'has graded',
  'submissions.enrollment_id': 'has handed in work',
  'support_messages.account_id': 'has written to support',
  'support_tickets.account_id': 'has written to support',
  'support_tickets.enrollment_id': 'has written to support',
  'survey_reminders.reminded_by': 'has sent a reminder',
  'transfers.from_enrollment_id': 'was transferred',
  'transfers.made_by': 'has transferred somebody',
  'transfers.to_enrollment_id': 'was transferred',
  'transfers.undone_by': 'has transferred somebody',
  'uploads.account_id': 'has uploaded a file',
  'webhooks.enrollment_id': 'has a webhook',
  'weekly_feedback.enrollment_id': 'has given weekly feedback',
};

export type Traces = ReadonlyMap<number, readonly string[]>;

/** Finds every column that refers to a table from the database's catalog, so that future tables are included. */
export const findReferences = (db: Db, table: 'accounts' | 'enrollments') =>
  db.many<{ table: string; column: string }>(sql`
    select k.conrelid::regclass::text as table, own.attname as column
    from pg_constraint k cross join lateral unnest(k.conkey, k.confkey) as pair (mine, theirs)
    join pg_attribute own on own.attrelid = k.conrelid and own.attnum = pair.mine
    join pg_attribute other on other.attrelid = k.confrelid and other.attnum = pair.theirs and other.attname = 'id'
    where k.contype = 'f' and k.confrelid = ${table}::regclass order by 1, 2`);

/** Finds the traces of people on rows that an import created, in words by id. Rows without an entry are unused. */
export async function findTraces(
  db: Db,
  table: 'accounts' | 'enrollments',
  ids: readonly number[],
): Promise<Map<number, string[]>> {
  if (ids.length === 0) return new Map();
  const references = (await findReferences(db, table))
    .map((one) => ({ ...one, name: `${one.table}.${one.column}` }))
    .filter(({ name }) => !SYSTEM_COLUMNS.has(name));
  const parts = references.map(({ name, ...one }) => {
    const only = ONLY_WHERE[name];
    const what = TRACE_WORDS[name] ?? `has ${one.table.replaceAll('_', ' ')}`;
    return sql`select distinct ${raw(one.column)} as id, ${what} as what from ${raw(one.table)}
      where ${raw(one.column)} = any(${ids as number[]}::int[]) ${only ? sql`and ${only}` : empty}`;
  });
  return byId(await db.many<{ id: number; what: string }>(join(parts, ' union ')));
}

/** Finds enrollments of people who have signed in or accepted their invitation since the import. ADM-052 */
export const findArrived = async (db: Db, importId: number, enrollmentIds: readonly number[]): Promise<Traces> =>
  byId(
    await db.many<{ id: number; what: string }>(sql`
      select e.id, case when not a.password_is_temporary and a.password_set_at >= i.applied_at
        then 'has accepted the invitation' else 'has signed in' end as what
      from imports i, enrollments e join accounts a on a.id = e.account_id
      where i.id = ${importId} and e.id = any(${enrollmentIds as number[]}::int[])
        and (a.last_login_at >= i.applied_at
          or (not a.password_is_temporary and a.password_set_at >= i.applied_at)
          or exists (select 1 from auth_tokens t where t.account_id = a.id and t.issued_at >= i.applied_at))`),
  );

function byId(found: readonly Readonly<{ id: number; what: string }>[]): Map<number, string[]> {
  const traces = new Map<number, string[]>();
  for (const { id, what } of found) traces.set(id, [...new Set([...(traces.get(id) ?? []), what])]);
  return traces;
}
