import { describe, expect, test } from 'vitest';
import { sql } from '#database/db';
import type { DemoName } from '#database/seed/ids';
import { numberOf, textsOf } from '#testing/rows';
import { useWorld } from '#testing/world';

const world = useWorld();
const { ids } = world;
const [ONE, TWO, THREE] = [
  'https://zoom.us/rec/1',
  'https://nu.panopto.com/Panopto/Pages/Viewer.aspx?id=2',
  'https://zoom.us/rec/3',
];
const add = (who: DemoName, sessionId: number, urls: string[]) =>
  world.as(who).call('saveSessionVideos', { sessionId, urls });
const replace = (who: DemoName, sessionId: number, urls: string[]) =>
  world.as(who).call('updateSessionVideos', { sessionId, urls });
const read = async (sessionId: number) => {
  const { body } = await world.as('student').call('sessionVideos', { id: sessionId });
  return body.videoUrlList.map(({ url }) => url);
};

describe('videos', () => {
  test('are added behind those that are there, each once [SESS-090, SESS-089, SESS-092]', async () => {
    expect((await add('ta', ids.yesterdaysSession, [ONE])).body).toMatchObject({
      success: true,
      videoUrlList: [{ url: ONE }],
    });
    expect((await add('cd', ids.yesterdaysSession, [` ${TWO} `, ONE, TWO])).status).toBe(200);
    expect(await read(ids.yesterdaysSession)).toEqual([ONE, TWO]);
  });
  test('must be new [SESS-066]', async () => {
    for (const urls of [[], [ONE]]) {
      const { status, body } = await add('ssm', ids.yesterdaysSession, urls);
      expect([status, body.errorMessage]).toEqual([422, 'You have not added any session videos yet!']);
    }
  });
  test('are replaced as a list; what stays keeps its address in the application [SESS-091]', async () => {
    const before = await world.as('student').call('sessionVideos', { id: ids.yesterdaysSession });
    const { body } = await replace('instructor', ids.yesterdaysSession, [THREE, TWO]);
    expect(body.videoUrlList.map(({ url }) => url)).toEqual([THREE, TWO]);
    expect(body.videoUrlList[1]?.id).toBe(before.body.videoUrlList[1]?.id);
    expect((await replace('admin', ids.yesterdaysSession, [])).body).toEqual({ success: true, videoUrlList: [] });
    expect(await read(ids.yesterdaysSession)).toEqual([]);
  });
  test('are not replaced unseen by somebody who read an older list [SESS-091]', async () => {
    const call = (urls: string[], seen?: number[]) =>
      world.as('ta').call('updateSessionVideos', { sessionId: ids.yesterdaysSession, urls, ...(seen && { seen }) });
    const first = (await call([ONE, TWO])).body.videoUrlList.map(({ id }) => id);
    expect((await call([THREE, TWO], first)).status).toBe(200);
    const late = await call([ONE], first);
    expect([late.status, late.body.errorCode]).toEqual([409, 'VIDEOS_CHANGED']);
    expect(await read(ids.yesterdaysSession)).toEqual([THREE, TWO]);
    expect((await call([THREE, TWO], first)).status).toBe(200);
    expect((await call([ONE])).status).toBe(200);
    await call([]);
  });
  test('are at most fifty, and a longer list from before can still be changed and shortened [SESS-091]', async () => {
    const urls = (count: number) => Array.from({ length: count }, (_, at) => `https://zoom.us/rec/many-${at}`);
    expect((await add('ta', ids.yesterdaysSession, urls(50))).status).toBe(200);
    const tooMany = await add('ta', ids.yesterdaysSession, [ONE]);
    expect([tooMany.status, tooMany.body.errorMessage]).toEqual([422, 'A session has at most 50 videos.']);
    expect((await replace('ta', ids.yesterdaysSession, urls(51))).status).toBe(422);
    await world.db.run(sql`
      insert into session_videos (university_id, session_id, url, position, added_at)
      select university_id, session_id, url || '-' || n, position, added_at from session_videos, generate_series(1, 2) n
      where session_id = ${ids.yesterdaysSession}`);
    const long = await read(ids.yesterdaysSession);
    expect(long).toHaveLength(150);
    expect((await replace('ta', ids.yesterdaysSession, [ONE, ...long.slice(1)])).status).toBe(200);
    expect((await replace('ta', ids.yesterdaysSession, long.slice(1))).status).toBe(200);
    expect((await replace('ta', ids.yesterdaysSession, long)).body.errorCode).toBe('TOO_MANY_VIDEOS');
    await replace('ta', ids.yesterdaysSession, []);
  });
  test('are stored as a browser reads their address [SESS-063]', async () => {
    await add('ta', ids.yesterdaysSession, ['https:zoom.us/rec/1', 'https://ZOOM.us/rec/1']);
    expect(await read(ids.yesterdaysSession)).toEqual([ONE]);
    await replace('ta', ids.yesterdaysSession, []);
  });
  test.each([
    'http://zoom.us/1',
    'https://zoom.us.evil.example/',
    'https://evil.example/?zoom.us',
    'https://a@zoom.us/',
    '',
  ])('elsewhere are refused by both calls: %s [SESS-062, SESS-063, SESS-064, SESS-065]', async (url) => {
    const [added, replaced] = [
      await add('ta', ids.videoSession, [ONE, url]),
      await replace('ta', ids.videoSession, [ONE, url]),
    ];
    expect([added.status, added.body.errorMessage]).toEqual([
      422,
      'One of the URLs is not valid. Please make sure each includes zoom.us or panopto.com.',
    ]);
    expect([replaced.status, replaced.body.errorMessage]).toEqual([
      422,
      "Sorry, that URL isn't valid or isn't hosted with panopto.com or zoom.us. Please check the URL and try again.",
    ]);
  });
  test('are no business of students and the general manager [SESS-077, SESS-078]', async () => {
    for (const who of ['student', 'cm'] as const) {
      expect((await add(who, ids.videoSession, [ONE])).status).toBe(403);
      expect((await replace(who, ids.videoSession, [])).status).toBe(403);
    }
    expect((await add('lakesideInstructor', ids.videoSession, [ONE])).status).toBe(404);
    expect((await read(ids.videoSession)).length).toBe(2);
  });
});

test('the first video notifies the students, once', async () => {
  const message = sql`select distinct content ->> 'message' from notifications
    where type = 'SESSION_VIDEO' and content ->> 'sessionId' = ${String(ids.tomorrowsSession)}`;
  await add('ta', ids.tomorrowsSession, [ONE]);
  await add('ta', ids.tomorrowsSession, [TWO]);
  await replace('ta', ids.tomorrowsSession, []);
  await add('ta', ids.tomorrowsSession, [ONE]);
  expect(await textsOf(world.db, message)).toEqual([expect.stringMatching(/^A video of .+ is available\.$/)]);
  expect(
    await numberOf(
      world.db,
      sql`
    select max(n) from (select count(*) as n from notifications where type = 'SESSION_VIDEO'
      and content ->> 'sessionId' = ${String(ids.tomorrowsSession)} group by enrollment_id) t`,
    ),
  ).toBe(1);
});
