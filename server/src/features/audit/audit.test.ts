import { beforeEach, expect, test } from 'vitest';
import { HOUR, plus } from '@bcs/contract/kernel/clock';
import { sql } from '#database/db';
import { csvLines } from '#kernel/csv-lines';
import { audit } from '#kernel/audit';
import { ANCHOR, useWorld } from '#testing/world';

const world = useWorld();
const { northfield, lakeside, activeCourse, fullTimeCourse, lakesideCourse, accounts } = world.ids;
const NO_FILTER = { person: '', object: '', courseId: null, action: null, origin: null, from: null, until: null };
const ALL = { ...NO_FILTER, sort: 'at', descending: true, page: 0 };

/** The number of entries in each place, by the place's name. */
const PLACES = [
  { name: 'installation', universityId: null, courseId: null },
  { name: 'northfield', universityId: northfield, courseId: null },
  { name: 'active class', universityId: northfield, courseId: activeCourse },
  { name: 'other class', universityId: northfield, courseId: fullTimeCourse },
  { name: 'lakeside class', universityId: lakeside, courseId: lakesideCourse },
];
beforeEach(async () => {
  world.at(ANCHOR);
  await world.db.run(sql`truncate audit_entries`);
  await audit(
    world.db,
    { accountId: accounts.operator, origin: 'screen', at: '2026-03-10T12:00:00.000Z' },
    PLACES.map(({ name, ...place }) => ({
      action: 'person.create',
      object: { kind: 'person', id: accounts.student, name },
      personId: accounts.student,
      after: { name },
      ...place,
    })),
  );
});
const names = async (by: Parameters<typeof world.as>[0], change: object = {}) => {
  const { status, body } = await world.as(by).call('auditEntries', { ...ALL, ...change });
  return status === 200 ? body.rows.map(({ object }) => object.name).toReversed() : body.errorCode;
};

test('everybody reads what belongs to the own universities and classes, and nothing else [ADM-114, ADM-006]', async () => {
  expect(await names('operator')).toEqual(PLACES.map(({ name }) => name));
  expect(await names('registrar')).toEqual(['northfield', 'active class', 'other class']);
  expect(await names('admin')).toEqual(['active class']);
  expect(await names('cm')).toEqual(['active class']);
  expect(await names('admin', { courseId: fullTimeCourse })).toEqual([]);
  for (const name of ['student', 'instructor', 'ta', 'ssm', 'cd'] as const) expect(await names(name)).toBe('FORBIDDEN');
});

test('filters by person, object, class, action, origin and period narrow down what is counted [ADM-112, ADM-015]', async () => {
  await audit(world.db, { accountId: null, origin: 'command line', at: '2026-03-11T23:59:59.000Z' }, [
    { action: 'grant.give', object: { kind: 'grant', id: 9, name: '100% ours' }, personId: accounts.cm },
  ]);
  expect(await names('operator', { action: 'grant.give' })).toEqual(['100% ours']);
  expect(await names('operator', { origin: 'command line' })).toEqual(['100% ours']);
  expect(await names('operator', { object: '100% OU' })).toEqual(['100% ours']);
  expect(await names('operator', { courseId: activeCourse })).toEqual(['active class']);
  expect(await names('operator', { from: '2026-03-11', until: '2026-03-11' })).toEqual(['100% ours']);
  expect((await names('operator', { until: '2026-03-10' }))?.length).toBe(5);
  expect(await names('operator', { person: 'CM@northfield.example' })).toEqual(['100% ours', 'Samuel Park']);
  const { total, courses } = (await world.as('operator').call('auditEntries', ALL)).body;
  expect([total, courses.map(({ id }) => id).includes(activeCourse)]).toEqual([7, true]);
});

test('to open the history of a person is an entry, once an hour, where one may see something of it [ADM-114]', async () => {
  const person = 'student@northfield.example';
  const opened = () =>
    world.db.many(sql`
      select author_account_id as by, university_id as at from audit_entries where action = 'person.open-history' order by id`);
  await names('registrar', { person });
  await names('registrar', { person });
  expect(await opened()).toEqual([{ by: accounts.registrar, at: northfield }]);
  world.at(plus(ANCHOR, HOUR));
  await names('registrar', { person });
  expect((await opened()).length).toBe(2);
  await names('registrar', { person: 'student@lakeside.example' });
  expect((await opened()).length).toBe(2);
});

test('the export is a file that no spreadsheet runs, is written down, and holds what the list shows [ADM-112, ADM-129]', async () => {
  await audit(world.db, { accountId: accounts.operator, origin: 'screen', at: ANCHOR }, [
    {
      action: 'person.create',
      object: { kind: 'person', id: 1, name: '=cmd|calc' },
      universityId: northfield,
      reason: '@x',
    },
  ]);
  const { body } = await world.as('registrar').call('exportAuditEntries', NO_FILTER);
  const [head, ...lines] = csvLines(body.text);
  expect(head?.cells.slice(0, 4)).toEqual(['Moment', 'Author', 'Origin', 'Action']);
  expect(lines.map(({ cells }) => cells[5])).toEqual(["'=cmd|calc", 'other class', 'active class', 'northfield']);
  expect(body.text).toContain("'=cmd|calc");
  expect(body.text).toContain("'@x");
  expect(body.fileName).toBe('history-2026-03-11.csv');
  const told = await world.db.many(sql`
    select university_id as university, after from audit_entries where action = 'history.export'`);
  expect(told).toEqual([{ university: northfield, after: { rows: 4 } }]);
});

test('entries of somebody else are no way to see another university: two requests of one kind count the same [ADM-002]', async () => {
  const { total } = (await world.as('registrar').call('auditEntries', { ...ALL, courseId: lakesideCourse })).body;
  expect(total).toBe(0);
  const { courses } = (await world.as('registrar').call('auditEntries', ALL)).body;
  expect(courses.map(({ id }) => id)).not.toContain(lakesideCourse);
});

test('days are those of the universities of the reader where they share a zone, else of UTC [ADM-112, D-284]', async () => {
  await world.db.run(sql`update universities set time_zone = 'America/New_York' where id = ${northfield}`);
  await world.db.run(sql`update universities set time_zone = 'Europe/London' where id <> ${northfield}`);
  // nine in the evening of March 10 in New York
  await world.db.run(sql`truncate audit_entries`);
  await audit(world.db, { accountId: accounts.operator, origin: 'screen', at: '2026-03-11T01:00:00.000Z' }, [
    {
      action: 'person.create',
      object: { kind: 'person', id: accounts.student, name: 'late' },
      personId: accounts.student,
      after: {},
      universityId: northfield,
      courseId: null,
    },
  ]);
  const on = { from: '2026-03-10', until: '2026-03-10' };
  expect(await names('registrar', on)).toEqual(['late']);
  expect((await world.as('registrar').call('auditEntries', ALL)).body.timeZone).toBe('America/New_York');
  expect(await names('operator', on)).toEqual([]);
  expect((await world.as('operator').call('auditEntries', ALL)).body.timeZone).toBe('UTC');
});
