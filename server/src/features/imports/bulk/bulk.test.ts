import { beforeEach, expect, test } from 'vitest';
import { HOUR, plus } from '@bcs/contract/kernel/clock';
import { sql } from '#database/db';
import { numberOf } from '#testing/rows';
import { ANCHOR, useWorld } from '#testing/world';

const world = useWorld();
const { activeCourse, fullTimeCourse, northfield } = world.ids;
const STUDENT = 'student@northfield.example';
const AS_TA = { what: 'enroll', role: 'ta' };
const ENDING = { what: 'end', reason: 'withdrawn', lastDay: '2026-03-09', note: 'Moved away' };

beforeEach(() => world.at(ANCHOR));

interface Wanted {
  readonly courseId: number;
  readonly change: object;
  readonly emails: readonly string[];
}
type By = 'operator' | 'registrar' | 'admin';
const preview = (wanted: Wanted, fromCourseId: number | null = null, by: By = 'operator') =>
  world.as(by).call('previewEnrollments', { ...wanted, fromCourseId });
const save = async (wanted: Wanted, by: By = 'operator') => {
  const { digest } = (await preview(wanted, null, by)).body;
  return (await world.as(by).call('saveEnrollments', { ...wanted, digest })).body as {
    importId: number;
    changed: number;
  };
};
const active = (courseId: number, email: string) =>
  numberOf(
    world.db,
    sql`select count(*) from enrollments e join accounts a on a.id = e.account_id
      where e.university_id = ${northfield} and e.course_id = ${courseId} and a.email = ${email} and e.active`,
  );
const emailsOf = async (courseId: number, role: string): Promise<string[]> =>
  (
    await world.db.many<{ email: string }>(sql`
      select a.email from enrollments e join accounts a on a.id = e.account_id
      where e.university_id = ${northfield} and e.course_id = ${courseId} and e.role = ${role} and e.active order by 1`)
  ).map(({ email }) => email);

test('what the preview shows is written, and what has changed since is shown anew [ADM-031, ADM-044, ADM-045, ADM-117]', async () => {
  const wanted = { courseId: fullTimeCourse, change: AS_TA, emails: [STUDENT.toUpperCase(), STUDENT] };
  const { rows, digest } = (await preview(wanted)).body;
  expect(rows).toEqual([{ email: STUDENT, name: null, what: 'begin', why: null }]);
  const refused = { ...wanted, emails: [STUDENT, 'stranger@nowhere.example', 'no mail'] };
  const seen = (await preview(refused)).body as unknown as { rows: { what: string }[]; digest: string };
  expect(seen.rows.map(({ what }) => what)).toEqual(['begin', 'refused', 'refused']);
  const all = world.as('operator');
  expect((await all.call('saveEnrollments', { ...refused, digest: seen.digest })).body).toMatchObject({
    errorCode: 'ROWS_REFUSED',
  });
  expect(await active(fullTimeCourse, STUDENT)).toBe(0);
  const apply = () => all.call('saveEnrollments', { ...wanted, digest });
  expect((await apply()).body).toMatchObject({ success: true, changed: 1 });
  expect((await apply()).body).toMatchObject({ errorCode: 'PREVIEW_OUTDATED' });
  expect((await preview(wanted)).body.rows).toMatchObject([{ what: 'unchanged', name: 'Maya Okafor' }]);
});

test('people come from another class of the university that the caller administers, and from no other [ADM-031, ADM-008]', async () => {
  const change = { what: 'enroll', role: 'student' };
  const wanted = { courseId: fullTimeCourse, change, emails: [] };
  const { rows } = (await preview(wanted, activeCourse, 'registrar')).body as unknown as { rows: { email: string }[] };
  expect(rows.map(({ email }) => email).toSorted()).toEqual(await emailsOf(activeCourse, 'student'));
  expect((await preview(wanted, world.ids.lakesideCourse)).body.rows).toEqual([]);
  const byRole = await preview({ ...wanted, courseId: activeCourse }, fullTimeCourse, 'admin');
  const isAdminThere = (await emailsOf(fullTimeCourse, 'admin')).includes('admin@northfield.example');
  expect((byRole.body.rows as unknown as object[]).length > 0).toBe(isAdminThere);
});

test('several enrollments end at once with their reason, and undoing brings back whom nobody has touched [ADM-032, ADM-052, ADM-117]', async () => {
  const [first = '', second = ''] = await emailsOf(activeCourse, 'student');
  const done = await save({ courseId: activeCourse, change: ENDING, emails: [first, second, 'not@there.example'] });
  expect(done.changed).toBe(2);
  const ended = await world.db.many(sql`
    select e.end_reason as reason, e.last_day as "lastDay", h.note, h.what, a.reason as audited
    from enrollments e join accounts p on p.id = e.account_id and p.email = any(${[first, second]}::text[])
    join enrollment_history h on h.university_id = e.university_id and h.enrollment_id = e.id and h.import_id = ${done.importId}
    join audit_entries a on a.object_id = e.id and a.object_kind = 'enrollment' and a.action = 'enrollment.end'
    where e.university_id = ${northfield} and e.course_id = ${activeCourse}`);
  const told = { reason: 'withdrawn', lastDay: '2026-03-09', note: 'Moved away', what: 'ended' };
  expect(ended).toEqual([
    { ...told, audited: 'withdrawn: Moved away' },
    { ...told, audited: 'withdrawn: Moved away' },
  ]);
  // later changes of many people do not prevent it, and one of them was brought back by hand meanwhile
  await save({ courseId: fullTimeCourse, change: AS_TA, emails: [first] });
  await save({ courseId: activeCourse, change: { what: 'enroll', role: 'ta' }, emails: [second] });
  const registrar = world.as('registrar');
  const undoing = await registrar.call('previewUndoImport', { importId: done.importId });
  expect(undoing.body).toMatchObject({
    takenBack: 1,
    kept: [{ why: 'has another role in the class by now' }],
  });
  await save({ courseId: activeCourse, change: { ...ENDING, reason: 'by mistake' }, emails: [second] });
  await save({ courseId: activeCourse, change: { what: 'enroll', role: 'student' }, emails: [second] });
  const again = (await registrar.call('previewUndoImport', { importId: done.importId })).body;
  expect(again).toMatchObject({ takenBack: 1, kept: [{ why: 'has changed since: active' }] });
  await registrar.call('undoImport', { importId: done.importId, digest: again.digest });
  expect([await active(activeCourse, first), await active(activeCourse, second)]).toEqual([1, 1]);
});

test('what was done stands among the imports for 30 days, with its report and without a file [ADM-053, ADM-117]', async () => {
  const [first = ''] = await emailsOf(fullTimeCourse, 'student');
  const { importId } = await save({ courseId: fullTimeCourse, change: ENDING, emails: [first] });
  const registrar = world.as('registrar');
  const { rows } = (await registrar.call('imports', { sort: 'createdAt', descending: true, page: 0 }))
    .body as unknown as {
    rows: object[];
  };
  expect(rows[0]).toMatchObject({ id: importId, kind: 'enrollments', fileName: 'Enrollments ended: Withdrawn' });
  const looking = { importId, kind: 'all', page: 0, after: -1 };
  expect((await registrar.call('importPreview', looking)).body).toMatchObject({
    import: { state: 'applied' },
    canApply: false,
  });
  const report = (await registrar.call('importReport', { importId })).body;
  expect(report.csv).toContain(`${first},1,end`);
  world.at(plus(ANCHOR, 31 * 24 * HOUR));
  expect((await world.as('registrar').call('previewUndoImport', { importId })).body).toMatchObject({
    errorCode: 'IMPORT_NOT_TO_UNDO',
  });
});

test('at most 500 people at once [ADM-117]', async () => {
  const emails = Array.from({ length: 501 }, (_, index) => `p${index}@many.example`);
  expect((await preview({ courseId: activeCourse, change: AS_TA, emails })).status).toBe(422);
});

test('who is enrolled and has never signed in is invited where that is wanted, nobody else [ADM-018, ADM-019]', async () => {
  const email = 'never-signed-in@new.example';
  const seat = { courseId: activeCourse, role: 'ta' };
  await world.as('operator').call('createPerson', { email, firstName: 'Sue', lastName: 'New', seat, invites: false });
  const invited = () => numberOf(world.db, sql`select count(*) from invitations where course_id = ${fullTimeCourse}`);
  const before = await invited();
  const wanted = { courseId: fullTimeCourse, change: AS_TA, emails: [email.toUpperCase(), 'mfa@northfield.example'] };
  const { digest } = (await preview(wanted)).body;
  const { status } = await world.as('operator').call('saveEnrollments', { ...wanted, invites: true, digest });
  expect([status, await active(fullTimeCourse, email), await invited()]).toEqual([200, 1, before + 1]);
});
