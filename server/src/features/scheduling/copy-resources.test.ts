import { beforeEach, expect, test } from 'vitest';
import { sql } from '#database/db';
import { copyInputFor } from '#guarantees/calls-of-scheduling';
import { findResources } from '#testing/class-resources';
import { givenResource, LINK, pdfOf, resourcesOf } from '#testing/resources';
import { ANCHOR, useWorld } from '#testing/world';

const world = useWorld();
const { ids } = world;
const { activeCourse: courseId, futureSession: sessionId, upcomingCourse: targetId, northfield: universityId } = ids;
const { upload, save, get } = resourcesOf(world);
beforeEach(() => world.at(ANCHOR));

const registrar = () => world.as('registrar');
const COPY = copyInputFor(universityId);
const NO_PARTS = {
  sessions: false,
  assignments: false,
  resources: false,
  settings: false,
  surveys: false,
  staff: false,
};
const preview = async (code: string, takes: Partial<typeof NO_PARTS>) => {
  const copy = { ...COPY, code, takes: { ...NO_PARTS, ...takes } };
  return { copy, shown: (await registrar().call('previewCopy', copy)).body };
};
async function copied(code: string, takes: Partial<typeof NO_PARTS>): Promise<number> {
  const { copy, shown } = await preview(code, takes);
  return (await registrar().call('copyClass', { ...copy, digest: shown.digest })).body.courseId;
}
const heldBy = async (course: number) => {
  const all = await findResources(world.db, { universityId, courseId: course });
  return all.map(({ title, url, fileKey }) => ({ title, opens: url ?? fileKey }));
};
async function handOut() {
  const { fileKey } = (await upload(pdfOf())).body;
  await save([givenResource({ fileKey }), LINK]);
  return {
    fileKey,
    resources: [
      { title: 'Handout', opens: fileKey },
      { title: LINK.title, opens: 'https://developer.mozilla.org/docs' },
    ],
  };
}
/** Returns the address at which a file of a session is opened. */
const addressIn = async (course: number): Promise<string> => {
  const { id } = await world.db.one<{ id: number }>(sql`
    select session_id as id from session_resources g join sessions s on s.university_id = g.university_id and s.id = g.session_id
    where s.course_id = ${course} and g.file_key is not null`);
  const { body } = await registrar().call('adminResources', { courseId: course, sessionId: id });
  return String(body.opened.find(({ file }) => file !== null)?.url);
};

test('resources come along with their sessions where they are ticked, in their order [ADM-073]', async () => {
  const { resources } = await handOut();
  const { shown } = await preview('SHOWN', { sessions: true, resources: true });
  expect(shown.resources).toBe(2);
  expect(await heldBy(await copied('WITH', { sessions: true, resources: true }))).toEqual(resources);
  expect(await heldBy(await copied('WITHOUT', { sessions: true }))).toEqual([]);
  expect((await preview('ALONE', { resources: true })).shown.resources).toBe(0);
  expect(await heldBy(await copied('ALONE', { resources: true }))).toEqual([]);
});

test('a file stays for the one class when the other lets go of it [ADM-073, ADM-090]', async () => {
  await handOut();
  const copy = await copied('KEEPS', { sessions: true, resources: true });
  await save([]);
  expect((await get(await addressIn(copy))).statusCode).toBe(200);
});

test('sessions that are copied to another class take their resources along, and the preview that is saved is the one that was shown [ADM-073, ADM-101]', async () => {
  const { resources } = await handOut();
  const items = [{ kind: 'session', id: sessionId }];
  const asked = {
    courseId,
    targetId,
    items,
    chosen: [{ kind: 'session', id: sessionId, startTime: '2026-09-30T22:30:00.000Z' }],
  };
  const { body } = await registrar().call('previewCopyItems', asked);
  expect(body.resources).toBe(2);
  await save([LINK]);
  const late = await registrar().call('copyItems', { ...asked, digest: body.digest });
  expect(late.body).toMatchObject({ errorCode: 'PREVIEW_OUTDATED' });
  await handOut();
  const { digest } = (await registrar().call('previewCopyItems', asked)).body;
  expect((await registrar().call('copyItems', { ...asked, digest })).status).toBe(200);
  const [, link] = resources;
  expect(await heldBy(targetId)).toEqual([{ title: 'Handout', opens: expect.any(String) }, link]);
});

test('settings take along classroom and booking address, and nothing that lets somebody into the meetings of the old class [ADM-073]', async () => {
  await world.db.run(sql`
    update courses set classroom_link = 'https://zoom.us/j/93412?pwd=c2VjcmV0', you_can_book_me_url = 'https://book.example.org/ines',
      classroom_dynamic = true, classroom_username = 'room', classroom_temporary_password = 'secret'
    where id = ${courseId}`);
  const classroom = (course: number) =>
    world.db.one(sql`
      select classroom_link as link, you_can_book_me_url as booking, classroom_dynamic as dynamic, classroom_username as name,
        classroom_temporary_password as secret from courses where id = ${course}`);
  const nothing = { link: null, booking: null, dynamic: false, name: null, secret: null };
  expect(await classroom(await copied('SET', { settings: true }))).toEqual({
    ...nothing,
    link: 'https://zoom.us/j/93412',
    booking: 'https://book.example.org/ines',
    dynamic: true,
  });
  expect(await classroom(await copied('UNSET', { sessions: true }))).toEqual(nothing);
});
