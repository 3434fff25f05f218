import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { MeetingFailed, type MeetingPlan, type MeetingProvider, type Participant } from '#kernel/meeting-provider';
import { openDesk, type DeskMood, type DeskStub } from '#testing/case-desks/desk-stub';
import { BBB_SECRET, bbbStub } from '#testing/meeting-providers/bbb';
import { admittedByJitsi, JITSI } from '#testing/meeting-providers/jitsi';
import { ZOOM_APP, zoomStub, type ZoomStub } from '#testing/meeting-providers/zoom';
import { bbbMeetings } from './bbb.ts';
import { jitsiMeetings } from './jitsi.ts';
import { zoomMeetings } from './zoom.ts';

const REACH = { anywhere: true, within: 400 };
const HOST = 'host@northfield.example';
const PLAN: MeetingPlan = {
  reference: 'bcs-1-17',
  title: `Zoë’s class & ${'x'.repeat(300)}`,
  startTime: '2026-03-11T22:30:00.000Z',
  endTime: '2026-03-12T01:30:00.000Z',
  timeZone: 'America/New_York',
  hostId: HOST,
};
const STAFF: Participant = {
  accountId: 31,
  name: 'Zoë Müller & Co',
  email: 'z@northfield.example',
  isHost: true,
  sessionId: 3,
};
const STUDENT: Participant = { ...STAFF, accountId: 1, isHost: false };
const meetingOf = (externalId: string) => ({ reference: PLAN.reference, externalId, hostId: HOST });

let desk: DeskStub;
afterEach(() => desk?.close());
const errorOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  );
const FAULTS: readonly DeskMood[] = [
  'down',
  'busy',
  'redirecting',
  'takes and breaks off',
  'takes and never answers',
  'huge',
];

/** Expects every failure to become the same error, which reveals no secrets. */
async function failsQuietly(work: Promise<unknown>): Promise<void> {
  const error = await errorOf(work);
  expect(error).toBeInstanceOf(MeetingFailed);
  expect(`${String(error)} ${JSON.stringify(error)} ${String((error as Error).cause ?? '')}`).not.toMatch(
    /canary|https?:/,
  );
}

describe('Zoom', () => {
  let zoom: ZoomStub;
  let provider: MeetingProvider;
  const providerWith = (more: object = {}) =>
    zoomMeetings(
      {
        apiUrl: `${desk.origin}/v2`,
        tokenUrl: `${desk.origin}/oauth/token`,
        ...ZOOM_APP,
        hosts: [HOST],
        webhookSecret: null,
        ...more,
      },
      REACH,
    );
  beforeEach(async () => {
    zoom = zoomStub([HOST]);
    desk = await openDesk(zoom.answering);
    provider = providerWith();
  });

  test('a meeting is opened once for a reference, joined by fresh links, and ended for good [D-068]', async () => {
    const id = await provider.open(PLAN);
    expect(await provider.open(PLAN)).toBe(id);
    expect(zoom.meetings.size).toBe(1);
    const links = [await provider.joinUrl(meetingOf(id), STAFF), await provider.joinUrl(meetingOf(id), STAFF)];
    expect(new Set(links).size).toBe(2);
    expect(links[0]).toContain('/s/');
    expect(await provider.joinUrl(meetingOf(id), STUDENT)).toContain('/j/');
    expect(await provider.status(meetingOf(id))).toBe('waiting');
    for (const meeting of zoom.meetings.values()) meeting.status = 'started';
    expect(await provider.status(meetingOf(id))).toBe('running');
    await provider.end(meetingOf(id));
    expect([zoom.meetings.size, await provider.status(meetingOf(id))]).toEqual([0, 'gone']);
    // the meeting has already ended
    await provider.end(meetingOf(id));
    expect(desk.refusals.filter((why) => !why.includes('does not exist'))).toEqual([]);
  });

  test('one token serves all who wait for it, and one that is over is fetched anew, once', async () => {
    const id = await provider.open(PLAN);
    await Promise.all(Array.from({ length: 8 }, () => provider.status(meetingOf(id))));
    expect(zoom.tokens).toBe(1);
    zoom.endTokens();
    expect(await provider.status(meetingOf(id))).toBe('waiting');
    expect(zoom.tokens).toBe(2);
  });

  test('wrong credentials, a scope that is missing and an unknown host are failures like any other', async () => {
    await failsQuietly(providerWith({ clientSecret: 'wrong-canary' }).open(PLAN));
    expect(await errorOf(provider.check())).toBeNull();
    await failsQuietly(providerWith({ clientSecret: 'wrong-canary' }).check());
    await failsQuietly(providerWith({ hosts: [HOST, 'nobody@northfield.example'] }).check());
    expect(zoom.meetings.size).toBe(0);
    await failsQuietly(providerWith({ accountId: 'other' }).open(PLAN));
    await failsQuietly(provider.open({ ...PLAN, hostId: 'nobody@northfield.example' }));
    zoom.scopes = zoom.scopes.filter((scope) => !scope.includes('write'));
    await failsQuietly(provider.open(PLAN));
    expect(desk.refusals.some((why) => why.includes('4711'))).toBe(true);
  });

  test.each(FAULTS)('when it is %s, opening and ending fail, and nothing stays of it', async (mood) => {
    const id = await provider.open({ ...PLAN, reference: 'bcs-1-1' });
    desk.mood = mood;
    await failsQuietly(provider.open(PLAN));
    await failsQuietly(provider.joinUrl(meetingOf(id), STAFF));
    await failsQuietly(provider.end({ ...meetingOf(id), reference: 'bcs-1-1' }));
    desk.mood = 'well';
    await provider.takeBack(PLAN);
    expect([...zoom.meetings.values()].map(({ agenda }) => agenda)).not.toContain(PLAN.reference);
    // trying again succeeds
    expect(await provider.open(PLAN)).toMatch(/^\d+$/);
  });

  test('a meeting whose answer was lost is taken back', async () => {
    await provider.status(meetingOf('1'));
    const answering = zoom.answering;
    // only the answer to its creation is lost
    const lost = await openDesk((got, at) => {
      const given = answering(got, at);
      lost.mood = got.method === 'POST' && got.url.pathname.endsWith('/meetings') ? 'takes and breaks off' : 'well';
      return given;
    });
    const cut = providerWith({ apiUrl: `${lost.origin}/v2` });
    await failsQuietly(cut.open(PLAN));
    expect(zoom.meetings.size).toBe(1);
    lost.mood = 'well';
    await cut.takeBack(PLAN);
    expect(zoom.meetings.size).toBe(0);
    await lost.close();
  });
});

describe('BigBlueButton', () => {
  let bbb: ReturnType<typeof bbbStub>;
  let provider: MeetingProvider;
  const providerWith = (secret: string) => bbbMeetings({ url: `${desk.origin}/bigbluebutton`, secret }, REACH);
  beforeEach(async () => {
    bbb = bbbStub();
    desk = await openDesk(bbb.answering);
    provider = providerWith(BBB_SECRET);
  });

  test('creating is idempotent, links are signed for a role, and ending twice is ending once [D-068]', async () => {
    const plan = { ...PLAN, title: 'Zoë’s class & more + 100%' };
    const ids = [await provider.open(plan), await provider.open(plan)];
    expect([new Set(ids).size, bbb.meetings.size]).toEqual([1, 1]);
    const meeting = meetingOf(ids[0] ?? '');
    for (const who of [STAFF, STUDENT]) {
      const url = new URL(await provider.joinUrl(meeting, who));
      expect(url.searchParams.get('role')).toBe(who.isHost ? 'MODERATOR' : 'VIEWER');
      expect(await (await fetch(url)).text()).toContain('SUCCESS');
      url.searchParams.set('role', 'MODERATOR');
      url.searchParams.set('fullName', 'Somebody else');
      expect(await (await fetch(url)).text()).toContain('checksumError');
    }
    expect(await provider.status(meeting)).toBe('waiting');
    await provider.end(meeting);
    await provider.end(meeting);
    expect([bbb.meetings.size, await provider.status(meeting)]).toEqual([0, 'gone']);
  });

  test('a wrong secret is a failure like any other', async () => {
    expect(await errorOf(provider.check())).toBeNull();
    expect(bbb.meetings.size).toBe(0);
    await failsQuietly(providerWith('wrong-canary').open(PLAN));
    expect(desk.refusals).toEqual(['checksumError']);
  });

  test.each(FAULTS)('when it is %s, opening and ending fail, and nothing stays of it', async (mood) => {
    desk.mood = mood;
    await failsQuietly(provider.open(PLAN));
    await failsQuietly(provider.end(meetingOf(PLAN.reference)));
    await failsQuietly(provider.check());
    await failsQuietly(provider.status(meetingOf(PLAN.reference)));
    desk.mood = 'well';
    await provider.takeBack(PLAN);
    expect(bbb.meetings.size).toBe(0);
  });
});

describe('Jitsi', () => {
  const at = (seconds: number) =>
    jitsiMeetings(JITSI, { now: () => new Date(seconds * 1000).toISOString(), reach: REACH });
  const NOW = 1_800_000_000;

  test('a token lets in its own person, into its own room, for five minutes [D-068]', async () => {
    const room = await at(NOW).open(PLAN);
    expect(room).toMatch(/^bcs-1-17-[0-9a-f]{16}$/);
    expect(await at(NOW).open({ ...PLAN, reference: 'bcs-1-18' })).not.toContain(room.slice(-16));
    const link = await at(NOW).joinUrl(meetingOf(room), STUDENT);
    expect(admittedByJitsi(link, NOW)).toMatchObject({ id: '1', name: STUDENT.name, moderator: 'false' });
    expect(admittedByJitsi(await at(NOW).joinUrl(meetingOf(room), STAFF), NOW)).toMatchObject({ moderator: 'true' });
    expect(admittedByJitsi(link, NOW + 301)).toBe('time');
    expect(admittedByJitsi(link.replace(room, `${room}x`), NOW)).toBe('room');
    expect(admittedByJitsi(`${link.slice(0, -3)}abc`, NOW)).toBe('signature');
  });

  test('that it is there can be asked, and nothing else', async () => {
    desk = await openDesk(() => ({ status: 404 }));
    const reached = jitsiMeetings({ ...JITSI, url: desk.origin }, { now: () => PLAN.startTime, reach: REACH });
    expect(await errorOf(reached.check())).toBeNull();
    desk.mood = 'down';
    await failsQuietly(reached.check());
  });
});
