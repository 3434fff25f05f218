import { expect, test } from 'vitest';
import { sql } from '#database/db';
import { useWorld } from '#testing/world';

const world = useWorld();
const { ids } = world;
const registrar = () => world.as('registrar');
const universityId = ids.northfield;
const now = async () => (await registrar().call('adminUniversity', { universityId })).body;
const NEW = { universityId, version: null } as const;

test('a program and its cohort are made, changed and archived, and a class begins in it [ADM-065, ADM-071]', async () => {
  const made = await registrar().call('saveProgram', {
    ...NEW,
    programId: null,
    name: 'Security',
    programType: 'Cyber',
  });
  const { programId } = made.body;
  const days = { startDate: '2026-09-01', endDate: '2027-02-28' } as const;
  const cohort = { ...NEW, cohortId: null, programId, name: 'Cohort 9', ...days };
  const { cohortId } = (await registrar().call('saveCohort', cohort)).body;
  const found = async () => (await now()).cohorts.find(({ id }) => id === cohortId);
  expect(await found()).toMatchObject({
    programId,
    name: 'Cohort 9',
    ...days,
    archived: false,
    classes: 0,
    version: 1,
  });
  const change = { ...cohort, cohortId, version: 1, name: 'Cohort 10' };
  expect((await registrar().call('saveCohort', change)).status).toBe(200);
  const second = await registrar().call('saveCohort', { ...change, name: 'Cohort 11' });
  expect([second.body.errorCode, second.body.current]).toMatchObject(['CHANGED_MEANWHILE', { name: 'Cohort 10' }]);
  const begun = { universityId, cohortId, code: 'SEC-1', name: 'Security', ...days };
  expect((await registrar().call('createClass', begun)).status).toBe(200);
  // its surveys depend on the type
  const retyped = { ...NEW, programId, version: 1, name: 'Security', programType: 'UX/UI' } as const;
  expect((await registrar().call('saveProgram', retyped)).body.errorCode).toBe('PROGRAM_HAS_CLASSES');
  const renamed = { ...retyped, name: 'Cybersecurity', programType: 'Cyber' } as const;
  expect((await registrar().call('saveProgram', renamed)).status).toBe(200);
  const one = { universityId, cohortId };
  expect((await registrar().call('archiveCohort', one)).status).toBe(200);
  expect((await registrar().call('archiveCohort', one)).body.errorCode).toBe('ALREADY_ARCHIVED');
  const offered = async () => {
    const asked = { search: '', role: null, cohortId: null, courseId: null, state: null } as const;
    const list = { ...asked, universityId, sort: 'name', descending: false, page: 0 } as const;
    return (await registrar().call('adminPeople', list)).body.choices.cohorts.map(({ id }) => id);
  };
  expect(await offered()).not.toContain(cohortId);
  expect((await registrar().call('createClass', { ...begun, code: 'SEC-2' })).body.errorCode).toBe('NOT_ITS_COHORT');
  expect((await registrar().call('restoreCohort', one)).status).toBe(200);
  expect(await offered()).toContain(cohortId);
});

test('what belongs to another university is not found, and none of its programs is taken', async () => {
  const { id: foreign } = await world.db.one<{ id: number }>(
    sql`select id from programs where university_id = ${ids.lakeside}`,
  );
  const days = { startDate: '2026-09-01', endDate: '2027-02-28' } as const;
  const cohort = { ...NEW, cohortId: null, programId: foreign, name: 'Cohort 9', ...days };
  expect((await registrar().call('saveCohort', cohort)).body.errorCode).toBe('NOT_ITS_PROGRAM');
  const program = { universityId, version: 1, programId: foreign, name: 'Mine', programType: 'Cyber' } as const;
  expect((await registrar().call('saveProgram', program)).status).toBe(404);
  expect((await registrar().call('archiveCohort', { universityId, cohortId: 2_000_000 })).status).toBe(404);
});

test('a room is made and changed; archived it is offered to no new session and stays with those that are planned [ADM-065]', async () => {
  const room = { ...NEW, roomId: null, name: 'Room 12', roomNumber: '12', buildingName: ' ', videoUrl: null };
  const { roomId } = (await registrar().call('saveRoom', room)).body;
  const offered = async () =>
    (await registrar().call('adminSessions', { courseId: ids.activeCourse })).body.course.rooms.map(({ id }) => id);
  expect(await offered()).toContain(roomId);
  const link = 'https://meet.example/12';
  expect((await registrar().call('saveRoom', { ...room, roomId, version: 1, videoUrl: link })).status).toBe(200);
  expect((await registrar().call('saveRoom', { ...room, roomId, version: 1 })).body.errorCode).toBe(
    'CHANGED_MEANWHILE',
  );
  for (const videoUrl of ['data:text/html,x', 'http://meet.example'])
    expect((await registrar().call('saveRoom', { ...room, videoUrl })).status).toBe(422);
  await registrar().call('archiveRoom', { universityId, roomId, archived: true });
  expect(await offered()).not.toContain(roomId);
  expect((await now()).rooms.find(({ id }) => id === roomId)).toMatchObject({
    archived: true,
    videoUrl: link,
    buildingName: null,
  });
  await registrar().call('archiveRoom', { universityId, roomId, archived: false });
  expect(await offered()).toContain(roomId);
});

test('what a cohort hides is told with the number of people, saved, and gone for them at once [ADM-078, PICK-025]', async () => {
  const cohort = { universityId, cohortId: ids.activeCohort };
  const before = (await registrar().call('previewCohortSwitches', cohort)).body;
  const { students } = await world.db.one<{ students: number }>(sql`
    select count(distinct e.account_id)::int as students from enrollments e join courses c on c.id = e.course_id
    where c.cohort_id = ${ids.activeCohort} and c.state in ('draft', 'published') and e.active and e.role = 'student'`);
  expect(students).toBeGreaterThan(10);
  expect(before.students).toBe(students);
  const wanted = { ...cohort, version: before.version, ...before.hides, hideBilling: true };
  expect((await registrar().call('saveCohortSwitches', wanted)).status).toBe(200);
  expect((await world.as('student').call('billing', { enrollmentId: ids.enrollments.student })).status).toBe(403);
  expect((await registrar().call('saveCohortSwitches', wanted)).body.errorCode).toBe('CHANGED_MEANWHILE');
});

test('a feature is switched off for everybody, with the number of people, by the installation alone [ADM-078, SHELL-062]', async () => {
  const operator = world.as('operator');
  const { flags, students, staff } = (await operator.call('featureFlags', {})).body;
  expect(flags.map(({ key }) => key)).toHaveLength(5);
  expect([students > 10, staff > 3]).toEqual([true, true]);
  expect((await registrar().call('setFeatureFlag', { key: 'billing', enabled: false })).status).toBe(403);
  expect((await operator.call('setFeatureFlag', { key: 'billing', enabled: false })).status).toBe(200);
  expect((await world.as('student').call('myInfo')).body.featureFlags.billing).toBe(false);
});
