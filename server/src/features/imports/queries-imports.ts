import type { ImportChoices } from '@bcs/contract/features/imports/choices';
import type { Counts } from '@bcs/contract/features/imports/outcome';
import type { Reading } from '@bcs/contract/features/imports/reading';
import type { ImportKind, ImportState } from '@bcs/contract/features/imports/model';
import { MINUTE, plus, type Instant } from '@bcs/contract/kernel/clock';
import { sql, type Sql, type Db } from '#database/db';

/** An import on the command line, which is applied at once. */
export type AppliedAtOnce = Readonly<{ kind: string; fileName: string; counts: Counts }>;

export const insertApplied = async (tx: Db, { kind, fileName, counts }: AppliedAtOnce, now: Instant) =>
  (
    await tx.one<{ id: number }>(sql`
      insert into imports (kind, origin, file_name, state, created_at, reading, choices, counts, applied_at)
      values (${kind}, 'command line', ${fileName}, 'applied', ${now}, '{}', '{}', ${JSON.stringify(counts)}::jsonb, ${now})
      returning id`)
  ).id;

/** Waits for other imports, since only one writes at a time; released when the transaction ends. */
export const waitForTurn = (tx: Db): Promise<unknown> =>
  tx.run(sql`select pg_advisory_xact_lock(hashtext('bcs.imports'))`);

/** An import as it is kept. */
export interface StoredImport {
  readonly id: number;
  readonly kind: ImportKind;
  readonly universityId: number | null;
  readonly university: string | null;
  readonly courseId: number | null;
  readonly course: string | null;
  readonly state: ImportState;
  readonly fileName: string;
  readonly author: string | null;
  readonly createdAt: Instant;
  readonly appliedAt: Instant | null;
  readonly undoneAt: Instant | null;
  readonly counts: Counts | null;
  readonly progress: Readonly<{ done: number; total: number }> | null;
  readonly reading: Reading;
  readonly corrections: Readonly<Record<string, string>>;
  readonly choices: ImportChoices;
  readonly digest: string | null;
  readonly shown: string | null;
}

/** The state of an import; if its process died, it counts as released after a while. */
export const importState = (now: Instant): Sql =>
  sql`case when i.state = 'applying' and i.applying_until < ${now} then 'ready' else i.state end`;

/** The kind of an import as it is shown: a bulk change to people of a class counts as a roster. ADM-117 */
export const SHOWN_KIND = sql`case i.kind when 'bulk' then 'enrollments' else i.kind end`;

/** The time without reports after which a process counts as dead. */
const TELLS_WITHIN = MINUTE;

/** The number of finished rows; null if nobody is working on it, or it takes no time. ADM-054 */
export const progressAt = (now: Instant): Sql => sql`(
  select json_build_object('done', p.done, 'total', p.total) from import_progress p
  where p.import_id = i.id and p.total > 0 and p.told_at > ${plus(now, -TELLS_WITHIN)})`;

/** The summary of an import, with its present state. */
const summaryOf = (now: Instant): Sql => sql`
  i.id, ${SHOWN_KIND} as kind, ${importState(now)} as state, i.file_name as "fileName", trim(a.first_name || ' ' || a.last_name) as author,
  u.name as university, c.code as course, i.created_at as "createdAt", i.applied_at as "appliedAt",
  i.undone_at as "undoneAt", i.counts, ${progressAt(now)} as progress`;
export const IMPORTS = sql`
  imports i left join universities u on u.id = i.university_id
  left join courses c on c.university_id = i.university_id and c.id = i.course_id
  left join accounts a on a.id = i.author_account_id`;

/**
 * Finds an import.
 * @param within limits `i` to what the caller may see
 */
export const findImport = (db: Db, id: number, within: Sql, now: Instant) =>
  db.maybe<StoredImport>(sql`
    select ${summaryOf(now)}, i.university_id as "universityId", i.course_id as "courseId", i.reading, i.corrections,
      i.choices, i.digest, i.shown
    from ${IMPORTS} where i.id = ${id} and ${within}`);

/** Locks and finds an import, so that nobody else changes it. */
export async function lockImport(tx: Db, id: number, within: Sql, now: Instant): Promise<StoredImport | undefined> {
  await tx.run(sql`select 1 from imports where id = ${id} for update`);
  return findImport(tx, id, within, now);
}

/** The number of bytes in one query, because the driver makes several copies of the text form. */
const SLICE = 1024 * 1024;

/** Reads a file in slices, ten at most; a single piece would need ten times its size in memory. ADM-063 */
export async function findBytes(db: Db, importId: number): Promise<{ bytes: Uint8Array } | undefined> {
  const file = await db.maybe<{ size: number }>(sql`
    select length(bytes) as size from import_files where import_id = ${importId}`);
  if (!file) return undefined;
  const slices: Uint8Array[] = [];
  for (let from = 0; from < file.size; from += SLICE) {
    const slice = await db.maybe<{ bytes: Uint8Array }>(sql`
      select substring(bytes from ${from + 1}::int for ${SLICE}::int) as bytes from import_files where import_id = ${importId}`);
    // the import may have expired at this moment
    if (!slice) return undefined;
    slices.push(slice.bytes);
  }
  return { bytes: Buffer.concat(slices) };
}

/** An uploaded file. */
export interface UploadedImport extends Pick<
  StoredImport,
  'kind' | 'universityId' | 'courseId' | 'fileName' | 'reading' | 'choices' | 'state'
> {
  readonly authorId: number;
  readonly headerKey: string;
  readonly bytes: Uint8Array;
  readonly keptUntil: Instant;
}

/** Wraps bytes for the database without copying them. */
const bufferOf = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);

export const insertUpload = async (tx: Db, upload: UploadedImport, now: Instant) =>
  (
    await tx.one<{ id: number }>(sql`
      with added as (
        insert into imports (university_id, course_id, kind, author_account_id, origin, file_name, state, created_at, reading,
          header_key, choices)
        values (${upload.universityId}, ${upload.courseId}, ${upload.kind}, ${upload.authorId}, 'screen', ${upload.fileName},
          ${upload.state}, ${now}, ${JSON.stringify(upload.reading)}::jsonb, ${upload.headerKey},
          ${JSON.stringify(upload.choices)}::jsonb)
        returning id),
      file as (
        insert into import_files (import_id, bytes, kept_until)
        select id, ${bufferOf(upload.bytes)}::bytea, ${upload.keptUntil} from added)
      select id from added`)
  ).id;

/** Finds the reading of the file with the same header that was applied last. ADM-039 */
export const findReading = (db: Db, kind: string, headerKey: string, within: Sql) =>
  db.maybe<{ reading: Reading }>(sql`
    select i.reading from imports i where i.kind = ${kind} and i.header_key = ${headerKey} and i.state = 'applied'
      and i.origin = 'screen' and ${within}
    order by i.id desc limit 1`);

export const saveReading = (tx: Db, id: number, reading: Reading, headerKey: string, state: ImportState) =>
  tx.run(sql`
    update imports set reading = ${JSON.stringify(reading)}::jsonb, header_key = ${headerKey}, state = ${state}
    where id = ${id}`);

export const saveChoices = (tx: Db, id: number, choices: ImportChoices) =>
  tx.run(sql`update imports set choices = ${JSON.stringify(choices)}::jsonb where id = ${id}`);

export const saveCorrection = (tx: Db, id: number, cell: string, text: string) =>
  tx.run(
    sql`update imports set corrections = corrections || jsonb_build_object(${cell}::text, ${text}::text) where id = ${id}`,
  );

export type ShownPreview = Readonly<{ state: ImportState; digest: string; shown: string; counts: Counts }>;
/** Saves what was shown of an undecided import. */
export const saveShown = (db: Db, id: number, { state, digest, shown, counts }: ShownPreview) =>
  db.run(sql`
    update imports set state = ${state}, digest = ${digest}, shown = ${shown}, counts = ${JSON.stringify(counts)}::jsonb
    where id = ${id} and state in ('reading', 'checking', 'ready') and (state, digest) is distinct from (${state}, ${digest})`);

export const setState = (tx: Db, id: number, state: ImportState, applyingUntil: Instant | null) =>
  tx.run(sql`update imports set state = ${state}, applying_until = ${applyingUntil} where id = ${id}`);

/** Releases an import that could not be applied, unless it was applied after all. */
export const releaseImport = (db: Db, id: number, state: ImportState) =>
  db.run(sql`update imports set state = ${state}, applying_until = null where id = ${id} and state = 'applying'`);

/** Claims an import for applying it until the transaction ends. Returns false if another process has it. */
export const lockExclusively = async (tx: Db, id: number) =>
  (await tx.one<{ held: boolean }>(sql`select pg_try_advisory_xact_lock(hashtext('bcs.import'), ${id}) as held`)).held;

export const setApplied = (tx: Db, id: number, counts: Counts, now: Instant) =>
  tx.run(sql`
    update imports set state = 'applied', applied_at = ${now}, applying_until = null, counts = ${JSON.stringify(counts)}::jsonb
    where id = ${id}`);
