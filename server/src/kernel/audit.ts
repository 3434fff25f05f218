import type { Action, ObjectKind, Origin } from '@bcs/contract/kernel/audit';
import type { Instant } from '@bcs/contract/kernel/clock';
import { sql, type Db } from '#database/db';
import type { TellEvent } from './trace.ts';

/** The author of a change, its time, and the way in which it was made. */
export interface AuditAuthor {
  /** The account of the author; null for the command line or the server itself. */
  readonly accountId: number | null;
  readonly origin: Origin;
  readonly at: Instant;
  /** The id of entries that were written together, such as those of an import. */
  readonly batchId?: string;
  /** Logs each entry as well, if a call writes it. */
  readonly tell?: TellEvent;
}

type Fields = Readonly<Record<string, unknown>>;

/** One changed object. ADM-111 */
export interface AuditRecord {
  readonly action: Action;
  readonly object: Readonly<{ kind: ObjectKind; id: number | null; name: string }>;
  /** The university of the object; null for the installation. It decides who sees the entry. ADM-114 */
  readonly universityId?: number | null;
  readonly courseId?: number | null;
  /** The person concerned. */
  readonly personId?: number | null;
  /** The former fields; null if there was nothing. Unchanged fields are not stored. */
  readonly before?: Fields | null;
  readonly after?: Fields | null;
  readonly reason?: string | null;
}

type Calling = Readonly<{ viewer: { accountId: number }; now: Instant; tell: TellEvent }>;

/** The author of changes through a call. */
export const auditFromScreen = ({ viewer, now, tell }: Calling): AuditAuthor => ({
  accountId: viewer.accountId,
  origin: 'screen',
  at: now,
  tell,
});

/** The author of changes on the command line. */
export const onCommandLine = ({ now }: { now: Instant }): AuditAuthor => ({
  accountId: null,
  origin: 'command line',
  at: now,
});

/**
 * Records changes in the transaction that makes them, any number of objects in one statement. Entries without a
 * difference are left out. ADM-111, ADM-113
 * @returns the number of entries
 */
export async function audit(
  tx: Db,
  { accountId, origin, at, batchId, tell }: AuditAuthor,
  entries: readonly AuditRecord[],
) {
  const rows = entries.flatMap((entry) => rowOf(entry));
  if (rows.length === 0) return 0;
  for (const { action, object_kind, object_id, university_id, course_id, account_id } of rows)
    tell?.(action, {
      object: object_kind,
      objectId: object_id,
      university: university_id,
      class: course_id,
      person: account_id,
      origin,
    });
  return tx.run(sql`
    insert into audit_entries (at, author_account_id, origin, action, object_kind, object_id, object_name,
      university_id, course_id, account_id, before, after, reason, batch_id)
    select ${at}::timestamptz, ${accountId}::int, ${origin}, r.action, r.object_kind, r.object_id, r.object_name,
      r.university_id, r.course_id, r.account_id, r.before, r.after, r.reason, ${batchId ?? null}::uuid
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(action text, object_kind text, object_id int,
      object_name text, university_id int, course_id int, account_id int, before jsonb, after jsonb, reason text)`);
}

/** Writes down what a call has changed on a screen. */
export const auditOnScreen = (context: Calling & Readonly<{ db: Db }>, ...entries: readonly AuditRecord[]) =>
  audit(context.db, auditFromScreen(context), entries);

function rowOf({ action, object, before = null, after = null, ...where }: AuditRecord) {
  for (const name of [...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
    if (SECRET.test(name)) throw new Error(`The field ${name} is not for the history.`);
  const changed = changedFields(before, after);
  if (changed === null) return [];
  return [
    {
      action,
      object_kind: object.kind,
      object_id: object.id,
      object_name: object.name,
      university_id: where.universityId ?? null,
      course_id: where.courseId ?? null,
      account_id: where.personId ?? null,
      ...changed,
      reason: where.reason ?? null,
    },
  ];
}

/** Matches field names that must never be recorded, because many people read the history. ADM-113 */
const SECRET = /password(?!Set)|secret|token|hash|sealed|draftKey|mailBody/i;

/** Keeps only differing fields; null if both sides were given and nothing differs. */
function changedFields(before: Fields | null, after: Fields | null) {
  if (before === null || after === null) return { before, after };
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const differing = names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  if (differing.length === 0) return null;
  const only = (fields: Fields) => Object.fromEntries(differing.map((name) => [name, fields[name] ?? null]));
  return { before: only(before), after: only(after) };
}
