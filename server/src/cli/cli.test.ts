import { hash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql, raw, type Database } from '#database/db';
import { emptyDatabase } from '#testing/database';
import { DEMO_PASSWORD } from '#database/seed/password';
import { PEOPLE } from '#database/seed/people';
import { pictures } from '#database/seed/pictures';
import { wipe } from '#database/seed/wipe';
import { DEMO_DOMAINS } from '#kernel/demo-world';
import { numberOf } from '#testing/rows';
import { runBcs } from '#testing/run-bcs';
import { useWorld } from '#testing/world';
import { zipOf } from '#testing/zip-of';

const world = useWorld();
const folder = mkdtempSync(join(tmpdir(), 'bcs-'));
const file = (name: string) => join(folder, name);
afterAll(() => rmSync(folder, { recursive: true }));

/** Stores the pictures of the demo world where the self-check looks, since tests usually keep them in memory. */
beforeAll(() => {
  mkdirSync(file('uploads/pictures'), { recursive: true });
  for (const { key, bytes } of pictures()) writeFileSync(file(`uploads/${key}`), bytes);
});

/** Runs a command line on the database of the test, which stays open. */
const bcs = (line: string[], { db = world.db, given = {} }: { db?: Database; given?: Record<string, string> } = {}) =>
  runBcs(line, { db, now: world.now, given: { DATA_DIR: folder, ...given } });
const login = (email: string, password: string) => world.anonymous.call('login', { email, password });
const passwordIn = (said: string) => /: (\S+)$/m.exec(said)?.[1] ?? '';

test('import tells what it would do, and does it with --apply [D-009]', async () => {
  writeFileSync(file('people.csv'), 'email,firstName,lastName\nnew@cli.example,New,Person\n');
  const dry = await bcs(['import', 'people', file('people.csv')]);
  expect(dry).toEqual({
    code: 0,
    said: 'line 2: created new@cli.example\n1 people: 1 created, 0 changed, 0 unchanged, 0 refused. Dry run: nothing was written. Add --apply to write.',
  });
  expect((await bcs(['import', 'people', file('people.csv'), '--apply'])).said).toContain('Written.');
  expect((await bcs(['import', 'people', file('people.csv'), '--apply'])).said).toContain('1 unchanged');
});

test('import ends with exit code 1 when a row or the file is refused', async () => {
  writeFileSync(file('bad.csv'), 'email,firstName,lastName\nnot-a-mail,New,Person\n');
  const refused = await bcs(['import', 'people', file('bad.csv'), '--apply']);
  expect(refused.code).toBe(1);
  expect(refused.said).toContain('line 2: refused: email: must be an e-mail address');
  expect((await bcs(['import', 'people', file('missing.csv')])).said).toContain('cannot be read: ENOENT');
  expect((await bcs(['import', 'people', file('people.txt')])).said).toContain('must end in .csv or .json');
  expect((await bcs(['import', 'grades', file('people.csv')])).code).toBe(1);
});

const LISTS = new URL('../testing/lists/', import.meta.url).pathname;
const sheet = (rows: readonly (readonly string[])[]) =>
  `<worksheet><sheetData>${rows.map((cells) => `<row>${cells.map((cell) => (/^\d+$/u.test(cell) ? `<c s="1"><v>${cell}</v></c>` : `<c t="str"><v>${cell}</v></c>`)).join('')}</row>`).join('')}</sheetData></worksheet>`;

test('import reads Excel workbooks as they are, and calls other kinds what they are [ADM-038]', async () => {
  const rows = [
    ['University', 'Course', 'Name', 'Date', 'Start Time', 'End Time', ''],
    ['Northfield University', 'NU-FSF-PT-12', 'From a workbook', '46370', '18:30', '21:30', ''],
    ['', '', '', '', '', '', ''],
  ];
  const book = {
    'xl/workbook.xml': '<workbook><sheets><sheet r:id="rId1"/></sheets></workbook>',
    'xl/styles.xml': '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>',
    'xl/worksheets/sheet1.xml': sheet(rows),
  };
  writeFileSync(file('sessions.xlsx'), zipOf(Object.entries(book).map(([name, data]) => ({ name, data }))));
  expect((await bcs(['import', 'sessions', file('sessions.xlsx')])).said).toContain(
    'created Northfield University / NU-FSF-PT-12 / 2026-12-14 From a workbook\n1 sessions: 1 created',
  );
  const columns = await bcs(['import', 'people', join(LISTS, 'roster.xlsx')]);
  expect(columns.said).toContain('Unknown columns: "Role".');
  expect((await bcs(['import', 'people', join(LISTS, 'web-page.xls')])).said).toBe(
    'This is a web page saved as a workbook. Open it in a spreadsheet. Save it as .xlsx or as CSV UTF-8, or paste its cells.',
  );
  for (const [name, bytes, says] of [
    ['old.xls', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0]), 'old Excel workbook'],
    ['open.ods', zipOf([{ name: 'content.xml', data: '<x/>' }]), 'OpenDocument'],
    ['mac.numbers', zipOf([{ name: 'Index/Document.iwa', data: 'x' }]), 'Numbers'],
    ['some.xlsx', zipOf([{ name: 'manifest.csv', data: 'x' }]), 'no workbook'],
  ] as const) {
    writeFileSync(file(name), bytes);
    const { code, said } = await bcs(['import', 'people', file(name)]);
    expect([code, said]).toEqual([1, expect.stringContaining(says)]);
  }
});

test('days of two meanings are read as their column tells, and asked about once where it does not [ADM-058, D-184]', async () => {
  const sessions = (...days: readonly string[]) =>
    [
      'university;course;name;chapter;date;startTime;endTime',
      ...days.map((day, at) => `Northfield University;NU-FSF-PT-12;Day ${at};9,${at};${day};18:30;21:30`),
    ].join('\n');
  const bring = async (text: string, ...more: readonly string[]) => {
    writeFileSync(file('days.csv'), text);
    return (await bcs(['import', 'sessions', file('days.csv'), ...more])).said;
  };
  expect(await bring(sessions('3/4/2027', '14/4/2027'))).toContain('2 created');
  const asked = await bring(sessions('3/4/2027', '5/4/2027'), '--apply');
  expect(asked).toBe(
    'The days in the column date can be read in two ways, such as 3/4/2027. Add --days day-first or --days month-first.',
  );
  expect(await bring(sessions('3/4/2027', '5/4/2027'), '--days', 'month-first', '--apply')).toContain('Written.');
  expect(
    await world.db.many(sql`
      select start_time::date::text as day, chapter::text from sessions where name like 'Day _' order by start_time`),
  ).toEqual([
    { day: '2027-03-04', chapter: '9.0' },
    { day: '2027-05-04', chapter: '9.1' },
  ]);
});

test('playlists of the installation are listed, saved and deleted here [D-207]', async () => {
  const listed = JSON.parse((await bcs(['playlist', 'list'])).said) as { name: string }[];
  expect(listed.map(({ name }) => name)).toEqual([
    'Getting Started',
    'Study Skills',
    'Technical Basics',
    'Career Services',
    'Onboarding',
  ]);
  const safety = { name: 'Safety', onboarding: false, externalId: null, videos: [] };
  writeFileSync(file('playlists.json'), JSON.stringify([safety, { ...safety, name: 'Study Skills' }]));
  expect((await bcs(['playlist', 'save', file('playlists.json')])).said).toBe('Saved 2 playlists of the installation.');
  const { body } = await world.as('lakesideStudent').call('videoPlaylists');
  expect(body.playlists.slice(0, 3).map(({ name }) => name)).toEqual(['Safety', 'Study Skills', 'Getting Started']);
  expect((await bcs(['playlist', 'delete', 'Safety'])).said).toBe('Deleted Safety.');
  expect(await bcs(['playlist', 'delete', 'Safety'])).toEqual({
    code: 1,
    said: 'The installation has no playlist called Safety.',
  });
});

test.each([
  [
    'a video that cannot be',
    [
      {
        name: 'X',
        onboarding: false,
        externalId: null,
        videos: [{ videoId: 'nope', source: 'file', title: 'X', description: '' }],
      },
    ],
  ],
  ['a missing field', [{ name: 'X' }]],
  ['something else', {}],
])('a file of playlists with %s is refused and changes nothing', async (_what, playlists) => {
  const before = await bcs(['playlist', 'list']);
  writeFileSync(file('wrong.json'), JSON.stringify(playlists));
  expect((await bcs(['playlist', 'save', file('wrong.json')])).code).toBe(1);
  expect(await bcs(['playlist', 'list'])).toEqual(before);
});

test('export writes what import reads', async () => {
  const out = await bcs(['export', 'enrollments', file('roster.json'), '--course', 'NU-FSF-PT-12']);
  expect(out.said).toBe(`33 enrollments written to ${file('roster.json')}.`);
  expect(JSON.parse(readFileSync(file('roster.json'), 'utf8'))).toHaveLength(33);
  expect((await bcs(['import', 'enrollments', file('roster.json')])).said).toContain('33 unchanged');
});

test('a user is made with a temporary password and a seat [D-038]', async () => {
  const made = await bcs([
    'user',
    'create',
    'Chief@cli.example',
    '--first',
    'Chief',
    '--last',
    'Cook',
    '--university',
    'Northfield University',
    '--course',
    'NU-CYBER-12',
    '--role',
    'ssm',
  ]);
  expect(made.code).toBe(0);
  const { body } = await login('chief@cli.example', passwordIn(made.said.split('\n')[0] ?? ''));
  expect(body.errorCode).toBe('MUST_RESET_PASSWORD');
  expect((await bcs(['user', 'create', 'chief@cli.example', '--first', 'A', '--last', 'B'])).said).toContain(
    'already has an account',
  );
  expect(
    await numberOf(
      world.db,
      sql`select count(*) from enrollments e join accounts a on a.id = e.account_id where a.email = 'chief@cli.example' and e.role = 'ssm'`,
    ),
  ).toBe(1);
});

test('a reset ends what is signed in and opens a locked account [D-026]', async () => {
  const token = await world.tokenOf('student2');
  for (let attempt = 0; attempt < 10; attempt += 1) await login('student2@northfield.example', 'Wrong#1234');
  expect((await login('student2@northfield.example', DEMO_PASSWORD)).body.errorCode).toBe('ACCOUNT_LOCKED');
  const reset = await bcs(['user', 'reset', 'student2@northfield.example']);
  const { statusCode } = await world.app.inject({
    method: 'GET',
    url: '/broker/myInfo',
    headers: { authtoken: token },
  });
  expect(statusCode).toBe(401);
  expect((await login('student2@northfield.example', passwordIn(reset.said))).body.errorCode).toBe(
    'MUST_RESET_PASSWORD',
  );
});

test('a disabled user is out at once, and can be let in again [D-025]', async () => {
  const token = await world.tokenOf('cd');
  expect((await bcs(['user', 'disable', 'cd@northfield.example'])).code).toBe(0);
  const { statusCode } = await world.app.inject({
    method: 'GET',
    url: '/broker/myInfo',
    headers: { authtoken: token },
  });
  expect(statusCode).toBe(401);
  expect((await login('cd@northfield.example', DEMO_PASSWORD)).body.errorCode).toBe('ACCOUNT_INACTIVE');
  await bcs(['user', 'enable', 'cd@northfield.example']);
  expect((await login('cd@northfield.example', DEMO_PASSWORD)).body.success).toBe(true);
  expect((await bcs(['user', 'disable', 'ghost@northfield.example'])).code).toBe(1);
});

test('a lost device is forgotten [D-036]', async () => {
  expect((await login('mfa@northfield.example', DEMO_PASSWORD)).body.errorCode).toBe('MFA_CODE_REQUIRED');
  expect((await bcs(['user', 'forget-device', 'mfa@northfield.example'])).said).toContain(
    'can set up a new authenticator',
  );
  const left = sql`select count(*) from mfa_secrets where account_id = ${world.ids.accounts.mfa}`;
  expect(await numberOf(world.db, left)).toBe(0);
});

test('migrate and doctor find nothing to do on a healthy database', async () => {
  expect((await bcs(['migrate'])).said).toBe('The database is up to date.');
  const doctor = await bcs(['doctor']);
  expect(doctor.code).toBe(0);
  expect(doctor.said).toContain('No mistakes found.');
  expect(doctor.said).toContain('2 admins or general managers sign in without a second factor.');
});

test('the doctor finds what is wrong', async () => {
  await world.db.script(`
    update courses set time_zone = 'Mars/Olympus' where id = ${world.ids.cyberCourse};
    select setval(pg_get_serial_sequence('sessions', 'id'), 5);
    update submissions set version = 1 where id = ${world.ids.incompleteSubmission};
    insert into submission_grades (university_id, course_id, submission_id, grade, graded_by, graded_at)
      select 1, course_id, id, 'A', 31, now() from submissions where id = ${world.ids.milestoneSubmission};
    insert into uploads (key, account_id, kind, mime_type, size, created_at, received_at) values ('gone.webp', 1, 'picture', 'image/webp', 1, now(), now());
    insert into settings (key, value) values ('secret-key-fingerprint', '"another"') on conflict (key) do update set value = excluded.value`);
  writeFileSync(file('uploads/stray.webp'), 'x');
  const doctor = await bcs(['doctor'], { given: { HOST: '0.0.0.0' } });
  expect(doctor.code).toBe(1);
  for (const text of [
    'Mars/Olympus is unknown',
    'New ids of sessions are already taken',
    'number of an earlier version',
    '1 career milestones have a grade',
    'sealed with another key',
    '1 uploads have lost their file',
    '1 files in uploads belong to nothing',
    'demo accounts, whose password is public. It opens nothing here. Switch them off: npm run bcs -- demo disable',
  ])
    expect(doctor.said).toContain(text);
  // runs the statements that it suggests, which must show what it has found
  const statements = [...doctor.said.matchAll(/To see them: (.*)$/gm)].map(([, statement = '']) => statement);
  expect(statements.length).toBeGreaterThan(1);
  for (const statement of statements) expect(await world.db.many(sql`${raw(statement)}`)).not.toEqual([]);
  await bcs(['seed', '--reset']);
  expect((await bcs(['doctor'])).code).toBe(0);
});

test('demo accounts are a mistake outside of localhost, and one command is the way out [ADM-124, D-208]', async () => {
  const given = { PUBLIC_ORIGIN: 'https://learn.example.edu', MAIL_DRIVER: 'none' };
  const isMistake = async () => {
    const { code, said } = await bcs(['doctor'], { given });
    return code === 1 && said.includes('npm run bcs -- demo disable');
  };
  expect(PEOPLE.every(({ email }) => DEMO_DOMAINS.some((domain) => email.endsWith(`@${domain}`)))).toBe(true);
  expect(await isMistake()).toBe(true);
  const { authToken } = (await login('student@northfield.example', DEMO_PASSWORD)).body;
  await world.db.run(sql`update accounts set email = 'noah@real.example' where id = ${world.ids.accounts.student2}`);
  expect((await bcs(['demo', 'disable'])).said).toMatch(/^\d+ demo accounts can no longer sign in\.$/);
  expect((await bcs(['demo', 'disable'])).said).toBe('No demo account can sign in.');
  const me = await world.app.inject({ url: '/broker/me', headers: { authtoken: String(authToken) } });
  expect(me.statusCode).toBe(401);
  expect(await world.db.many(sql`select email from accounts where active`)).toEqual([{ email: 'noah@real.example' }]);
  expect(await isMistake()).toBe(false);
  await world.db.run(sql`
    update accounts set active = id <> ${world.ids.accounts.inactive},
      email = case when id = ${world.ids.accounts.student2} then 'student2@northfield.example' else email end`);
});

test('the command line says who administers, gives and ends it, never the last one, and writes it down [ADM-009, ADM-111]', async () => {
  expect((await bcs(['grant', 'list'])).said).toBe(
    'operator@northfield.example (Victor Amadi): the whole installation\nregistrar@northfield.example (Ingrid Solberg): Northfield University',
  );
  expect(await bcs(['grant', 'end', 'operator@northfield.example'])).toEqual({
    code: 1,
    said: 'At least one active person has to administer the whole installation.',
  });
  const over = ['--university', 'Lakeside Institute'];
  const refused = await bcs(['grant', 'give', 'cm@northfield.example', '--university', 'Nowhere']);
  expect([refused.code, refused.said]).toEqual([1, 'There is no university called Nowhere.']);
  expect((await bcs(['grant', 'give', 'nobody@cli.example'])).said).toBe('No one has the e-mail nobody@cli.example.');
  for (const [words, code] of [
    [['give', 'cm@northfield.example'], 0],
    [['give', 'cm@northfield.example'], 1],
    [['end', 'cm@northfield.example'], 0],
    [['end', 'cm@northfield.example'], 1],
  ] as const)
    expect([words, await bcs(['grant', ...words, ...over])]).toEqual([words, expect.objectContaining({ code })]);
  const entries = await world.db.many(sql`
    select action, origin, author_account_id as author, account_id as person from audit_entries where origin = 'command line' order by id`);
  const told = { origin: 'command line', author: null, person: world.ids.accounts.cm };
  expect(entries).toEqual([
    { action: 'grant.give', ...told },
    { action: 'grant.end', ...told },
  ]);
});

test('seed plants anew only where the demo world was', async () => {
  expect((await bcs(['seed'])).said).toContain('Add --reset');
  await world.db.run(sql`delete from announcements where id = ${world.ids.announcement}`).catch(() => 0);
  expect((await bcs(['seed', '--reset'])).code).toBe(0);
  expect(await numberOf(world.db, sql`select count(*) from announcements where id = ${world.ids.announcement}`)).toBe(
    1,
  );
  await world.db.run(sql`delete from settings where key = 'demo-world'`);
  expect((await bcs(['seed', '--reset'])).said).toContain('holds something else');
});

test('a backup restores into another, empty database, and into no other', async () => {
  await world.db.run(sql`update accounts set first_name = ${'Ma\u2028ya "\\n"'} where id = 1`);
  const whole = file('whole.backup.gz');
  expect((await bcs(['backup', whole])).said).toContain('rows written');
  expect(statSync(whole).mode & 0o777).toBe(0o600);
  expect((await bcs(['backup', whole])).said).toContain('exists already');

  const other = await emptyDatabase();
  const target = mkdtempSync(join(tmpdir(), 'bcs-'));
  const restoring = (path: string) => bcs(['restore', path], { db: other, given: { DATA_DIR: target } });
  const cut = file('cut.backup.gz');
  const lines = gunzipSync(readFileSync(whole)).toString().split('\n');
  writeFileSync(cut, gzipSync(lines.slice(0, -20).join('\n')));
  expect((await restoring(cut)).said).toContain('cut off');
  const changed = file('changed.backup.gz');
  writeFileSync(changed, gzipSync(lines.join('\n').replace('Okafor', 'Okafar')));
  expect((await restoring(changed)).said).toContain('its sum does not agree');
  const evil = `${lines[0]}\n#file {"path":"../../evil","base64":"eA=="}\n`;
  const end = `#end ${JSON.stringify({ rows: 0, sha256: hash('sha256', evil) })}\n`;
  writeFileSync(file('evil.backup.gz'), gzipSync(evil + end));
  expect((await restoring(file('evil.backup.gz'))).said).toContain('outside of the uploads');
  writeFileSync(file('none.backup.gz'), 'no zip');
  expect((await restoring(file('none.backup.gz'))).code).toBe(1);
  expect((await restoring(file('nowhere.gz'))).said).toContain('There is no file');

  expect((await restoring(whole)).code).toBe(0);
  for (const table of [
    sql`accounts`,
    sql`submissions`,
    sql`form_answers`,
    sql`notifications`,
    sql`feature_flags`,
    sql`mfa_secrets`,
  ])
    expect(await other.one(sql`select md5(string_agg(t::text, ',' order by t::text)) as sum from ${table} t`)).toEqual(
      await world.db.one(sql`select md5(string_agg(t::text, ',' order by t::text)) as sum from ${table} t`),
    );
  expect(await numberOf(other, sql`select count(*) from auth_tokens`)).toBe(0);
  expect(existsSync(join(target, 'uploads/stray.webp'))).toBe(true);
  expect((await bcs(['doctor'], { db: other })).said).toContain('ok      Sequences');
  expect((await restoring(whole)).said).toContain('is not empty');
  await other.close();
  rmSync(target, { recursive: true });
}, 180_000);

test('courses for benchmarks are planted in sets', async () => {
  await wipe(world.db);
  // outside of a transaction that lifts it, statements have the time limit of requests, which is too short here
  const script = () => Promise.reject(new Error('canceling statement due to statement timeout'));
  const seeded = await bcs(['seed', '--scale', '2'], { db: { ...world.db, script } });
  expect(seeded.said).toContain('2 of 2 courses planted.');
  const counts = await world.db.one(sql`
    select (select count(*) from submissions) as submissions, (select count(*) from enrollments where role = 'student') as students,
      (select count(*) from sessions) as sessions, (select count(*) from assignments) as assignments`);
  expect(counts).toEqual({ submissions: 1680, students: 48, sessions: 240, assignments: 70 });
  await bcs(['seed', '--scale', '1']);
  expect(await numberOf(world.db, sql`select count(*) from courses`)).toBe(3);
  expect((await login('p0.c1@scale.example', DEMO_PASSWORD)).body.success).toBe(true);
  expect((await bcs(['doctor'])).code).toBe(0);
  expect((await bcs(['seed', '--scale', '0'])).code).toBe(1);
  expect((await bcs(['seed', '--scale', 'many'])).code).toBe(1);
}, 60_000);

test('a wrong environment is reported, not used', async () => {
  expect(await bcs(['doctor'], { given: { PORT: 'x' } })).toEqual({
    code: 1,
    said: "PORT must be a whole number from 1 to 65535, but is 'x'.",
  });
  expect((await bcs(['--help'])).code).toBe(0);
});
