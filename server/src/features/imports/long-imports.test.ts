import { beforeEach, expect, test } from 'vitest';
import type { ClassesAdministrator } from '@bcs/contract/kernel/ability';
import { sql, type Database } from '#database/db';
import { numberOf } from '#testing/rows';
import { useWorld } from '#testing/world';
import { applyStored } from './apply/apply-stored.ts';
import { finishBegun } from './apply/finish-begun.ts';
import { askToCancel, withProgress } from './apply/progress.ts';

const world = useWorld();
const { northfield, activeCourse, accounts } = world.ids;
const admin = world.as('admin');
const seen = { kind: 'all', page: 0, after: -1 } as const;
/** The number of rows, more than are written in one part. */
const ROWS = 600;
let name = 0;
beforeEach(() => void (name += 1));

async function uploaded(rows = ROWS) {
  const lines = Array.from({ length: rows }, (_, row) => `p${row}@long${name}.example,Ada,No. ${row},student`);
  const { body } = await admin.call('uploadImport', {
    kind: 'enrollments',
    universityId: northfield,
    courseId: activeCourse,
    fileName: 'long.csv',
    base64: Buffer.from(['Email,First name,Last name,Role', ...lines].join('\n')).toString('base64'),
  });
  return body.importId;
}
const digestOf = async (importId: number) => (await admin.call('importPreview', { importId, ...seen })).body.digest;
const stateOf = async (importId: number) =>
  (await admin.call('imports', { sort: 'createdAt', descending: true, page: 0, importId })).body.rows[0];
const enrolled = () =>
  numberOf(
    world.db,
    sql`select count(*) from enrollments e join accounts a on a.id = e.account_id where a.email like ${`%@long${name}.example`}`,
  );
const batches = () =>
  numberOf(
    world.db,
    sql`select count(distinct batch_id) from audit_entries where object_name like ${`%@long${name}.example%`}`,
  );

const viewer: ClassesAdministrator = {
  accountId: accounts.admin,
  canManageAttendance: false,
  reach: { installation: false, universityIds: [] },
  seats: [{ universityId: northfield, courseId: activeCourse, role: 'admin' }],
};
/** Applies an import to a database in which something happens before each transaction. */
const applyOn = (before: (transaction: number) => Promise<unknown>, importId: number, digest: string) => {
  let transactions = 0;
  const database: Database = {
    ...world.db,
    transaction: async (work) => {
      await before(++transactions);
      return world.db.transaction(work);
    },
  };
  const by = { viewer, now: world.now, clock: world.services.clock };
  return applyStored(database, { importId, digest, invitations: 'none' }, by);
};
const dieAt = (last: number) => async (transaction: number) => {
  if (transaction >= last) throw new Error('The server is gone.');
};

test('a long import whose server dies is finished or was not begun, and tells the same afterwards [ADM-044, ADM-064, ADM-118]', async () => {
  const importId = await uploaded();
  const digest = await digestOf(importId);
  const inParts = world.db.engine === 'embedded';
  // before its transaction on PostgreSQL, and after the first part on the embedded database
  await expect(applyOn(dieAt(inParts ? 4 : 2), importId, digest)).rejects.toThrow('The server is gone.');
  expect(await enrolled()).toBe(inParts ? 250 : 0);
  expect((await stateOf(importId))?.state).toBe(inParts ? 'applying' : 'failed');
  const left = inParts ? (await admin.call('cancelImport', { importId })).body.errorCode : 'IMPORT_IS_APPLIED_NOW';
  expect(left).toBe('IMPORT_IS_APPLIED_NOW');
  await finishBegun(world.services);
  const apply = () => admin.call('applyImport', { importId, digest, invitations: 'none' });
  expect((await apply()).body).toEqual({ success: true, written: ROWS });
  expect((await apply()).body).toEqual({ success: true, written: ROWS });
  expect([await enrolled(), await batches()]).toEqual([ROWS, 1]);
  expect(await stateOf(importId)).toMatchObject({ state: 'applied', progress: null, counts: { created: ROWS } });
  const { csv } = (await admin.call('importReport', { importId })).body;
  expect(csv.trim().split('\n')).toHaveLength(ROWS + 1);
  expect(csv).toContain(`p599@long${name}.example,Ada,No. 599,student,601,created,`);
});

test('what somebody changes while a long import is written stays as they want it [ADM-045, ADM-064]', async () => {
  const importId = await uploaded();
  const digest = await digestOf(importId);
  const { engine } = world.db;
  const change = async (transaction: number) => {
    if (transaction === (engine === 'embedded' ? 4 : 2))
      await world.db.run(sql`
        insert into accounts (email, first_name, last_name, draft_key)
        values (${`p400@long${name}.example`}, 'Somebody', 'Else', ${`key${name}`})`);
  };
  const applied = await applyOn(change, importId, digest).catch((error: Error) => error.message);
  // in one transaction nothing is written; in parts, everything except what was changed meanwhile
  expect(applied).toBe(engine === 'embedded' ? ROWS - 1 : 'IMPORT_OUTDATED');
  expect(await enrolled()).toBe(engine === 'embedded' ? ROWS - 1 : 0);
  const { csv } = (await admin.call('importReport', { importId })).body;
  const line = csv.split('\n').find((one) => one.startsWith('p400@'));
  const told = ',402,left out,"Changed by someone else while the import was being applied, and left as it is."';
  expect(line).toContain(engine === 'embedded' ? told : 'p400@');
});

test('of imports one is written at a time, few wait, and the next are told to come again [D-293]', async () => {
  const imports: { importId: number; digest: string }[] = [];
  for (let one = 0; one < 6; one += 1) {
    name += 1;
    const importId = await uploaded(2);
    imports.push({ importId, digest: await digestOf(importId) });
  }
  const [begun, free] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  // its first transaction locks the import, and the next ones write
  const holding = async (transaction: number) => {
    if (transaction !== 2) return;
    begun.resolve();
    await free.promise;
  };
  const [first, ...others] = imports;
  const held = applyOn(holding, first!.importId, first!.digest);
  await begun.promise;
  const apply = ({ importId, digest }: (typeof imports)[number]) =>
    admin.call('applyImport', { importId, digest, invitations: 'none' });
  const statuses: number[] = [];
  const answers = others.map(async (one) => {
    const { status, body } = await apply(one);
    statuses.push(status);
    return { one, status, body };
  });
  await expect.poll(() => statuses.length, { timeout: 10_000 }).toBe(2);
  expect(statuses).toEqual([429, 429]);
  free.resolve();
  expect(await held).toBe(2);
  const told = await Promise.all(answers);
  expect(told.filter(({ status }) => status === 200).map(({ body }) => body.written)).toEqual([2, 2, 2]);
  // an import whose caller has to try again is unchanged
  for (const { one } of told.filter(({ status }) => status === 429))
    expect((await apply(one)).body).toEqual({ success: true, written: 2 });
});

test('an import can be left while it is being applied, and then nothing of it is written [ADM-054]', async () => {
  const importId = await uploaded();
  const digest = await digestOf(importId);
  const leave = async (transaction: number) => transaction === 2 && askToCancel(world.db, importId);
  await expect(applyOn(leave, importId, digest)).rejects.toThrow('IMPORT_IS_OVER');
  expect(await stateOf(importId)).toMatchObject({ state: 'cancelled' });
  expect(await enrolled()).toBe(0);
});

test('how many rows are done is told to everybody while it lasts [ADM-054]', async () => {
  const importId = await uploaded(2);
  const of = { importId, now: world.services.clock };
  await withProgress(world.db, of, async (tell) => {
    tell(500, 2000);
    tell(1500, 2000);
    await expect.poll(async () => (await stateOf(importId))?.progress).toEqual({ done: 1500, total: 2000 });
  });
  expect((await stateOf(importId))?.progress).toBeNull();
  await world.db.run(sql`update imports set state = 'failed' where id = ${importId}`);
  const { import: failed, canApply } = (await admin.call('importPreview', { importId, ...seen })).body;
  expect([failed.state, canApply]).toEqual(['failed', true]);
});
