import { expect, test } from 'vitest';
import { nearestReadable } from '@bcs/contract/features/universities/accent';
import { sql } from '#database/db';
import { useWorld } from '#testing/world';

const world = useWorld();
const { ids } = world;
const operator = () => world.as('operator');
const registrar = () => world.as('registrar');
const universityId = ids.northfield;
const ALL = { search: '', archived: false, sort: 'name', descending: false, page: 0 } as const;
const HOLIDAYS = [{ from: '2026-12-20', to: '2027-01-03', name: 'Winter recess' }];

const one = async (id: number = universityId) => (await operator().call('adminUniversity', { universityId: id })).body;
const fields = async () => {
  const { version, name, shortName, accentColor, supportEmail, timeZone, holidays } = await one();
  return { universityId, version, name, shortName, accentColor, supportEmail, timeZone, holidays };
};
const history = () =>
  world.db.many(sql`
    select action, object_name as name, before, after from audit_entries where at = ${world.now} and action = 'university.update'
    order by id`);

test('a grant lists its universities, and one over the installation makes new ones [ADM-002, ADM-065]', async () => {
  const listed = async (by: 'operator' | 'registrar') => (await world.as(by).call('adminUniversities', ALL)).body;
  expect(await listed('registrar')).toMatchObject({ total: 1, mayCreate: false, rows: [{ id: universityId }] });
  const before = await listed('operator');
  expect(before).toMatchObject({ mayCreate: true });
  const made = await operator().call('createUniversity', { name: ' Riverside College ', timeZone: 'America/Denver' });
  expect(made.status).toBe(200);
  expect((await listed('operator')).total).toBe(before.total + 1);
  expect(await one(made.body.universityId)).toMatchObject({ name: 'Riverside College', timeZone: 'America/Denver' });
  const again = await operator().call('createUniversity', { name: 'Riverside College', timeZone: 'America/Denver' });
  expect(again.body.errorCode).toBe('UNIVERSITY_NAME_TAKEN');
  expect((await registrar().call('createUniversity', { name: 'Mine', timeZone: 'America/Denver' })).status).toBe(403);
  expect((await registrar().call('adminUniversity', { universityId: ids.lakeside })).status).toBe(404);
});

test('brand, time zone and holidays are saved, told in the history, and taken over by a new class [ADM-066, ADM-111]', async () => {
  const brand = { shortName: 'NFS', accentColor: '#4b2fbf', supportEmail: 'desk@northfield.example' };
  const changed = { ...(await fields()), ...brand, timeZone: 'America/Chicago', holidays: HOLIDAYS };
  expect((await registrar().call('updateUniversity', changed)).status).toBe(200);
  expect(await one()).toMatchObject({ ...brand, timeZone: 'America/Chicago', holidays: HOLIDAYS });
  expect((await one()).version).toBe(changed.version + 1);
  expect(await history()).toMatchObject([
    {
      action: 'university.update',
      before: { shortName: 'Northfield' },
      after: { shortName: 'NFS', holidays: HOLIDAYS },
    },
  ]);
  const { enrollment } = (await world.as('student').call('enrollmentInfo', { enrollmentId: ids.enrollments.student }))
    .body;
  const { shortName, accentColor } = enrollment.course.cohort.program.university;
  expect({ shortName, accentColor }).toEqual({ shortName: 'NFS', accentColor: '#4b2fbf' });
  const begun = {
    universityId,
    cohortId: ids.activeCohort,
    code: 'FSF-NEW',
    name: 'Next autumn',
    startDate: '2026-09-01',
    endDate: '2027-02-28',
  } as const;
  const { courseId } = (await registrar().call('createClass', begun)).body;
  expect(await world.db.one(sql`select time_zone, holidays from courses where id = ${courseId}`)).toEqual({
    time_zone: 'America/Chicago',
    holidays: HOLIDAYS,
  });
  const hidden = sql`update cohorts set hide_web_to_case = true where id = ${ids.activeCohort}`;
  await world.db.run(hidden);
  const form = await world.as('student').call('supportForm', { enrollmentId: ids.enrollments.student });
  expect(form.body).toMatchObject({ hidden: true, supportEmail: 'desk@northfield.example' });
});

test('an accent colour that cannot be read is refused with the nearest shade that can; what stands is kept [ADM-067]', async () => {
  const before = await fields();
  const { status, body } = await registrar().call('updateUniversity', { ...before, accentColor: '#ffd400' });
  expect([status, body.errorCode]).toEqual([422, 'ACCENT_NOT_READABLE']);
  expect(body.fields?.accentColor).toContain(nearestReadable('#ffd400'));
  expect(await fields()).toEqual(before);
  const offered = { ...before, accentColor: nearestReadable('#ffd400') };
  expect((await registrar().call('updateUniversity', offered)).status).toBe(200);
});

test.each([
  ['timeZone', 'Mars/Olympus'],
  ['accentColor', 'red'],
  ['accentColor', '#ABCDEF'],
  ['supportEmail', 'no e-mail'],
  ['name', ' '],
  ['shortName', 'x'.repeat(21)],
  ['holidays', [{ from: '2026-12-20', to: '2026-12-19', name: 'Backwards' }]],
  ['holidays', [{ from: '2026-12-20', to: '2026-12-21', name: '' }]],
  ['holidays', Array.from({ length: 101 }, () => HOLIDAYS[0])],
])('%s %j is refused', async (field, value) => {
  const wrong = { ...(await fields()), [field]: value };
  expect((await registrar().call('updateUniversity', wrong as never)).status).toBe(422);
});

test('an archived university leaves the list and takes no new class, and is brought back as it was [ADM-071]', async () => {
  const ofUniversity = { universityId };
  expect((await registrar().call('archiveUniversity', ofUniversity)).status).toBe(403);
  expect((await operator().call('archiveUniversity', ofUniversity)).status).toBe(200);
  expect((await operator().call('archiveUniversity', ofUniversity)).body.errorCode).toBe('ALREADY_ARCHIVED');
  const names = async (archived: boolean) =>
    (await operator().call('adminUniversities', { ...ALL, archived })).body.rows.map(({ id }) => id);
  expect(await names(false)).not.toContain(universityId);
  expect(await names(true)).toEqual([universityId]);
  expect((await operator().call('restoreUniversity', ofUniversity)).status).toBe(200);
  expect((await operator().call('restoreUniversity', ofUniversity)).body.errorCode).toBe('NOT_ARCHIVED');
  expect(await names(false)).toContain(universityId);
});

/** A picture of one white pixel. */
const PNG =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==';

test('a logo is drawn anew, served while it is shown, and taken away; what is no picture is refused [ADM-066]', async () => {
  const save = (logo: string | null) => registrar().call('saveUniversityLogo', { universityId, logo });
  const { logoUrl } = (await save(PNG)).body;
  expect(logoUrl).toMatch(/^\/files\/pictures\/.+\.webp$/);
  expect((await one()).logoUrl).toBe(logoUrl);
  const get = () => world.app.inject({ url: String(logoUrl) });
  expect((await get()).statusCode).toBe(200);
  await world.db.run(sql`update accounts set active = false where id = ${ids.accounts.registrar}`);
  expect((await get()).statusCode).toBe(200);
  await world.db.run(sql`update accounts set active = true where id = ${ids.accounts.registrar}`);
  expect((await save('data:text/html;base64,PGI+')).body.errorCode).toBe('PICTURE_REJECTED');
  expect((await save(null)).body).toEqual({ logoUrl: null });
  expect((await get()).statusCode).toBe(404);
});
