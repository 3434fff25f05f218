import { expect, test } from 'vitest';
import { NO_CHOICES } from '@bcs/contract/features/imports/choices';
import { sql } from '#database/db';
import { useWorld } from '#testing/world';
import { numberOf } from '#testing/rows';

const world = useWorld();
const { northfield, lakeside, activeCourse } = world.ids;
const admin = world.as('admin');
const registrar = world.as('registrar');
const seen = { kind: 'all', page: 0, after: -1 } as const;
const choose = (choices: object) => ({ ...structuredClone(NO_CHOICES), ...choices }) as never;

async function upload(lines: readonly string[], more: object = {}, by = admin) {
  const base64 = Buffer.from(lines.join('\n')).toString('base64');
  const place = {
    kind: 'enrollments',
    universityId: northfield,
    courseId: activeCourse,
    fileName: 'roster.csv',
  } as const;
  return by.call('uploadImport', { ...place, base64, ...more });
}
async function uploaded(lines: readonly string[], more: object = {}, by = admin): Promise<number> {
  const { status, body } = await upload(lines, more, by);
  expect(status).toBe(200);
  return body.importId;
}
const preview = async (importId: number, by = admin) => (await by.call('importPreview', { importId, ...seen })).body;
const roster = (...rows: string[]) => [
  'Email;First name;Last name;Role',
  ...rows.map((row) => row.replaceAll(',', ';')),
];

test('a file is looked at and written exactly as it was shown, once [ADM-041, ADM-044, ADM-111, ADM-118]', async () => {
  const importId = await uploaded(
    roster('one@calls.example,One,Calls,student', 'student2@northfield.example,,,student'),
  );
  const shown = await preview(importId);
  expect(shown).toMatchObject({
    counts: { created: 1, unchanged: 1, refused: 0 },
    canApply: true,
    reading: { delimiter: ';', encoding: 'utf-8', problem: null },
    rows: [
      { line: 2, kind: 'created', cells: { email: 'one@calls.example' } },
      { line: 3, kind: 'unchanged' },
    ],
  });
  const apply = () => admin.call('applyImport', { importId, digest: shown.digest, invitations: 'now' });
  expect((await apply()).body).toEqual({ success: true, written: 1 });
  expect((await apply()).status).toBe(200);
  const entries = await world.db.many(sql`
    select action, origin, author_account_id as author, course_id as course from audit_entries
    where object_name like 'one@calls.example%' order by id`);
  const told = { origin: 'import', author: world.ids.accounts.admin };
  expect(entries).toEqual([
    { ...told, action: 'person.create', course: null },
    { ...told, action: 'enrollment.begin', course: activeCourse },
  ]);
  const report = (await admin.call('importReport', { importId })).body;
  expect(report.csv).toContain('Line,Result,Reason');
  expect(report.csv).toContain('one@calls.example,One,Calls,student,2,created,');
  expect(
    await numberOf(
      world.db,
      sql`select count(*) from invitations i join accounts a on a.id = i.account_id where a.email = 'one@calls.example'`,
    ),
  ).toBe(1);
});

test('a refused row stops everything until it is corrected or left out [ADM-042, ADM-043]', async () => {
  const importId = await uploaded(
    roster(
      'two@calls.example,Two,Calls,student',
      'no mail,Three,Calls,student',
      'four@calls.example,Four,Calls,wizard',
    ),
  );
  const first = await preview(importId);
  expect(first).toMatchObject({
    counts: { created: 1, refused: 2 },
    canApply: false,
    nextProblem: 1,
    import: { state: 'checking' },
  });
  expect(first.rows[1]?.problems).toEqual([{ column: 'email', message: 'must be an e-mail address' }]);
  expect(
    (await admin.call('applyImport', { importId, digest: first.digest, invitations: 'none' })).body.errorCode,
  ).toBe('IMPORT_NOT_READY');
  await admin.call('correctImport', {
    importId,
    cell: { line: 3, column: 'email', text: 'three@calls.example' },
    choices: null,
  });
  await admin.call('correctImport', { importId, cell: null, choices: choose({ leavesOutAllRefused: true }) });
  const second = await preview(importId);
  expect(second).toMatchObject({
    counts: { created: 2, refused: 0, 'left out': 1 },
    canApply: true,
    import: { state: 'ready' },
  });
  expect((await admin.call('importReport', { importId })).body.csv).toContain('three@calls.example');
  expect((await admin.call('applyImport', { importId, digest: second.digest, invitations: 'none' })).body.written).toBe(
    2,
  );
  expect((await admin.call('importReport', { importId })).body.csv).toContain('left out,"role: must be one of');
});

test('the report has all columns of the file, then line, result and reason, and no cell that a spreadsheet would run [ADM-055]', async () => {
  const importId = await uploaded([
    'Email;First name;Last name;Role;Remark',
    'six@calls.example;Six;Calls;student;=1+1',
    'seven@calls.example;Seven;Calls;wizard;none',
  ]);
  await admin.call('correctImport', { importId, cell: null, choices: choose({ leavesOutAllRefused: true }) });
  const { digest } = await preview(importId);
  await admin.call('applyImport', { importId, digest, invitations: 'none' });
  const { csv } = (await admin.call('importReport', { importId })).body;
  const [header, six, seven] = csv.slice(1).split('\r\n');
  expect(header).toBe('Email,First name,Last name,Role,Remark,Line,Result,Reason');
  expect(six).toBe("six@calls.example,Six,Calls,student,'=1+1,2,created,");
  expect(seven).toMatch(/^seven@calls.example,Seven,Calls,wizard,none,3,left out,"role: must be one of/);
});

test('a plan that has changed since is shown anew, and nothing is written [ADM-045]', async () => {
  const importId = await uploaded(roster('five@calls.example,Five,Calls,student', 'student2@northfield.example,,,ta'));
  const { digest } = await preview(importId);
  await world.db.run(sql`
    update enrollments set active = false
    where course_id = ${activeCourse} and account_id = ${world.ids.accounts.student2} and active`);
  const outdated = await admin.call('applyImport', { importId, digest, invitations: 'none' });
  expect([outdated.status, outdated.body]).toMatchObject([
    409,
    { errorCode: 'IMPORT_OUTDATED', errorMessage: '1 row has changed since you looked.' },
  ]);
  expect(await numberOf(world.db, sql`select count(*) from accounts where email = 'five@calls.example'`)).toBe(0);
  const again = await preview(importId);
  expect(again.rows[1]).toMatchObject({ kind: 'unchanged', ended: { resumes: false } });
});

test('a list that is whole for one role proposes nobody of another, and says how many of each it is about [ADM-048]', async () => {
  const rows = ['lone1@calls.example,One,Calls,student', 'lone2@calls.example,Two,Calls,student'];
  const first = await uploaded(roster(...rows, 'lone3@calls.example,Staff,Calls,ta'));
  await admin.call('applyImport', { importId: first, digest: (await preview(first)).digest, invitations: 'none' });
  const importId = await uploaded(roster('lone1@calls.example,One,Calls,student'));
  const roles = (await preview(importId)).classes.find(({ id }) => id === activeCourse)?.roles ?? [];
  expect(roles.find(({ role }) => role === 'ta')).toEqual({ role: 'ta', begun: 1 });
  expect(roles.find(({ role }) => role === 'student')?.begun).toBeGreaterThan(1);
  const proposed = async (wholeRoles: string[]) => {
    await admin.call('correctImport', { importId, cell: null, choices: choose({ wholeRoles }) });
    const missing = (await preview(importId)).rows.filter(({ kind }) => kind === 'not in the file');
    return missing.map(({ key }) => key.split(' / ')[2]);
  };
  const students = await proposed([`${activeCourse}/student`]);
  expect(students).toContain('lone2@calls.example');
  expect(students).not.toContain('lone3@calls.example');
  expect(await proposed([`${activeCourse}/ta`])).toEqual(['lone3@calls.example']);
});

test('whom a whole roster does not name is proposed, unticked, and ends only by choice [ADM-048]', async () => {
  const first = await uploaded(
    roster('six@calls.example,Six,Calls,student', 'seven@calls.example,Seven,Calls,student'),
  );
  await admin.call('applyImport', { importId: first, digest: (await preview(first)).digest, invitations: 'none' });
  const importId = await uploaded(roster('six@calls.example,Six,Calls,student'));
  expect((await preview(importId)).counts['not in the file']).toBe(0);
  await admin.call('correctImport', { importId, cell: null, choices: choose({ wholeRosters: [activeCourse] }) });
  const proposed = await preview(importId);
  const missing = proposed.rows.filter(({ kind }) => kind === 'not in the file');
  // only people who were enrolled by an import
  expect(missing.map(({ key }) => key.split(' / ')[2])).toContain('seven@calls.example');
  expect(missing.every(({ key }) => key.includes('@calls.example'))).toBe(true);
  expect(missing.every(({ changes }) => changes.length === 0)).toBe(true);
  const seven = missing.find(({ key }) => key.includes('seven'))?.object as string;
  await admin.call('correctImport', {
    importId,
    cell: null,
    choices: choose({ wholeRosters: [activeCourse], ends: [seven] }),
  });
  const { digest, endings } = await preview(importId);
  expect(endings).toMatchObject([{ courseId: activeCourse, ending: 1, needsNumber: false }]);
  expect((await admin.call('applyImport', { importId, digest, invitations: 'none' })).body.written).toBe(1);
  const active = await world.db.one(sql`
    select e.active, a.active as "accountActive" from enrollments e join accounts a on a.id = e.account_id where a.email = 'seven@calls.example'`);
  expect(active).toEqual({ active: false, accountActive: true });
});

test('nobody reaches further than where they administer [ADM-002, ADM-005, ADM-011]', async () => {
  expect((await upload(roster('x@calls.example,X,X,student'), { kind: 'people', courseId: null })).status).toBe(404);
  expect((await upload(roster(), { universityId: null, courseId: null }, registrar)).status).toBe(403);
  expect((await upload(roster(), { universityId: lakeside, courseId: null }, registrar)).status).toBe(404);
  const elsewhere = await uploaded(
    ['University,Class,Email,Role,First name,Last name', 'Lakeside Institute,LI-FSF-1,y@calls.example,student,Y,Y'],
    { courseId: null },
    registrar,
  );
  expect((await preview(elsewhere, registrar)).rows[0]).toMatchObject({
    kind: 'refused',
    problems: [{ column: 'course', message: 'Lakeside Institute has no course LI-FSF-1' }],
  });
  expect((await world.as('student').call('importPreview', { importId: elsewhere, ...seen })).status).toBe(403);
  const own = await uploaded(
    ['email,firstName,lastName', 'operator@northfield.example,Not,Operator'],
    { kind: 'people', courseId: null },
    registrar,
  );
  const [row] = (await preview(own, registrar)).rows;
  expect(row).toMatchObject({
    kind: 'refused',
    changes: [],
    problems: [{ message: 'This person also belongs elsewhere. Ask somebody who administers the installation.' }],
  });
  // imports of the university do not exist for the class
  expect((await admin.call('importPreview', { importId: own, ...seen })).status).toBe(404);
});

test('a file is mapped by hand, and the next with the same header is mapped so too [ADM-039, ADM-040, ADM-056]', async () => {
  const lines = ['Wer;Wo;Vor;Nach', 'eight@calls.example;student;Eight;Calls'];
  const importId = await uploaded(lines);
  const { reading } = await preview(importId);
  expect([reading.columns, reading.problem]).toEqual([
    [null, null, null, null],
    'Which column has the e-mail, and which has the role? Or choose what everyone here is.',
  ]);
  const { encoding, delimiter } = reading;
  const columns = ['email', 'role', 'firstName', 'lastName'];
  await admin.call('mapImport', { importId, reading: { encoding, delimiter, hasHeader: true, columns }, source: null });
  const { digest, counts } = await preview(importId);
  expect(counts.created).toBe(1);
  await admin.call('applyImport', { importId, digest, invitations: 'none' });
  expect((await preview(await uploaded(lines))).reading.columns).toEqual(columns);
  expect((await upload(['email,password', 'a@b.example,x'])).body.errorMessage).toBe(
    'Passwords are not imported here. People choose their own by invitation.',
  );
  const bare = await preview(await uploaded(['nine@calls.example,Nine,Calls,student']));
  expect(bare.reading.problem).toBe('The first line looks like a person. Does this file have a header?');
});

test('an import is undone as the latest of its class, whatever came into another one, and what comes first is named [ADM-052]', async () => {
  const apply = async (importId: number, by: typeof admin) =>
    by.call('applyImport', { importId, digest: (await preview(importId, by)).digest, invitations: 'none' });
  const first = await uploaded(roster('first@latest.example,F,L,student'));
  await apply(first, admin);
  const elsewhere = await uploaded(
    roster('other@latest.example,O,L,student'),
    { courseId: world.ids.fullTimeCourse, fileName: 'elsewhere.csv' },
    registrar,
  );
  await apply(elsewhere, registrar);
  const free = (await admin.call('previewUndoImport', { importId: first })).body;
  expect(free.goes).toEqual([{ name: expect.stringContaining('F L (first@latest.example), '), did: 'created' }]);
  const later = await uploaded(roster('later@latest.example,L,L,student'), { fileName: 'later.csv' });
  await apply(later, admin);
  expect((await admin.call('previewUndoImport', { importId: first })).body.errorMessage).toContain(
    'Undo ‘later.csv’ first.',
  );
});

test('an import can be cancelled until it is applied, and the latest undone for 30 days [ADM-052, ADM-054]', async () => {
  const left = await uploaded(roster('ten@calls.example,Ten,Calls,student'));
  const { digest: unused } = await preview(left);
  await admin.call('cancelImport', { importId: left });
  expect(
    (await admin.call('applyImport', { importId: left, digest: unused, invitations: 'none' })).body.errorCode,
  ).toBe('IMPORT_IS_OVER');
  const importId = await uploaded(roster('eleven@calls.example,Eleven,Calls,student'));
  await admin.call('applyImport', { importId, digest: (await preview(importId)).digest, invitations: 'none' });
  const { takenBack, kept, digest } = (await admin.call('previewUndoImport', { importId })).body;
  expect([takenBack, kept]).toEqual([1, []]);
  expect((await admin.call('undoImport', { importId, digest })).status).toBe(200);
  expect((await admin.call('undoImport', { importId, digest })).body.errorCode).toBe('IMPORT_NOT_TO_UNDO');
  expect(
    await world.db.one(sql`
    select e.active, e.end_reason as reason from enrollments e join accounts a on a.id = e.account_id where a.email = 'eleven@calls.example'`),
  ).toEqual({ active: false, reason: 'by mistake' });
  const { rows } = (await admin.call('imports', { sort: 'createdAt', descending: true, page: 0 })).body;
  expect(rows[0]).toMatchObject({ id: importId, state: 'applied', fileName: 'roster.csv', counts: { created: 1 } });
  expect(rows[0]?.undoneAt).not.toBeNull();
});
