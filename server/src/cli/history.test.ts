import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { sql } from '#database/db';
import { runBcs } from '#testing/run-bcs';
import { useWorld } from '#testing/world';

const world = useWorld();
const folder = mkdtempSync(join(tmpdir(), 'bcs-'));
afterAll(() => rmSync(folder, { recursive: true }));
const UNIVERSITY = 'Northfield University';
const CLASS = 'NU-CYBER-12';

/** Runs a command, and returns the history entries that it wrote. */
async function historyOf(...line: string[]) {
  const { last } = await world.db.one<{ last: number }>(sql`select coalesce(max(id), 0) as last from audit_entries`);
  const { code, said } = await runBcs(line, { db: world.db, now: world.now });
  expect([code, said]).toEqual([0, said]);
  return world.db.many<{ action: string; name: string; before: unknown; after: unknown; by: string }>(sql`
    select action, object_name as name, before, after, origin || coalesce(author_account_id::text, '') as by
    from audit_entries where id > ${last} order by id`);
}
/** A file, and the command that imports it. */
function importing(noun: string, ...lines: string[]) {
  const path = join(folder, `${noun}.csv`);
  writeFileSync(path, lines.join('\n'));
  return ['import', noun, path, '--apply'];
}
const actions = (entries: Awaited<ReturnType<typeof historyOf>>) => entries.map(({ action, name }) => [action, name]);

test('an import of the command line adds an entry for each row that it writes, and none the second time [ADM-046, ADM-111]', async () => {
  const people = importing(
    'people',
    'email,firstName,lastName,password',
    'ada@history.example,Ada,Lovelace,Analytical#1843',
  );
  const [made, ...others] = await historyOf(...people);
  expect(others).toEqual([]);
  expect(made).toMatchObject({ action: 'person.create', name: 'ada@history.example', by: 'command line' });
  expect(JSON.stringify(made)).not.toContain('Analytical');
  expect(await historyOf(...people)).toEqual([]);
  const seat = ['university,course,email,role', `${UNIVERSITY},${CLASS},ada@history.example,student`];
  expect(actions(await historyOf(...importing('enrollments', ...seat)))).toEqual([
    ['enrollment.begin', `ada@history.example, ${CLASS}`],
  ]);
  const work = (header: string, row: string) =>
    importing(
      'assignments',
      `university,course,title,assignmentDate,dueDate,${header}`,
      `${UNIVERSITY},${CLASS},Told,2026-03-12,2026-03-19,${row}`,
    );
  expect(actions(await historyOf(...work('required', 'true')))).toEqual([['assignment.create', 'Told']]);
  expect(await historyOf(...work('required', 'false'))).toMatchObject([
    { action: 'assignment.update', before: { required: true }, after: { required: false } },
  ]);
});

test('accounts, features, cohorts and classes that the command line changes stand in the history [ADM-111]', async () => {
  const seat = ['--university', UNIVERSITY, '--course', CLASS, '--role', 'ta'];
  const created = await historyOf(
    'user',
    'create',
    'bob@history.example',
    '--first',
    'Bob',
    '--last',
    'Builder',
    ...seat,
  );
  expect(actions(created)).toEqual([
    ['person.create', 'bob@history.example'],
    ['enrollment.begin', `bob@history.example, ${CLASS}`],
  ]);
  await historyOf('user', 'create', 'eve@history.example', '--first', 'Eve', '--last', 'Else');
  expect(actions(await historyOf('user', 'enroll', 'eve@history.example', ...seat))).toEqual([
    ['enrollment.begin', `eve@history.example, ${CLASS}`],
  ]);
  const off = await historyOf('feature', 'off', 'billing');
  expect(off).toMatchObject([{ action: 'feature.switch', before: { enabled: true }, after: { enabled: false } }]);
  expect(await historyOf('feature', 'off', 'billing')).toEqual([]);
  const { cohort } = await world.db.one<{ cohort: string }>(sql`
    select name as cohort from cohorts where id = ${world.ids.activeCohort}`);
  const hidden = await historyOf('cohort', 'hide', 'billing', cohort, '--university', UNIVERSITY);
  expect(hidden).toMatchObject([{ action: 'cohort.update', before: { billing: false }, after: { billing: true } }]);
  expect(await historyOf('cohort', 'assistant', cohort, '--university', UNIVERSITY)).toMatchObject([
    { action: 'cohort.update', before: { assistant: '/assistant' }, after: { assistant: null } },
  ]);
  expect(actions(await historyOf('chat', 'off', UNIVERSITY))).toEqual([['chat.switch', UNIVERSITY]]);
  const offer = ['--link', 'https://next.example/', '--from', '2026-06-27'];
  expect(await historyOf('continuation', CLASS, '--university', UNIVERSITY, ...offer)).toMatchObject([
    { action: 'class.update', name: CLASS, after: { link: 'https://next.example/' } },
  ]);
});
