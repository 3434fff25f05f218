import { expect, test } from 'vitest';
import { NO_CHOICES } from '@bcs/contract/features/imports/choices';
import { sql } from '#database/db';
import { oneRosterZip, SCHOOL, type OneRosterFiles } from '#testing/one-roster-zip';
import { numberOf } from '#testing/rows';
import { useWorld } from '#testing/world';

const world = useWorld();
const { northfield, activeCourse, accounts } = world.ids;
const registrar = world.as('registrar');
const seen = { kind: 'all', page: 0, after: -1 } as const;

async function upload(files: OneRosterFiles, more: object = {}) {
  const base64 = oneRosterZip(files).toString('base64');
  const place = { kind: 'enrollments', universityId: northfield, courseId: null, fileName: 'roster.zip' } as const;
  return registrar.call('uploadImport', { ...place, base64, ...more });
}
async function uploaded(files: OneRosterFiles, more: object = {}): Promise<number> {
  const { status, body } = await upload(files, more);
  expect([status, body.errorMessage]).toEqual([200, undefined]);
  return body.importId;
}
const preview = async (importId: number) => (await registrar.call('importPreview', { importId, ...seen })).body;
const choose = (importId: number, choices: object) =>
  registrar.call('correctImport', {
    importId,
    cell: null,
    choices: { ...structuredClone(NO_CHOICES), ...choices } as never,
  });
async function apply(importId: number) {
  const { digest } = await preview(importId);
  return (await registrar.call('applyImport', { importId, digest, invitations: 'none' })).body;
}
const bring = async (files: OneRosterFiles, more: object = {}) => apply(await uploaded(files, more));
/** A school under a separate system name, so that tests do not share people. */
const school = (system: string, changes: Partial<Record<keyof typeof SCHOOL, readonly string[]>> = {}) => {
  const mine = (lines: readonly string[]) =>
    lines.map((line) => line.replaceAll('source.example', `${system}.example`));
  const files = Object.fromEntries(
    Object.entries({ ...SCHOOL, ...changes }).map(([name, lines]) => [name, mine(lines)]),
  );
  return { system, files };
};
const emails = async (system: string) =>
  (
    await world.db.many<{ row: string }>(sql`
      select a.email || ' ' || e.role || case when e.active then '' else ' ended' end as row
      from enrollments e join accounts a on a.id = e.account_id
      where e.course_id = ${activeCourse} and a.email like ${`%@${system}.example`} order by a.email, e.id`)
  ).map(({ row }) => row);

/** Changes for version 1.2, which has roles in a separate file, and some unknown columns. */
const IN_1_2 = {
  users: [
    'sourcedId,status,dateLastModified,enabledUser,username,givenName,familyName,email,pronouns,userMasterIdentifier,somethingNew',
    'u1,,,true,ann,Ann,Source,ann@source.example,she,,x',
    'u2,,,true,bob@source.example,Bob,Source,,,,x',
    'u3,,,true,tea,Tea,Source,tea@source.example,,,x',
  ],
  roles: [
    'sourcedId,userSourcedId,roleType,role,orgSourcedId',
    'r0,u1,secondary,aide,o1',
    'r1,u1,primary,student,o1',
    'r2,u2,primary,student,o1',
    'r3,u3,primary,teacher,o1',
  ],
  enrollments: [
    'sourcedId,classSourcedId,schoolSourcedId,userSourcedId,role',
    'e1,c1,o1,u1,',
    'e2,c1,o1,u2,',
    'e3,c1,o1,u3,',
  ],
};
const SHAPES: readonly (readonly [string, (system: string) => OneRosterFiles])[] = [
  ['1.1 without optional columns', (name) => school(name)],
  ['1.1 with mark, CRLF and a folder', (name) => ({ ...school(name), mark: true, newline: '\r\n', folder: 'export/' })],
  ['1.1.1, stored, old line ends', (name) => ({ ...school(name), version: '1.1.1', stored: true, newline: '\r' })],
  ['1.2 with roles and unknown columns', (name) => ({ ...school(name, IN_1_2), version: '1.2', newline: '\r\n' })],
  [
    '1.2 with a file nobody reads',
    (name) => ({
      ...school(name, { ...IN_1_2, demographics: ['sourcedId,birthDate', 'u1,2000-01-01'] } as never),
      version: '1.2.1',
    }),
  ],
  [
    'a semicolon as delimiter',
    (name) => {
      const { files, ...rest } = school(name);
      return {
        ...rest,
        files: Object.fromEntries(
          Object.entries(files).map(([file, lines]) => [file, lines.map((line) => line.replaceAll(',', ';'))]),
        ),
      };
    },
  ],
];

test.each(SHAPES)(
  '%s becomes the roster of the class, and a second time nothing [ADM-046, ADM-059, ADM-062]',
  async (title, shape) => {
    const system = `s${SHAPES.findIndex(([name]) => name === title)}`;
    const importId = await uploaded(shape(system));
    const shown = await preview(importId);
    expect(shown).toMatchObject({
      counts: { created: 3, refused: 0 },
      canApply: true,
      reading: {
        problem: null,
        source: {
          system,
          mode: 'bulk',
          classes: [
            { id: 'c1', courseId: activeCourse, rows: 3 },
            { id: 'c2', courseId: null },
          ],
        },
      },
    });
    expect(await apply(importId)).toEqual({ success: true, written: 3 });
    expect(await emails(system)).toEqual([
      `ann@${system}.example student`,
      `bob@${system}.example student`,
      `tea@${system}.example instructor`,
    ]);
    // passwords in a source are ignored, and a class without a counterpart enrolls nobody
    expect(
      await numberOf(
        world.db,
        sql`select count(*) from accounts where email like ${`%@${system}.example`} and password_hash is not null`,
      ),
    ).toBe(0);
    expect(await numberOf(world.db, sql`select count(*) from accounts where email = ${`pot@${system}.example`}`)).toBe(
      0,
    );
    expect(await preview(await uploaded(shape(system)))).toMatchObject({
      counts: { unchanged: 3, created: 0, changed: 0 },
      canApply: false,
    });
  },
);

test('people are recognised by their id, whatever their e-mail is now; another id at an e-mail is refused with both named [ADM-060]', async () => {
  await bring(school('ids'));
  const users = [
    ...SCHOOL.users.slice(0, 1),
    'u1,true,o1,student,ann,Ann,Wed,ann.wed@source.example,x',
    'u77,true,o1,student,bob,Bob,Source,bob@source.example,x',
  ];
  const enrollments = [
    'sourcedId,classSourcedId,schoolSourcedId,userSourcedId,role',
    'e1,c1,o1,u1,student',
    'e2,c1,o1,u77,student',
    'e3,c1,o1,u3,teacher',
  ];
  const { rows } = await preview(await uploaded({ ...school('ids', { users, enrollments }), mode: 'delta' }));
  expect(rows.map(({ kind, cells, note, problems }) => [kind, cells['email'], note, problems])).toEqual([
    [
      'unchanged',
      'ann@ids.example',
      expect.stringContaining('The e-mail here stays ann@ids.example; the source has ann.wed@ids.example.'),
      [],
    ],
    [
      'refused',
      'bob@ids.example',
      null,
      [{ column: 'email', message: 'bob@ids.example bears the id u2 of ids already; this row says u77.' }],
    ],
    // a delta does not rename known people
    ['unchanged', 'tea@ids.example', null, []],
  ]);
});

test('files that are absent change nothing, even where they lie in the zip [ADM-059]', async () => {
  await bring(school('absent'));
  const { enrollments } = SCHOOL;
  const alone = { system: 'absent', mode: 'delta' as const, files: { enrollments: enrollments.slice(0, 2) } };
  expect(await preview(await uploaded(alone))).toMatchObject({ total: 1, counts: { unchanged: 1 }, canApply: false });
  // a file that the manifest marks as absent is ignored
  const off = ['sourcedId,enabledUser,givenName,familyName,email', 'u1,false,X,Y,x@absent.example'];
  const manifest = [
    'propertyName,value',
    'oneroster.version,1.1',
    'file.users,absent',
    'file.enrollments,delta',
    'source.systemName,absent',
  ];
  const told = { ...alone, files: { manifest, users: off, ...alone.files } };
  expect(await preview(await uploaded(told))).toMatchObject({ total: 1, counts: { unchanged: 1 }, canApply: false });
  // when told to read it, it makes proposals
  const looked = { ...alone, files: { users: off, ...alone.files } };
  expect((await preview(await uploaded(looked))).counts).toMatchObject({ 'not in the file': 1 });
});

test('what a source deletes, switches off or does not name is proposed, unticked, and ends only where it is ticked [ADM-048, ADM-061]', async () => {
  await bring(school('end'));
  const users = [
    'sourcedId,status,enabledUser,role,username,givenName,familyName,email',
    'u1,active,true,student,ann,Ann,Source,ann@source.example',
    'u2,active,false,student,bob,Bob,Source,bob@source.example',
    'u3,tobedeleted,true,teacher,tea,Tea,Source,tea@source.example',
  ];
  const enrollments = [
    'sourcedId,status,classSourcedId,schoolSourcedId,userSourcedId,role',
    'e1,tobedeleted,c1,o1,u1,student',
  ];
  const importId = await uploaded({ ...school('end', { users, enrollments }), mode: 'delta' });
  const shown = await preview(importId);
  expect(shown.counts).toMatchObject({ 'not in the file': 3, changed: 0, refused: 0 });
  expect(shown.rows.map(({ note, changes }) => [note, changes])).toEqual([
    ['The source marks this enrollment as deleted.', []],
    ['The source has deleted or deactivated this person.', []],
    ['The source has deleted or deactivated this person.', []],
  ]);
  expect([shown.canApply, shown.classes]).toEqual([false, []]);
  await choose(importId, { ends: [shown.rows[0]?.object, shown.rows[2]?.object] });
  expect(await apply(importId)).toEqual({ success: true, written: 2 });
  expect(await emails('end')).toEqual([
    'ann@end.example student ended',
    'bob@end.example student',
    'tea@end.example instructor ended',
  ]);
  expect(
    await numberOf(world.db, sql`select count(*) from accounts where email like '%@end.example' and not active`),
  ).toBe(0);
  // people who are in the next file return, and people missing from a complete file are proposed for ending
  const back = await uploaded(
    school('end', { enrollments: [...SCHOOL.enrollments.slice(0, 2), 'e3,c1,o1,u3,teacher'] }),
  );
  await choose(back, { wholeRosters: [activeCourse] });
  const again = await preview(back);
  expect(again.counts).toMatchObject({ changed: 2, 'not in the file': 1 });
  expect(again.rows.find(({ kind }) => kind === 'not in the file')?.key).toContain('bob@end.example');
  await apply(back);
  expect(await emails('end')).toEqual([
    'ann@end.example student',
    'bob@end.example student',
    'tea@end.example instructor',
  ]);
});

test('whom no import of the source began it does not end, and who was ended here stays so [ADM-051, ADM-061]', async () => {
  const mail = await world.db.one<{ email: string }>(sql`select email from accounts where id = ${accounts.student2}`);
  const users = ['sourcedId,role,username,givenName,familyName,email', `u5,student,x,Some,Body,${mail.email}`];
  const enrollments = [
    'sourcedId,status,classSourcedId,schoolSourcedId,userSourcedId,role',
    'e5,tobedeleted,c1,o1,u5,student',
  ];
  const { rows, canApply } = await preview(await uploaded({ ...school('own', { users, enrollments }), mode: 'delta' }));
  expect([rows.map(({ kind, note }) => [kind, note]), canApply]).toEqual([
    [
      [
        'unchanged',
        'The source marks this enrollment as deleted. This enrollment did not come from that source, so it stays.',
      ],
    ],
    false,
  ]);
  await bring(school('own2'));
  await world.db.run(sql`
    update enrollments e set active = false, ended_at = ${world.now} from accounts a
    where a.id = e.account_id and a.email = 'ann@own2.example'`);
  const shown = await preview(await uploaded(school('own2')));
  expect(shown.rows[0]).toMatchObject({ kind: 'unchanged', ended: { resumes: false } });
});

test('a long source is written in parts and remembers every id; who has left in it ends with the last [ADM-060, ADM-061, ADM-064]', async () => {
  await bring(school('long'));
  const many = Array.from({ length: 300 }, (_, index) => `m${index}`);
  const users = [
    'sourcedId,status,role,givenName,familyName,email',
    'u1,tobedeleted,student,Ann,Source,ann@source.example',
    ...many.map((id) => `${id},active,student,Many,${id},${id}@source.example`),
  ];
  const enrollments = [
    'sourcedId,status,classSourcedId,userSourcedId,role',
    ...many.map((id) => `e${id},active,c1,${id},student`),
  ];
  const importId = await uploaded({ ...school('long', { users, enrollments }), mode: 'delta' });
  const left = await registrar.call('importPreview', { importId, ...seen, kind: 'not in the file' });
  await choose(importId, { ends: left.body.rows.map(({ object }) => object) });
  expect(await apply(importId)).toEqual({ success: true, written: 301 });
  expect(await numberOf(world.db, sql`select count(*) from import_source_ids where source like '%/long'`)).toBe(303);
  expect((await emails('long'))[0]).toBe('ann@long.example student ended');
});

test('a role is chosen once for a source, and is refused until then [ADM-062]', async () => {
  const enrollments = [...SCHOOL.enrollments.slice(0, 2), 'e4,c1,o1,u2,proctor', 'e5,c1,o1,u3,constructor'];
  const importId = await uploaded(school('roles', { enrollments }));
  const first = await preview(importId);
  expect(first.rows.map(({ kind, problems }) => [kind, problems.map(({ message }) => message)])).toEqual([
    ['created', []],
    ['refused', ["has to be chosen for 'proctor' of the source"]],
    ['refused', ["has to be chosen for 'constructor' of the source"]],
  ]);
  expect(first.reading.source?.roles).toEqual([
    { name: 'student', role: 'student', rows: 1 },
    { name: 'proctor', role: null, rows: 1 },
    { name: 'constructor', role: null, rows: 1 },
  ]);
  const source = { roles: { proctor: 'ta', constructor: 'cd' } as const, classes: {} };
  await registrar.call('mapImport', { importId, reading: null, source });
  expect((await preview(importId)).counts).toMatchObject({ created: 3, refused: 0 });
  await apply(importId);
  expect(await emails('roles')).toEqual(['ann@roles.example student', 'bob@roles.example ta', 'tea@roles.example cd']);
  const next = await preview(await uploaded(school('roles', { enrollments })));
  expect([next.counts.unchanged, next.reading.source?.roles[1]]).toEqual([3, { name: 'proctor', role: 'ta', rows: 1 }]);
});

test('a class with another code is chosen once, and none of another university is taken [ADM-059, ADM-060]', async () => {
  const classes = [SCHOOL.classes[0], 'c1,Evening,OTHER-1,co1,scheduled,o1,t1'];
  const importId = await uploaded(school('named', { classes }));
  expect((await preview(importId)).reading.problem).toContain('No class in this file is known here yet.');
  const map = (courseId: number) =>
    registrar.call('mapImport', { importId, reading: null, source: { roles: {}, classes: { c1: courseId } } });
  await map(world.ids.lakesideCourse);
  expect((await preview(importId)).reading.problem).toContain('No class in this file is known here yet.');
  await map(activeCourse);
  expect((await preview(importId)).counts.created).toBe(3);
  await apply(importId);
  expect((await preview(await uploaded(school('named', { classes })))).counts.unchanged).toBe(3);
});

test('sections that are one class here name a person once, and whoever still is in one stays [ADM-059]', async () => {
  const classes = [...SCHOOL.classes, 'c3,Evening B,NU-FSF-PT-12,co1,scheduled,o1,t1'];
  const enrollments = [
    'sourcedId,status,classSourcedId,schoolSourcedId,userSourcedId,role',
    'e1,tobedeleted,c1,o1,u1,student',
    'e2,active,c3,o1,u1,student',
    'e3,active,c1,o1,u3,teacher',
    'e4,active,c3,o1,u3,teacher',
  ];
  const { rows } = await preview(await uploaded(school('sections', { classes, enrollments })));
  expect(rows.map(({ kind, cells, note }) => [kind, cells['email'], note])).toEqual([
    ['left out', 'ann@sections.example', 'This repeats line 3.'],
    ['created', 'ann@sections.example', null],
    ['created', 'tea@sections.example', null],
    ['left out', 'tea@sections.example', 'This repeats line 4.'],
  ]);
});

test('two people with the address of their parents are refused both, until one of them gets another [ADM-041, ADM-060]', async () => {
  const users = [
    ...SCHOOL.users.slice(0, 2),
    'u2,true,o1,student,ben,Ann,Source,ann@source.example,x',
    ...SCHOOL.users.slice(3),
  ];
  const importId = await uploaded(school('siblings', { users }));
  const first = await preview(importId);
  expect(first.counts).toMatchObject({ created: 1, refused: 2 });
  expect(first.rows.map(({ problems }) => problems[0]?.message)).toEqual([
    'Also in line 3. Keep one of them.',
    'Also in line 2. Keep one of them.',
    undefined,
  ]);
  await registrar.call('correctImport', {
    importId,
    cell: { line: 3, column: 'email', text: 'ben@siblings.example' },
    choices: null,
  });
  expect((await preview(importId)).counts).toMatchObject({ created: 3, refused: 0 });
});

test('every enrollment of a source comes to something that is counted [ADM-059]', async () => {
  const enrollments = [
    'sourcedId,status,classSourcedId,schoolSourcedId,userSourcedId,role',
    'e1,,c1,o1,u1,student',
    'e2,,c1,o1,u1,student',
    'e3,tobedeleted,c1,o1,u2,student',
    'e4,,c1,o1,u8,student',
    'e5,,c1,o1,u3,proctor',
  ];
  const { counts } = await preview(await uploaded(school('all', { enrollments })));
  expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(5);
  const users = [...SCHOOL.users, 'u7,false,o1,student,off,Off,Source,off@source.example,x'];
  const people = await preview(await uploaded(school('everybody', { users }), { kind: 'people' }));
  expect(people.counts).toMatchObject({ created: 4, 'left out': 1 });
});

test('people without an id, and several with one, are refused by name until somebody settles them [ADM-060]', async () => {
  const users = [
    SCHOOL.users[0],
    'u1,true,o1,student,ann,Ann,Source,ann@source.example,x',
    'u1,true,o1,student,ann,Ann,Source,ann@source.example,x',
    'u2,true,o1,student,bob,Bob,Source,bob@source.example,x',
    'u2,true,o1,student,eve,Eve,Other,eve@source.example,x',
    ',true,o1,student,cid,Cid,Source,cid@source.example,x',
  ];
  const importId = await uploaded(school('repeated', { users }), { kind: 'people' });
  const shown = async () =>
    (await preview(importId)).rows.map(({ line, kind, problems, note }) => [line, kind, problems[0]?.message ?? note]);
  expect(await shown()).toEqual([
    [2, 'created', null],
    [3, 'left out', 'This repeats line 2.'],
    [4, 'refused', 'Also in line 5. Keep one of them.'],
    [5, 'refused', 'Also in line 4. Keep one of them.'],
    [6, 'refused', 'The source gives this person no id.'],
  ]);
  await choose(importId, { leftOut: [5, 6] });
  expect((await shown()).map(([, kind]) => kind)).toEqual(['created', 'left out', 'created', 'left out', 'left out']);
  const { rows } = await preview(await uploaded(school('repeated', { users })));
  expect(rows[1]).toMatchObject({
    kind: 'refused',
    problems: [{ message: 'The file has several people with the id u2.' }],
  });
});

test('people of a source are imported as such, and one whom it has let go of is left alone [ADM-059, ADM-061]', async () => {
  const users = [...SCHOOL.users.slice(0, 2), 'u2,false,o1,student,bob,Bob,Source,bob@source.example,x'];
  expect(await bring(school('people', { users }), { kind: 'people' })).toEqual({ success: true, written: 1 });
  expect(
    await numberOf(world.db, sql`select count(*) from accounts where email like '%@people.example' and active`),
  ).toBe(1);
});

test('a source that is taken back is forgotten with its ids [ADM-052, ADM-060]', async () => {
  const importId = await uploaded(school('undo'));
  await apply(importId);
  const ids = () => numberOf(world.db, sql`select count(*) from import_source_ids where source like '%/undo'`);
  expect(await ids()).toBe(3);
  const { digest, kept } = (await registrar.call('previewUndoImport', { importId })).body;
  expect(kept).toEqual([]);
  expect((await registrar.call('undoImport', { importId, digest })).status).toBe(200);
  expect([await ids(), await emails('undo')]).toEqual([
    0,
    ['ann@undo.example student ended', 'bob@undo.example student ended', 'tea@undo.example instructor ended'],
  ]);
  expect((await preview(await uploaded(school('undo')))).counts).toMatchObject({ changed: 3 });
});

test('a source of a class admin is another one than that of the university, and says nothing of its people [ADM-060]', async () => {
  const own = world.as('admin');
  const base64 = oneRosterZip(school('two')).toString('base64');
  const place = {
    kind: 'enrollments',
    universityId: northfield,
    courseId: activeCourse,
    fileName: 'r.zip',
    base64,
  } as const;
  const { importId } = (await own.call('uploadImport', place)).body;
  const { digest } = (await own.call('importPreview', { importId, ...seen })).body;
  expect((await own.call('applyImport', { importId, digest, invitations: 'none' })).status).toBe(200);
  const users = [SCHOOL.users[0], 'u1,true,o1,student,eve,Eve,Other,eve@source.example,x'];
  const { rows } = await preview(await uploaded(school('two', { users, enrollments: SCHOOL.enrollments.slice(0, 2) })));
  expect(rows[0]).toMatchObject({ kind: 'created', cells: { email: 'eve@two.example' } });
});
