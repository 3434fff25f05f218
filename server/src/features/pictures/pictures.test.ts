import sharp from 'sharp';
import { expect, test } from 'vitest';
import { PICTURE } from '@bcs/contract/features/pictures/failures';
import { HOUR, plus } from '@bcs/contract/kernel/clock';
import { sql } from '#database/db';
import type { DemoName } from '#database/seed/ids';
import { countUpload } from '#kernel/uploads';
import { useWorld } from '#testing/world';

const world = useWorld();
const { ids } = world;
const { student } = ids.accounts;

const dataUrl = (bytes: Buffer, type = 'image/png') => `data:${type};base64,${bytes.toString('base64')}`;
const drawn = (colour: string, width = 90, height = 60) =>
  sharp({ create: { width, height, channels: 3, background: colour } })
    .png()
    .toBuffer();
const save = (who: DemoName, profilePicture: string, studentId: number = ids.accounts[who]) =>
  world.as(who).call('saveProfilePicture', { profilePicture, pictureMimeType: 'image/png', studentId });
const get = (url: string, headers: Record<string, string> = {}) => world.app.inject({ method: 'GET', url, headers });
const saved = async (colour: string) => {
  // the limit is twenty per hour
  world.at(plus(world.now, HOUR));
  const { status, body } = await save('student', dataUrl(await drawn(colour)));
  expect(status).toBe(200);
  return body.nexusAvatarUrl;
};

test('a saved picture is square, written anew, and shown at once [PEOPLE-012, PEOPLE-014, PEOPLE-015, PEOPLE-028, D-155]', async () => {
  const url = await saved('#ff0000');
  const shown = await get(url);
  expect(shown.statusCode).toBe(200);
  expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 512, height: 512 });
  const { data } = await sharp(shown.rawPayload).raw().toBuffer({ resolveWithObject: true });
  expect([...data.subarray(0, 3)].map((part) => Math.round(part / 64))).toEqual([4, 0, 0]);
  expect((await world.as('student').call('myInfo')).body.userInfo.nexusAvatarUrl).toBe(url);
});

test('a picture is private, has its version, and nothing in it can run [D-155]', async () => {
  const url = await saved('#00ff00');
  const { headers } = await get(url);
  expect(headers).toMatchObject({
    'content-type': 'image/webp',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, max-age=300',
    'content-disposition': 'inline; filename="picture.webp"',
    'cross-origin-resource-policy': 'same-origin',
  });
  const again = await get(url, { 'if-none-match': String(headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  expect((await get(url, { 'if-none-match': '"another"' })).statusCode).toBe(200);
});

test('a new picture has a new address, and the old one is gone with its file', async () => {
  const [old, current] = [await saved('#000000'), await saved('#ffffff')];
  expect(current).not.toBe(old);
  expect((await get(old)).statusCode).toBe(404);
  expect(await world.services.files.get(old.replace('/files/', ''))).toBeNull();
  const rows = await world.db.many(sql`select key from uploads where account_id = ${student}`);
  expect(rows).toHaveLength(1);
});

test('a removed picture is gone, and the initials show again [D-051]', async () => {
  const url = await saved('#0000ff');
  expect((await world.as('student').call('removeProfilePicture', { studentId: student })).status).toBe(200);
  expect((await get(url)).statusCode).toBe(404);
  expect((await world.as('student').call('myInfo')).body.userInfo.nexusAvatarUrl).toBeNull();
});

test('the picture of somebody who was switched off is not served', async () => {
  const url = await saved('#123456');
  await world.db.run(sql`update accounts set active = false where id = ${student}`);
  expect((await get(url)).statusCode).toBe(404);
  await world.db.run(sql`update accounts set active = true where id = ${student}`);
  expect((await get(url)).statusCode).toBe(200);
});

test.each([
  '/files/pictures/../secret.key',
  '/files/pictures/%2e%2e%2fsecret.key',
  `/files/pictures/${'a'.repeat(43)}.webp`,
  '/files/pictures/',
  '/files/screenshots/x.webp',
  '/files/uploads',
])('there is nothing at %s', async (url) => {
  expect((await get(url)).statusCode).toBe(404);
});

test.each(['instructor', 'admin', 'cm'] as const)(
  '%s attends no class, and changes no picture [PEOPLE-025, D-154]',
  async (who) => {
    const { status, body } = await save(who, dataUrl(await drawn('#ff0000')));
    expect([status, body.errorCode]).toEqual([403, PICTURE.NOT_YOURS.code]);
  },
);

test('a student changes the picture of nobody else [PEOPLE-025, D-012]', async () => {
  const before = await world.db.many(sql`select id, nexus_avatar_url from accounts order by id`);
  const { status } = await save('student2', dataUrl(await drawn('#ff0000')), student);
  expect(status).toBe(403);
  const removed = await world.as('student2').call('removeProfilePicture', { studentId: student });
  expect(removed.status).toBe(403);
  expect(await world.db.many(sql`select id, nexus_avatar_url from accounts order by id`)).toEqual(before);
});

test.each([
  ['too large', dataUrl(Buffer.concat([Buffer.alloc(204_801)]))],
  ['no data URL', 'https://evil.example/cat.png'],
  ['a data URL without its bytes', 'data:image/png;base64,'],
  ['a data URL of a page', dataUrl(Buffer.from('<script>'), 'text/html')],
  ['not base64', 'data:image/png;base64,<svg/>'],
])('a picture that is %s is rejected [PEOPLE-018, PEOPLE-019, PEOPLE-021]', async (_what, url) => {
  world.at(plus(world.now, HOUR));
  const { status, body } = await save('student', url);
  expect([status, body.errorMessage]).toEqual([422, 'File rejected']);
});

test('nobody uploads more than twenty files in an hour', async () => {
  world.at(plus(world.now, HOUR));
  const url = dataUrl(Buffer.from('no picture'));
  // each upload costs a process, even if it is refused
  for (let before = 0; before < 18; before += 1) await countUpload(world.services, ids.accounts.survey, world.now);
  const statuses: number[] = [];
  for (let round = 0; round < 3; round += 1) statuses.push((await save('survey', url)).status);
  expect(statuses).toEqual([422, 422, 429]);
});

test('classmates and staff see the picture where they see the person [PEOPLE-033, D-051]', async () => {
  const url = await saved('#abcdef');
  const sheet = await world.as('instructor').call('gradebookSheet', { courseId: ids.activeCourse });
  expect(sheet.body.students.find((row) => row.student.id === student)?.userAccountAvatar).toBe(url);
  const { body } = await world.as('ta').call('attendance', { sessionId: ids.yesterdaysSession });
  const rows = 'students' in body ? body.students : [];
  expect(rows.find((row) => row.student.id === student)?.userAccountAvatar).toBe(url);
  const requests = await world.as('ssm').call('remoteAttendanceRequests', { enrollmentId: ids.enrollments.ssm });
  expect(requests.body.remoteAttendanceRequests.find((row) => row.student.id === student)?.userAccountAvatar).toBe(url);
});

test('open pages of all classes hear of a new picture, and of nothing else [PEOPLE-015]', async () => {
  const heard: string[] = [];
  const stop = world.db.subscribe((message) => void heard.push(message));
  await saved('#fedcba');
  await expect.poll(() => heard.some((message) => message.includes('pictures'))).toBe(true);
  stop();
  expect(JSON.parse(heard.find((message) => message.includes('pictures')) ?? '{}')).toEqual({
    topics: ['pictures'],
    to: [`account ${student}`, `course ${ids.activeCourse}`],
  });
});

test('two pictures at once leave one, and no file of the other', async () => {
  world.at(plus(world.now, HOUR));
  const urls = await Promise.all(
    ['#111111', '#eeeeee'].map(async (colour) => save('student', dataUrl(await drawn(colour)))),
  );
  expect(urls.map(({ status }) => status)).toEqual([200, 200]);
  const statuses = await Promise.all(
    urls.map(({ body }) => get(body.nexusAvatarUrl).then(({ statusCode }) => statusCode)),
  );
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 404]);
});
