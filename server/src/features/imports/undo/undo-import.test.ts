import { expect, test } from 'vitest';
import { sql } from '#database/db';
import { useWorld } from '#testing/world';
import { columnsOf } from '../queries-export.ts';
import { importRows } from '../apply/import-rows.ts';
import { nounOf, type NounName } from '../nouns/nouns.ts';
import { findReferences, SYSTEM_COLUMNS, TRACE_WORDS } from './queries-traces.ts';
import { readFile } from '../read/read-file.ts';
import { planUndo, applyUndo } from './undo-import.ts';

const world = useWorld();

async function bring(noun: NounName, lines: readonly string[]) {
  const entries = readFile(new TextEncoder().encode(lines.join('\n')), 'csv', columnsOf(noun));
  const { now, services } = world;
  const { rows } = await importRows(world.db, nounOf(noun), entries, {
    apply: true,
    now,
    passwords: services.passwords,
  });
  const { id } = await world.db.one<{ id: number }>(sql`select max(id) as id from imports`);
  return { kinds: rows.map(({ what }) => what), id };
}
async function takeBack(importId: number, kind: NounName) {
  return world.db.transaction(async (tx) => {
    const plan = await planUndo(tx, importId, kind);
    await applyUndo(plan, { tx, now: world.now, authorId: world.ids.accounts.admin, importId });
    return plan.rows.map(({ did, kept }) => [did, kept]);
  });
}
/** everything except versions, which continue to count because earlier readers have to read again. ADM-115 */
const people = () => world.db.many(sql`select to_jsonb(a) - 'version' as person from accounts a order by id`);
const bases = () => world.db.many(sql`select source, noun, object, brought, began from import_bases order by 1, 2, 3`);
const person = (name: string, ...emails: string[]) => [
  'email,firstName,lastName,githubUserName',
  ...emails.map((email) => `${email},${name},Person,`),
];

test('taking back gives back the people of before, byte for byte, and the next file is no conflict [ADM-052]', async () => {
  await bring('people', person('Old', 'undo1@new.example', 'undo2@new.example'));
  const before = [await people(), await bases()];
  const file = person('New', 'undo1@new.example', 'undo2@new.example', 'undo3@new.example');
  const { id, kinds } = await bring('people', file);
  expect(kinds).toEqual(['changed', 'changed', 'created']);
  expect(await takeBack(id, 'people')).toEqual([
    ['changed', null],
    ['changed', null],
    ['created', null],
  ]);
  expect([await people(), await bases()]).toEqual(before);
  expect((await bring('people', file)).kinds).toEqual(['changed', 'changed', 'created']);
});

test('what somebody has touched since is kept and named [ADM-052]', async () => {
  const emails = ['kept1@new.example', 'kept2@new.example', 'kept3@new.example'];
  await bring('people', person('Old', emails[0]!));
  const { id } = await bring('people', person('New', ...emails));
  await world.db.run(sql`update accounts set first_name = 'Screen' where email = ${emails[0]}`);
  await world.db.run(sql`
    insert into auth_tokens (token_hash, account_id, issued_at, last_used_at)
    select sha256('kept'), id, ${world.now}, ${world.now} from accounts where email = ${emails[1]}`);
  expect(await takeBack(id, 'people')).toEqual([
    ['changed', 'has changed since: first name'],
    ['created', 'has signed in'],
    ['created', null],
  ]);
});

test('whoever came by a roster and has accepted or signed in stays, and what the system has sent is no touch [ADM-052]', async () => {
  const row = (name: string, more: string) => `Lakeside Institute,LI-FSF-1,${name}@came.example,${more}`;
  const { id } = await bring('enrollments', [
    'university,course,email,firstName,lastName,role',
    ...['in', 'accepted', 'told', 'idle'].map((name) => row(name, `${name},C,student`)),
  ]);
  await world.db.run(sql`update accounts set last_login_at = ${world.now} where email = 'in@came.example'`);
  await world.db.run(sql`
    update accounts set password_hash = 'x', password_set_at = ${world.now} where email = 'accepted@came.example'`);
  await world.db.run(sql`
    insert into notifications (university_id, enrollment_id, type, content, created_at)
    select e.university_id, e.id, 'SESSION_CANCELLED', '{}', ${world.now} from enrollments e
    join accounts a on a.id = e.account_id where a.email = 'told@came.example'`);
  expect(await takeBack(id, 'enrollments')).toEqual([
    ['created', 'has signed in'],
    ['created', 'has accepted the invitation'],
    ['created', null],
    ['created', null],
  ]);
});

test('whatever can hang on an account or an enrollment belongs to the system or has words for people [ADM-052]', async () => {
  const all = [...(await findReferences(world.db, 'accounts')), ...(await findReferences(world.db, 'enrollments'))];
  const names = all.map(({ table, column }) => `${table}.${column}`);
  expect(names.length).toBeGreaterThan(50);
  expect(names.filter((name) => !SYSTEM_COLUMNS.has(name) && !TRACE_WORDS[name])).toEqual([]);
  expect([...SYSTEM_COLUMNS, ...Object.keys(TRACE_WORDS)].filter((name) => !names.includes(name))).toEqual([]);
});

test('enrollments that a file began, ended and changed go back; who comes again is enrolled without a question [ADM-052]', async () => {
  const roster = (rows: readonly string[]) => [
    'university,course,email,firstName,lastName,role,active',
    ...rows.map((row) => `Lakeside Institute,LI-FSF-1,${row}`),
  ];
  await bring('enrollments', roster(['a@undo.example,A,A,student,', 'b@undo.example,B,B,student,']));
  const seats = () =>
    world.db.many(sql`
      select a.email, e.role, e.ended_at, e.ended_by, e.end_reason from enrollments e join accounts a on a.id = e.account_id
      where a.email like '%@undo.example' and e.active order by 1`);
  const before = await seats();
  const { id, kinds } = await bring(
    'enrollments',
    roster(['a@undo.example,A,A,ta,', 'b@undo.example,B,B,student,false', 'c@undo.example,C,C,student,']),
  );
  expect(kinds).toEqual(['changed', 'changed', 'created']);
  const undone = await takeBack(id, 'enrollments');
  expect(undone.every(([, kept]) => kept === null)).toBe(true);
  expect(await seats()).toEqual(before);
  expect((await bring('enrollments', roster(['c@undo.example,C,C,student,']))).kinds).toEqual(['changed']);
  expect(await seats()).toHaveLength(3);
});
