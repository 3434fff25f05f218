import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '#database/db';
import type { DemoName } from '#database/seed/ids';
import { useWorld } from '#testing/world';

const world = useWorld();
const { ids } = world;
const enrollmentId = ids.enrollments.admin;
const admin = () => world.as('admin');
const CLIP = { videoId: 'how-to-check-in', source: 'file', title: ' How to Check In ', description: '' } as const;
const TALK = { videoId: 'pQN-pnXPaVg', source: 'youtube', title: 'HTML', description: 'From nothing.' } as const;
const fresh = {
  enrollmentId,
  playlistId: null,
  version: 0,
  name: ' Week One ',
  onboarding: false,
  externalId: null,
  videos: [CLIP, TALK],
};
const save = (changed: object = {}) => admin().call('savePlaylist', { ...fresh, ...changed });
const names = async () => (await world.as('student').call('videoPlaylists')).body.playlists.map(({ name }) => name);
const shown = async (id: number) =>
  (await world.as('student').call('videoPlaylistItems', { playlistId: String(id) })).body.items.map(
    ({ title }) => title,
  );

test('an admin makes a playlist, changes its name, order and videos, and deletes it; students see each step', async () => {
  const made = await save();
  expect(made.body.playlist).toMatchObject({ name: 'Week One', version: 1 });
  const { id } = made.body.playlist;
  expect((await names()).at(-1)).toBe('Week One');
  expect(await shown(id)).toEqual(['How to Check In', 'HTML']);

  const changed = await save({
    playlistId: id,
    version: 1,
    name: 'Week 1',
    videos: [{ ...TALK, title: 'HTML first' }],
  });
  expect(changed.body.playlist).toMatchObject({ id, name: 'Week 1', version: 2 });
  expect(await shown(id)).toEqual(['HTML first']);
  const read = await admin().call('playlist', { enrollmentId, playlistId: id });
  expect(read.body.playlist).toEqual(changed.body.playlist);

  expect((await admin().call('orderPlaylists', { enrollmentId, playlistIds: [id, 5] })).status).toBe(200);
  // the installation's clips come first, in their order
  expect(await names()).toEqual([
    'Getting Started',
    'Study Skills',
    'Technical Basics',
    'Career Services',
    'Onboarding',
    'Week 1',
    'Northfield Campus',
  ]);

  expect((await admin().call('deletePlaylist', { enrollmentId, playlistId: id })).body).toEqual({ success: true });
  expect(await names()).not.toContain('Week 1');
  expect((await world.as('student').call('videoPlaylistItems', { playlistId: String(id) })).status).toBe(404);
  expect((await admin().call('playlist', { enrollmentId, playlistId: id })).status).toBe(404);
  expect((await save({ playlistId: id, version: 2 })).status).toBe(404);

  const log = await world.db.many<{ action: string; before: { name: string } | null; after: { name: string } | null }>(
    sql`select action, before, after from audit_log where object = ${`playlist/${id}`} order by id`,
  );
  expect(log.map(({ action, before, after }) => [action, before?.name, after?.name])).toEqual([
    ['playlist.create', undefined, 'Week One'],
    ['playlist.change', 'Week One', 'Week 1'],
    ['playlist.delete', 'Week 1', undefined],
  ]);
});

describe('what is refused changes nothing', () => {
  test('an old version: of two who save at once one is refused', async () => {
    const before = await admin().call('playlist', { enrollmentId, playlistId: ids.universityPlaylist });
    const both = await Promise.all(
      ['Mine', 'Yours'].map((name) =>
        save({ playlistId: ids.universityPlaylist, version: before.body.playlist.version, name }),
      ),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body.errorCode).toBe('PLAYLIST_CHANGED');
    const { id: _id, ...fields } = before.body.playlist;
    const restored = { ...fields, playlistId: ids.universityPlaylist, version: fields.version + 1 };
    expect((await save(restored)).status).toBe(200);
  });
  test.each([
    ['a name that the installation uses', { name: 'Career Services' }, 422, 'PLAYLIST_NAME_TAKEN'],
    ['a name that is taken', { name: 'Northfield Campus' }, 422, 'PLAYLIST_NAME_TAKEN'],
    ['a name of blanks', { name: '  ' }, 422, 'INVALID_INPUT'],
    ['a clip that is none', { videos: [{ ...CLIP, videoId: 'secret' }] }, 422, 'UNKNOWN_VIDEO'],
    ['an address instead of an id', { videos: [{ ...TALK, videoId: 'https://evil.example/' }] }, 422, 'UNKNOWN_VIDEO'],
    ['a video twice', { videos: [TALK, TALK] }, 422, 'VIDEO_LISTED_TWICE'],
    ['a video without a title', { videos: [{ ...TALK, title: ' ' }] }, 422, 'INVALID_INPUT'],
    ['a playlist that YouTube cannot have', { externalId: 'a b' }, 422, 'INVALID_INPUT'],
  ])('%s', async (_what, changed, status, code) => {
    const before = await names();
    const answer = await save(changed);
    expect([answer.status, answer.body.errorCode]).toEqual([status, code]);
    expect(await names()).toEqual(before);
  });
  test('more playlists than the library holds', async () => {
    // the demo world has one
    const left = 50 - 1;
    for (let at = 0; at < left; at++) expect((await save({ name: `Extra ${at}` })).status).toBe(200);
    expect((await save({ name: 'One too many' })).body.errorCode).toBe('TOO_MANY_PLAYLISTS');
    await world.db.run(sql`delete from playlists where name like 'Extra %'`);
  });
});

test.each<DemoName>(['student', 'instructor', 'ta', 'ssm', 'cd', 'cm'])('%s may only watch', async (who) => {
  const own = { enrollmentId: ids.enrollments[who as keyof typeof ids.enrollments] };
  const before = await names();
  const answers = [
    await world.as(who).call('savePlaylist', { ...fresh, ...own }),
    await world.as(who).call('deletePlaylist', { ...own, playlistId: ids.universityPlaylist }),
    await world.as(who).call('orderPlaylists', { ...own, playlistIds: [ids.universityPlaylist] }),
    await world.as(who).call('playlist', { ...own, playlistId: ids.universityPlaylist }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
  expect((await world.as(who).call('savePlaylist', fresh)).status).toBe(404);
  expect(await names()).toEqual(before);
});

describe('a playlist belongs to a university [D-207]', () => {
  const lakeside = { enrollmentId: ids.enrollments.lakesideInstructor };
  const theirs = () => world.as('lakesideInstructor');
  const asAdmin = (role: string) =>
    world.db.run(sql`update enrollments set role = ${role} where id = ${lakeside.enrollmentId}`);
  beforeEach(async () => void (await asAdmin('admin')));
  afterEach(async () => {
    await asAdmin('instructor');
    await world.db.run(sql`delete from playlists where name = 'Lakeside Library'`);
  });
  const playlistId = ids.universityPlaylist;

  test('an admin of another university neither sees nor changes it', async () => {
    const before = await admin().call('playlist', { enrollmentId, playlistId });
    const { body } = await theirs().call('videoPlaylists');
    expect(body.playlists.map(({ name }) => name)).not.toContain('Northfield Campus');
    expect((await theirs().call('videoPlaylistItems', { playlistId: String(playlistId) })).status).toBe(404);
    const changed = { ...before.body.playlist, ...lakeside, playlistId, name: 'Taken over' };
    const { id: _id, ...fields } = changed;
    expect((await theirs().call('playlist', { ...lakeside, playlistId })).status).toBe(404);
    expect((await theirs().call('savePlaylist', fields)).status).toBe(404);
    expect((await theirs().call('deletePlaylist', { ...lakeside, playlistId })).status).toBe(404);
    await theirs().call('orderPlaylists', { ...lakeside, playlistIds: [playlistId] });
    expect((await admin().call('playlist', { enrollmentId, playlistId })).body).toEqual(before.body);
    expect((await admin().call('playlist', { ...lakeside, playlistId })).status).toBe(404);
  });

  test('fails when the university is not asked for: the same playlist without one is read by them', async () => {
    await world.db.run(sql`update playlists set university_id = null where id = ${playlistId}`);
    const { body } = await theirs().call('videoPlaylists');
    expect(body.playlists.map(({ name }) => name)).toContain('Northfield Campus');
    await world.db.run(sql`update playlists set university_id = ${ids.northfield} where id = ${playlistId}`);
  });

  test('two universities may use one name; a video of the one is not there for the other', async () => {
    const own = { ...fresh, ...lakeside, name: 'Lakeside Library', videos: [{ ...TALK, videoId: 'zzzzzzzzzzz' }] };
    expect((await theirs().call('savePlaylist', own)).status).toBe(200);
    expect((await theirs().call('videoDetails', { videoId: 'zzzzzzzzzzz' })).status).toBe(200);
    expect((await admin().call('videoDetails', { videoId: 'zzzzzzzzzzz' })).status).toBe(404);
    expect(await names()).not.toContain('Lakeside Library');
    const same = await save({ name: 'Lakeside Library' });
    expect(same.status).toBe(200);
  });

  test('those of the installation are read by all and changed by nobody in the browser', async () => {
    const before = await names();
    const shipped = ids.playlist;
    expect((await admin().call('playlist', { enrollmentId, playlistId: shipped })).status).toBe(404);
    expect((await save({ playlistId: shipped, version: 1 })).status).toBe(404);
    expect((await admin().call('deletePlaylist', { enrollmentId, playlistId: shipped })).status).toBe(404);
    await admin().call('orderPlaylists', { enrollmentId, playlistIds: [ids.onboardingPlaylist, shipped] });
    expect(await names()).toEqual(before);
  });
});
