import { beforeEach, expect, test } from 'vitest';
import type { AssignmentFields } from '@bcs/contract/features/assignment-editor/model';
import { HOUR, plus } from '@bcs/contract/kernel/clock';
import { sql } from '#database/db';
import { ANCHOR, useWorld } from '#testing/world';

/** A new assignment as a draft. */
const NEW_FIELDS = {
  kind: 'assignment',
  title: 'A server of your own',
  header: 'Week 5',
  content: 'Build **one**.',
  required: true,
  requiredForGraduation: false,
  assignmentDate: '2026-03-12',
  dueDate: '2026-03-20T03:59:59.000Z',
  tied: null,
  minHours: 1,
  maxHours: 2.5,
  draft: true,
  releaseAt: null,
} as const;

const world = useWorld();
const { ids } = world;
const courseId = ids.activeCourse;
const DAY = 24 * HOUR;
beforeEach(() => world.at(ANCHOR));

const registrar = () => world.as('registrar');
async function open(assignmentId: number): Promise<AssignmentFields> {
  const { status, body } = await registrar().call('adminAssignment', { courseId, assignmentId });
  expect(status).toBe(200);
  return body.fields;
}
const preview = (assignmentId: number | null, fields: AssignmentFields) =>
  registrar().call('previewAssignment', { courseId, assignmentId, fields });
async function versionOf(assignmentId: number): Promise<number> {
  return (await registrar().call('adminAssignment', { courseId, assignmentId })).body.version;
}
async function save(assignmentId: number | null, fields: AssignmentFields) {
  const { body } = await preview(assignmentId, fields);
  const version = assignmentId === null ? null : await versionOf(assignmentId);
  return registrar().call('saveAssignment', { courseId, assignmentId, fields, version, digest: body.digest });
}
const page = (assignmentId: number) => world.as('student').call('courseworkDetail', { assignmentId });
const archiving = (assignmentId: number) => ({ courseId, assignmentId });
async function archive(name: 'archiveAssignment' | 'restoreAssignment', assignmentId: number) {
  const { body } = await registrar().call('previewArchiveAssignment', archiving(assignmentId));
  return registrar().call(name, { ...archiving(assignmentId), digest: body.digest });
}

test('a draft is written, scheduled, and comes out by itself at its moment [ADM-091, ADM-092, ADM-093]', async () => {
  const saved = await save(null, NEW_FIELDS);
  expect(saved.status).toBe(200);
  const { assignmentId } = saved.body;
  expect(await open(assignmentId)).toEqual(NEW_FIELDS);
  const stateOf = async () => {
    const { body } = await registrar().call('adminAssignments', { courseId });
    return body.assignments.find(({ id }) => id === assignmentId)?.state;
  };
  expect([await stateOf(), (await page(assignmentId)).status]).toEqual(['draft', 404]);
  const releaseAt = plus(ANCHOR, HOUR);
  expect((await save(assignmentId, { ...NEW_FIELDS, draft: false, releaseAt })).status).toBe(200);
  expect([await stateOf(), (await page(assignmentId)).status]).toEqual(['scheduled', 404]);
  world.at(releaseAt);
  expect([await stateOf(), (await page(assignmentId)).status]).toEqual(['released', 200]);
  const back = await preview(assignmentId, { ...NEW_FIELDS, draft: true });
  expect(back.body).toMatchObject({ errorCode: 'ASSIGNMENT_IS_OUT' });
});

test('choices that contradict each other are refused by the server as well [ADM-095]', async () => {
  for (const fields of [
    { ...NEW_FIELDS, required: false, requiredForGraduation: true },
    { ...NEW_FIELDS, minHours: 3, maxHours: 2 },
  ])
    expect((await preview(null, fields)).status).toBe(422);
  for (const title of ['Resume', 'Mock interview'])
    expect((await preview(null, { ...NEW_FIELDS, kind: 'milestone', title })).status).toBe(200);
  const academic = await open(ids.openAssignment);
  const crossed = await preview(ids.openAssignment, { ...academic, kind: 'milestone', title: 'Resume' });
  expect(crossed.body).toMatchObject({ errorCode: 'ASSIGNMENT_KIND_STAYS' });
});

test('another due date tells before who becomes late or overdue, and afterwards the pages say so [ADM-097, D-080]', async () => {
  const id = ids.gradedAssignment;
  const fields = await open(id);
  const dueDate = plus(fields.dueDate, -10 * DAY);
  const { body } = await preview(id, { ...fields, dueDate });
  const { late, missing, students } = await world.db.one<{ late: number; missing: number; students: number }>(sql`
    select count(*) filter (where w.first_submitted_at > ${dueDate}::timestamptz + make_interval(days => a.buffer_days)
        and w.first_submitted_at <= a.due_date + make_interval(days => a.buffer_days))::int as late,
      count(*) filter (where w.id is null)::int as missing, count(*)::int as students
    from assignments a
    join enrollments e on e.university_id = a.university_id and e.course_id = a.course_id and e.active and e.role = 'student'
    left join submissions w on w.university_id = a.university_id and w.assignment_id = a.id and w.enrollment_id = e.id
    where a.id = ${id}`);
  expect(late).toBeGreaterThan(0);
  expect(body).toMatchObject({ submissionsBecomeLate: late, submissionsNoLongerLate: 0, studentsTold: students });
  expect(missing).toBeGreaterThanOrEqual(body.studentsBecomeOverdue);
  const told = () =>
    world.db.one<{ n: number }>(sql`
    select count(*)::int as n from notifications where type = 'DUE_DATE_CHANGED' and (content ->> 'assignmentId')::int = ${id}`);
  const before = await told();
  expect((await save(id, { ...fields, dueDate })).status).toBe(200);
  expect((await told()).n - before.n).toBe(students);
  // saving the same values again has no further consequences
  expect((await preview(id, { ...fields, dueDate })).body).toMatchObject({
    submissionsBecomeLate: 0,
    studentsTold: 0,
    verdicts: [],
  });
  expect((await save(id, fields)).status).toBe(200);
});

test('what is optional, or archived, changes verdicts as the preview says, and bringing it back restores them [ADM-099]', async () => {
  const health = async () => (await world.as('admin').call('cohortHealthNames', { courseId })).body.students;
  const standings = async () => new Map((await health()).map((each) => [each.studentEnrollmentId, each.standing]));
  const id = ids.gradedAssignment;
  const was = await standings();
  const { body } = await registrar().call('previewArchiveAssignment', archiving(id));
  expect(body.verdicts.length).toBeGreaterThan(0);
  expect((await archive('archiveAssignment', id)).status).toBe(200);
  const archived = await standings();
  for (const { studentEnrollmentId, from, to } of body.verdicts)
    expect([was.get(studentEnrollmentId), archived.get(studentEnrollmentId)]).toEqual([from.standing, to.standing]);
  const untold = [...was].filter(
    ([each, standing]) =>
      archived.get(each) !== standing && !body.verdicts.some((one) => one.studentEnrollmentId === each),
  );
  expect(untold).toEqual([]);
  // closed for new work, but still readable
  expect((await page(id)).status).toBe(200);
  const graded = await world.as('instructor').call('extendAssignment', { assignmentId: id, bufferDays: 1 });
  expect(graded.body).toMatchObject({ errorCode: 'ASSIGNMENT_ARCHIVED' });
  const { body: list } = await world.as('student').call('coursework', { enrollmentId: ids.enrollments.student });
  const { archivedAssignments: _archived, ...counted } = list;
  expect(JSON.stringify(counted)).not.toContain(`"id":${id},"courseId"`);
  expect((await archive('restoreAssignment', id)).status).toBe(200);
  expect(await standings()).toEqual(was);
  const optional = await preview(id, { ...(await open(id)), required: false, requiredForGraduation: false });
  expect(optional.body.verdicts.length).toBeGreaterThan(0);
});

test('another due date is news to nobody any more once the assignment is archived [D-201, SUCC-080]', async () => {
  const id = ids.gradedAssignment;
  const fields = await open(id);
  const told = async () =>
    (
      await world.db.one<{ n: number }>(sql`
        select count(*)::int as n from notifications
        where type = 'DUE_DATE_CHANGED' and (facts ->> 'assignmentId')::int = ${id} and handled_at is null`)
    ).n;
  expect((await save(id, { ...fields, dueDate: plus(fields.dueDate, DAY) })).status).toBe(200);
  expect(await told()).toBeGreaterThan(0);
  expect((await archive('archiveAssignment', id)).status).toBe(200);
  expect(await told()).toBe(0);
  expect((await archive('restoreAssignment', id)).status).toBe(200);
  expect((await save(id, fields)).status).toBe(200);
});

test('two who edit at once do not overwrite each other, and nothing is written past its preview [ADM-097, ADM-111, ADM-115]', async () => {
  const fields = await open(ids.openAssignment);
  const mine = { ...fields, title: 'Mine' };
  const seen = await versionOf(ids.openAssignment);
  const { body } = await preview(ids.openAssignment, mine);
  expect((await save(ids.openAssignment, { ...fields, title: 'Theirs' })).status).toBe(200);
  const saving = { courseId, assignmentId: ids.openAssignment, fields: mine, digest: body.digest };
  const late = await registrar().call('saveAssignment', { ...saving, version: seen });
  expect(late.status).toBe(409);
  expect(late.body).toMatchObject({
    errorCode: 'CHANGED_MEANWHILE',
    current: { version: seen + 1, fields: { ...fields, title: 'Theirs' } },
  });
  const unseen = await registrar().call('saveAssignment', { ...saving, version: seen + 1 });
  expect(unseen.body).toMatchObject({ errorCode: 'PREVIEW_OUTDATED' });
  expect((await open(ids.openAssignment)).title).toBe('Theirs');
  const [entry] = await world.db.many<{ before: object; after: object }>(sql`
    select before, after from audit_entries where action = 'assignment.update' order by id desc limit 1`);
  expect(entry).toEqual({ before: { title: fields.title }, after: { title: 'Theirs' } });
});

test('an assignment of another class is not there', async () => {
  const { status } = await registrar().call('adminAssignment', {
    courseId: ids.fullTimeCourse,
    assignmentId: ids.openAssignment,
  });
  expect(status).toBe(404);
});

test('how many students see a change at once is told of a class that is published, and of nothing that stays hidden [ADM-097, D-239]', async () => {
  const { assignmentId } = (await save(null, NEW_FIELDS)).body;
  const { students } = await world.db.one<{ students: number }>(sql`
    select count(*)::int as students from enrollments where course_id = ${courseId} and role = 'student' and active`);
  const see = async (change: Partial<AssignmentFields>) =>
    (await preview(assignmentId, { ...NEW_FIELDS, ...change })).body.studentsSee;
  expect(await see({ draft: false })).toBe(students);
  expect(await see({ title: 'Renamed' })).toBe(0);
});

test('each submission keeps the words that stood when it was handed in, and staff read both [ADM-098]', async () => {
  const assignmentId = ids.ungradedAssignment;
  const asked = { assignmentId, studentId: ids.accounts.student };
  const work = async () => (await world.as('instructor').call('grade', asked)).body.submission;
  const versions = (version: number, by: 'instructor' | 'cd' | 'cm' | 'student' = 'instructor') =>
    world.as(by).call('assignmentVersions', { assignmentId, version });
  expect((await work())?.instructions).toEqual({ version: 1, isLatest: true });
  const fields = await open(assignmentId);
  // changing only the title creates no new version
  expect((await save(assignmentId, { ...fields, title: 'Another title' })).status).toBe(200);
  expect((await work())?.instructions).toEqual({ version: 1, isLatest: true });
  const rewritten = { ...fields, header: 'Read this first', content: `${fields.content} And test it.` };
  expect((await save(assignmentId, rewritten)).status).toBe(200);
  expect((await work())?.instructions).toEqual({ version: 1, isLatest: false });
  const { body } = await versions(1);
  const { header, content } = fields;
  expect(body).toEqual({
    earlier: { version: 1, header, content, until: ANCHOR },
    current: { version: 2, header: rewritten.header, content: rewritten.content, until: null },
  });
  expect((await versions(3)).status).toBe(404);
  const statuses = await Promise.all((['cm', 'cd', 'student'] as const).map((by) => versions(1, by)));
  expect(statuses.map(({ status }) => status)).toEqual([200, 403, 403]);
  // submissions from now on belong to the new instructions
  world.at(plus(ANCHOR, HOUR));
  const before = await work();
  await world.as('student').call('updateSubmission', {
    submission: {
      id: before?.id ?? 0,
      assignmentId,
      studentEnrollmentId: ids.enrollments.student,
      notes: 'With tests.',
    },
    submissionUrlList: before?.submissionUrlList ?? [],
  });
  expect((await work())?.instructions).toEqual({ version: 2, isLatest: true });
});

test('a plan sets the releases of a class at once, as its preview showed them and as each was changed in it [ADM-094]', async () => {
  const due = { dueDate: '2026-04-10T03:59:59.000Z', assignmentDate: '2026-04-06' };
  const made = async (title: string, rest: Partial<AssignmentFields> = {}): Promise<number> =>
    (await save(null, { ...NEW_FIELDS, ...due, ...rest, title })).body.assignmentId;
  const [first, second] = [
    await made('First'),
    await made('Second', { draft: false, releaseAt: '2026-04-01T12:00:00.000Z' }),
  ];
  const plan = (
    rule: { by: 'now' } | { by: 'week' } | { by: 'days'; days: number } | { by: 'hand' },
    own: { assignmentId: number; release: { draft: boolean; releaseAt: string | null } }[] = [],
  ) => registrar().call('previewReleases', { courseId, rule, own });
  const releasesBy = async (rule: Parameters<typeof plan>[0]) =>
    (await plan(rule)).body.planned
      .filter(({ id }) => id === first || id === second)
      .map(({ to, comesOut }) => [to.draft, to.releaseAt, comesOut]);
  // assignments that students already see are not in a plan
  const { body: whole } = await plan({ by: 'now' });
  expect(whole.planned.some(({ id }) => id === ids.openAssignment)).toBe(false);
  expect(await releasesBy({ by: 'now' })).toEqual([
    [false, null, true],
    [false, null, true],
  ]);
  // due on Thursday, April 9, in New York: its week begins on Sunday
  expect((await releasesBy({ by: 'week' }))[0]).toEqual([false, '2026-04-05T04:00:00.000Z', false]);
  expect((await releasesBy({ by: 'days', days: 3 }))[0]).toEqual([false, '2026-04-06T04:00:00.000Z', false]);
  expect((await releasesBy({ by: 'hand' }))[1]).toEqual([true, null, false]);
  const own = [{ assignmentId: second, release: { draft: false, releaseAt: null } }];
  const { body } = await plan({ by: 'week' }, own);
  const asked = { courseId, rule: { by: 'week' as const }, own, digest: body.digest };
  const other = await registrar().call('saveReleases', { ...asked, own: [] });
  expect(other.body).toMatchObject({ errorCode: 'PREVIEW_OUTDATED' });
  expect((await registrar().call('saveReleases', asked)).status).toBe(200);
  expect([(await page(first)).status, (await page(second)).status]).toEqual([404, 200]);
  expect(await open(first)).toMatchObject({ draft: false, releaseAt: '2026-04-05T04:00:00.000Z' });
  const entries = await world.db.many<{ name: string }>(sql`
    select object_name as name from audit_entries where action = 'assignment.update' order by id desc limit 2`);
  expect(entries.map(({ name }) => name).toSorted()).toEqual(['First', 'Second']);
});

test('what is archived takes no new work, is neither missed nor in averages, stays readable, and comes back [ADM-100]', async () => {
  const lists = async (by: 'student' | 'instructor' = 'student') =>
    (await world.as(by).call('coursework', { enrollmentId: ids.enrollments[by] })).body;
  const average = async () =>
    (await world.as('student').call('grades', { enrollmentId: ids.enrollments.student })).body;
  const hasIn = (list: readonly { id: number }[], id: number) => list.some((each) => each.id === id);
  const [done, missed] = [ids.gradedAssignment, ids.overdueAssignment];
  const was = await average();
  const standing = await lists();
  expect([hasIn(standing.calendarAssignments, done), hasIn(standing.overdueAssignments, missed)]).toEqual([true, true]);
  for (const id of [done, missed]) expect((await archive('archiveAssignment', id)).status).toBe(200);
  const body = await lists();
  expect([hasIn(body.calendarAssignments, done), hasIn(body.overdueAssignments, missed)]).toEqual([false, false]);
  // readable where there is work
  expect([hasIn(body.archivedAssignments, done), hasIn(body.archivedAssignments, missed)]).toEqual([true, false]);
  const staff = await lists('instructor');
  expect([hasIn(staff.archivedAssignments, done), hasIn(staff.archivedAssignments, missed)]).toEqual([true, true]);
  const { body: detail } = await page(done);
  expect(detail.assignment).toMatchObject({ isArchived: true, submissionGrade: { grade: 'A' } });
  expect(detail.students[0]?.submission?.submissionCommentList).toBeDefined();
  expect(await average()).not.toEqual(was);
  const handedIn = await world.as('student').call('createSubmission', {
    submission: { id: null, assignmentId: missed, studentEnrollmentId: ids.enrollments.student, notes: '' },
    submissionUrlList: [{ id: null, submissionId: null, url: 'https://github.com/maya/one', title: null }],
  });
  expect(handedIn.body).toMatchObject({ errorCode: 'ASSIGNMENT_ARCHIVED' });
  for (const id of [done, missed]) expect((await archive('restoreAssignment', id)).status).toBe(200);
  expect(await average()).toEqual(was);
  expect(await lists()).toEqual(standing);
});

test('instructors edit where their class allows it, and nothing else of its administration; off, all of it is closed [ADM-007, ADM-008, D-178]', async () => {
  const instructor = () => world.as('instructor2');
  const asked = { courseId };
  const allowed = (on: boolean) =>
    world.db.run(sql`update courses set instructors_may_edit = ${on} where id = ${courseId}`);
  const list = { search: '', universityId: null, state: null, sort: 'code', descending: false, page: 0 } as const;
  const fields = await open(ids.futureAssignment);
  const statuses = async () =>
    Promise.all([
      instructor().call('adminClasses', list),
      instructor().call('adminClass', asked),
      instructor().call('adminAssignments', asked),
      instructor().call('previewAssignment', { courseId, assignmentId: ids.futureAssignment, fields }),
      instructor().call('adminOverview', {}),
      instructor().call('adminSessions', asked),
    ]).then((answers) => answers.map(({ status }) => status));
  const way = async () => (await instructor().call('myInfo')).body.administers;
  expect(await statuses()).toEqual([403, 403, 403, 403, 403, 403]);
  expect(await way()).toBe(null);
  await allowed(true);
  expect(await statuses()).toEqual([200, 200, 200, 200, 200, 200]);
  expect(await way()).toBe('authoring');
  expect((await instructor().call('adminClasses', list)).body.rows.map((each) => each.courseId)).toEqual([courseId]);
  expect((await instructor().call('adminClass', { courseId: ids.fullTimeCourse })).status).toBe(403);
  const closed = await Promise.all([
    instructor().call('roster', {
      courseId,
      search: '',
      role: null,
      active: true,
      sort: 'name',
      descending: false,
      page: 0,
    } as never),
    instructor().call('previewClassSettings', { courseId, keeps: 'instants', pattern: null, settings: null }),
    instructor().call('publishClass', asked),
    instructor().call('setupSteps', {}),
  ]);
  expect(closed.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
  const { body } = await instructor().call('previewAssignment', {
    courseId,
    assignmentId: ids.futureAssignment,
    fields: { ...fields, title: 'By an instructor' },
  });
  const saved = await instructor().call('saveAssignment', {
    courseId,
    assignmentId: ids.futureAssignment,
    fields: { ...fields, title: 'By an instructor' },
    version: await versionOf(ids.futureAssignment),
    digest: body.digest,
  });
  expect(saved.status).toBe(200);
  await allowed(false);
  expect(await statuses()).toEqual([403, 403, 403, 403, 403, 403]);
});

test('a due date is tied to a session of the class, at its start or days after it, by the clocks of the class [ADM-096]', async () => {
  const start = async (id: number) =>
    (await world.db.one<{ at: string }>(sql`select start_time as at from sessions where id = ${id}`)).at;
  const tied = { sessionId: ids.futureSession, tie: { at: 'start' } } as const;
  const saved = await save(null, { ...NEW_FIELDS, title: 'Tied', tied });
  expect(saved.status).toBe(200);
  const { assignmentId } = saved.body;
  // whatever due date was sent, the session decides
  expect(await open(assignmentId)).toMatchObject({ tied, dueDate: await start(ids.futureSession) });
  const later = { sessionId: ids.futureSession, tie: { daysAfter: 3, time: '23:59' } };
  expect((await save(assignmentId, { ...NEW_FIELDS, title: 'Tied', tied: later })).status).toBe(200);
  const { local } = await world.db.one<{ local: string }>(sql`
    select to_char(a.due_date at time zone c.time_zone, 'HH24:MI') || ' ' ||
      ((a.due_date at time zone c.time_zone)::date - (s.start_time at time zone c.time_zone)::date) as local
    from assignments a join courses c on c.id = a.course_id join sessions s on s.id = a.due_session_id where a.id = ${assignmentId}`);
  expect(local).toBe('23:59 3');
  for (const sessionId of [ids.lakesideSession, 99_999]) {
    const refused = await preview(assignmentId, { ...NEW_FIELDS, tied: { ...tied, sessionId } });
    expect(refused.body).toMatchObject({ errorCode: 'TIED_SESSION_GONE' });
  }
  expect((await save(assignmentId, { ...NEW_FIELDS, title: 'Free', tied: null })).status).toBe(200);
  expect(await open(assignmentId)).toMatchObject({ tied: null, dueDate: NEW_FIELDS.dueDate });
});
