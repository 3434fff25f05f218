import { beforeEach, expect, test } from 'vitest';
import { RESOURCE } from '@bcs/contract/features/resources/failures';
import { MOST_RESOURCES } from '@bcs/contract/kernel/lengths';
import { sql } from '#database/db';
import type { DemoName } from '#database/seed/ids';
import { findResources } from '#testing/class-resources';
import { givenResource, LINK, pdfOf, photo, resourcesOf } from '#testing/resources';
import { ANCHOR, useWorld } from '#testing/world';

const world = useWorld();
const { ids } = world;
const { activeCourse: courseId, futureSession: sessionId } = ids;
const { one, upload, held, save, seenBy } = resourcesOf(world);
beforeEach(() => world.at(ANCHOR));

test('students and staff see links, PDF files and pictures in their order [ADM-090]', async () => {
  const [handout, drawing] = [(await upload(pdfOf())).body, (await upload(await photo(), 'Skizze 1.JPG')).body];
  await save([givenResource(drawing, ' A drawing '), LINK, givenResource(handout)]);
  const expected = [
    { title: 'A drawing', file: { mimeType: 'image/webp', name: 'Skizze 1.webp', size: expect.any(Number) } },
    { title: 'The tutorial', url: 'https://developer.mozilla.org/docs', file: null },
    { title: 'Handout', file: { mimeType: 'application/pdf', name: 'handout.pdf', size: 100 } },
  ];
  expect(await seenBy('student')).toMatchObject(expected);
  expect(await seenBy('ta')).toMatchObject(expected);
  await save([givenResource(handout), givenResource(drawing, 'A drawing')]);
  expect((await seenBy('student')).map(({ title }) => title)).toEqual(['Handout', 'A drawing']);
  const all = await findResources(world.db, { universityId: ids.northfield, courseId });
  const listed = all.filter((each) => each.sessionId === sessionId);
  expect(listed.map(({ position, kind, fileKey, url }) => [position, kind, fileKey, url])).toEqual([
    [1, 'file', handout.fileKey, null],
    [2, 'file', drawing.fileKey, null],
  ]);
});

test.each([
  // oxlint-disable-next-line no-script-url -- what is refused
  [{ ...LINK, url: 'javascript:alert(1)' }, RESOURCE.NO_LINK],
  [{ ...LINK, url: 'http://example.org' }, RESOURCE.NO_LINK],
  [{ ...LINK, url: 'https://bank.example@evil.example' }, RESOURCE.NO_LINK],
  [{ ...LINK, title: 'fdp.\u202Eexe' }, RESOURCE.NOT_PLAIN],
  [{ ...LINK, title: 'a\u0007b' }, RESOURCE.NOT_PLAIN],
  [{ kind: 'file', title: 'A file', fileKey: 'resources/nobody-has-it.pdf' }, RESOURCE.GONE],
  [{ kind: 'file', title: 'A file', fileKey: '../../etc/passwd' }, RESOURCE.GONE],
] as const)('%j is refused, and what stood stays [ADM-090]', async (resource, failure) => {
  await save([LINK]);
  const { status, body } = await save([resource, LINK]);
  expect([status, body]).toMatchObject([failure.status, { errorCode: failure.code }]);
  expect((await held()).resources).toEqual([LINK]);
});

test('a session holds twenty resources, each file once, and the same file uploaded twice is two [ADM-090]', async () => {
  const links = (count: number) => Array.from({ length: count }, () => LINK);
  expect((await save(links(MOST_RESOURCES + 1))).status).toBe(422);
  expect((await save(links(MOST_RESOURCES))).status).toBe(200);
  const [first, second] = [(await upload(pdfOf())).body, (await upload(pdfOf())).body];
  expect((await save([givenResource(first), givenResource(first)])).body).toMatchObject({
    errorCode: RESOURCE.TWICE.code,
  });
  expect((await save([givenResource(first), givenResource(second)])).status).toBe(200);
  expect(await seenBy('student')).toHaveLength(2);
});

test('a file belongs to its session: nobody gives the file of somebody else to another one [ADM-090]', async () => {
  const { body } = await upload(pdfOf(), 'exam.pdf', 'operator');
  const theirs = givenResource(body);
  expect((await save([theirs], 'registrar')).body).toMatchObject({ errorCode: RESOURCE.GONE.code });
  expect((await save([theirs], 'operator')).status).toBe(200);
  // the next editor keeps the existing resources
  expect((await save([theirs, LINK], 'registrar')).status).toBe(200);
  const other = { courseId, sessionId: ids.tomorrowsSession };
  const version = (await world.as('registrar').call('adminResources', other)).body.version;
  const moved = await world.as('registrar').call('saveResources', { ...other, version, resources: [theirs] });
  expect(moved.body).toMatchObject({ errorCode: RESOURCE.GONE.code });
});

test('who saves second is told what the first one saved, and both stand in the history [ADM-115, ADM-111]', async () => {
  const { version } = await held();
  const mine = { ...one, version, resources: [{ ...LINK, title: 'Mine' }] };
  await save([{ ...LINK, title: 'Theirs' }]);
  const late = await world.as('admin').call('saveResources', mine);
  const current = { version: version + 1, resources: [{ ...LINK, title: 'Theirs' }] };
  expect([late.status, late.body]).toMatchObject([409, { errorCode: 'CHANGED_MEANWHILE', current }]);
  await world.as('admin').call('saveResources', { ...mine, version: version + 1 });
  const told = await world.db.many(sql`
    select before, after from audit_entries where action = 'session.update' and object_id = ${sessionId} order by id desc limit 1`);
  expect(told).toEqual([
    {
      before: { resources: 'Theirs (https://developer.mozilla.org/docs)' },
      after: { resources: 'Mine (https://developer.mozilla.org/docs)' },
    },
  ]);
});

test('a cancelled session is restored before it is changed, and a session of another class is not there [ADM-087, ADM-090]', async () => {
  const { version } = await held();
  await world.db.run(sql`update sessions set cancelled_at = ${world.now} where id = ${sessionId}`);
  const { body } = await world.as('registrar').call('saveResources', { ...one, version, resources: [LINK] });
  expect(body).toMatchObject({ errorCode: 'SESSION_IS_CANCELLED' });
  await world.db.run(sql`update sessions set cancelled_at = null where id = ${sessionId}`);
  const foreign = { courseId, sessionId: ids.lakesideSession };
  expect((await world.as('registrar').call('adminResources', foreign)).status).toBe(404);
  const saved = await world.as('registrar').call('saveResources', { ...foreign, version: 1, resources: [LINK] });
  expect(saved.status).toBe(404);
});

test('instructors edit where the class allows it, and nobody else who teaches or learns there [ADM-007, ADM-090]', async () => {
  const statuses = async (who: DemoName) => [
    (await upload(pdfOf(), 'a.pdf', who)).status,
    (await save([], who)).status,
  ];
  for (const who of ['student', 'ta', 'ssm', 'cm', 'instructor'] as const)
    expect([who, await statuses(who)]).toEqual([who, [403, 403]]);
  await world.db.run(sql`update courses set instructors_may_edit = true where id = ${courseId}`);
  expect(await statuses('instructor')).toEqual([200, 200]);
  await world.db.run(sql`update courses set instructors_may_edit = false where id = ${courseId}`);
});
