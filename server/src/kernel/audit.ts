import type { Action, ObjectKind, Origin } from '@bcs/contract/kernel/audit';
import type { Instant } from '@bcs/contract/kernel/clock';
import { sql, type Db } from '#database/db';
import type { Tell } from './trace.ts';

/** The author of a change, its time, and the way in which it came. */
export interface Author {
  /** The account of the author; null for the command line or the server itself. */
  readonly accountId: number | null;
  readonly origin: Origin;
  readonly at: Instant;
  /** The batch of entries that were written together, such as those of an import. */
  readonly batchId?: string;
  /** Tells each entry to the log as well, where a call writes it. */
  readonly tell?: Tell;
}

type Fields = Readonly<Record<string, unknown>>;

/** One changed object. ADM-111 */
export interface AuditRecord {
  readonly action: Action;
  readonly object: Readonly<{ kind: ObjectKind; id: number | null; name: string }>;
  /** The university of the object; without it the installation. Who sees the entry derives from it. ADM-114 */
  readonly universityId?: number | null;
  readonly courseId?: number | null;
  /** The person whom it concerns. */
  readonly personId?: number | null;
  /** The fields as they were; null where there was nothing. Of equal ones nothing is kept. */
  readonly before?: Fields | null;
  readonly after?: Fields | null;
  readonly reason?: string | null;
}

type Calling = Readonly<{ viewer: { accountId: number }; now: Instant; tell: Tell }>;

/** The author of what a call writes on a screen. */
export const onScreen = ({ viewer, now, tell }: Calling): Author => ({
  accountId: viewer.accountId,
  origin: 'screen',
  at: now,
  tell,
});

/** The author of what a command writes. */
export const onCommandLine = ({ now }: { now: Instant }): Author => ({
  accountId: null,
  origin: 'command line',
  at: now,
});

/**
 * Writes down what was changed, in the transaction that changes it, with one statement for any number of objects. An entry
 * whose fields are all equal before and after tells of no change and is left out. ADM-111, ADM-113
 * @returns how many entries were written
 */
export async function audit(tx: Db, { accountId, origin, at, batchId, tell }: Author, entries: readonly AuditRecord[]) {
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
  audit(context.db, onScreen(context), entries);

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

/** Nobody writes these down by mistake: a history is read by more people than they are for. ADM-113 */
const SECRET = /password(?!Set)|secret|token|hash|sealed|draftKey|mailBody/i;

/** Only what differs; null where both sides were given and nothing does. */
function changedFields(before: Fields | null, after: Fields | null) {
  if (before === null || after === null) return { before, after };
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const differing = names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  if (differing.length === 0) return null;
  const only = (fields: Fields) => Object.fromEntries(differing.map((name) => [name, fields[name] ?? null]));
  return { before: only(before), after: only(after) };
}
