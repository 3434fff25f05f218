import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Session, SessionVideo } from '@bcs/contract/features/sessions/model';
import { wholeApp } from '#testing/app.tsx';
import { refuse, type Answers } from '#testing/broker.ts';
import { enrollment } from '#testing/people.ts';

const app = wholeApp();
const { broker } = app;
const [ONE, TWO, NEW] = ['1', '2', 'new'].map((rec) => `https://zoom.us/rec/${rec}`) as [string, string, string];
const video = (id: number, url: string): SessionVideo => ({ id, sessionId: 12, url });
const UNKNOWN = "This session doesn't seem to exist. Please go back to your sessions and choose another one.";

/** The list as the server keeps it. */
let kept: SessionVideo[] = [];
const open = (answers: Answers = {}) => {
  kept = [video(1, ONE), video(2, TWO)];
  app.signIn(enrollment('ta'), {
    sessionVideos: () => ({ videoUrlList: kept }),
    updateSessionVideos: ({ urls }) => {
      kept = urls.map((url, at) => kept.find((each) => each.url === url) ?? video(10 + at, url));
      return { success: true, videoUrlList: kept };
    },
    ...answers,
  });
  return app.open('/sessions/12/video/update');
};
type Screen = Awaited<ReturnType<typeof open>>;
const field = (screen: Screen, number: number) => screen.getByRole('textbox', { name: `Video URL ${number}` });
const lists = () => broker.sentTo('updateSessionVideos').map(({ input }) => (input as { urls: string[] }).urls);
const save = async (screen: Screen, url: string) => {
  await field(screen, 1).fill(url);
  await userEvent.keyboard('{Enter}');
};

describe('changing a video', () => {
  test('saves once, however often it is pressed, and keeps what somebody else has added [SESS-091]', async () => {
    const screen = await open();
    await field(screen, 1).fill(NEW);
    kept = [...kept, video(3, 'https://zoom.us/rec/3')];
    await screen.getByRole('button', { name: 'Save' }).first().dblClick();
    await expect.element(screen.getByText('The video has been saved.').first()).toBeVisible();
    await expect.element(screen.getByRole('textbox', { name: 'Video URL 3' })).toBeVisible();
    expect(lists()).toEqual([[NEW, TWO, 'https://zoom.us/rec/3']]);
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
  });
  test('that somebody else has changed or deleted meanwhile says so and saves nothing', async () => {
    const screen = await open();
    kept = [video(2, TWO)];
    await save(screen, NEW);
    await expect
      .element(screen.getByText('Someone else has changed or deleted this video in the meantime.'))
      .toBeVisible();
    await expect.element(field(screen, 1)).toHaveValue(TWO);
    expect(lists()).toEqual([]);
  });
  test('while somebody else adds one is done again on the newer list, and loses neither [SESS-091]', async () => {
    const screen = await open();
    const { updateSessionVideos } = broker.answers;
    const late: Answers = {
      updateSessionVideos: () => {
        kept = [...kept, video(3, 'https://zoom.us/rec/3')];
        Object.assign(broker.answers, { updateSessionVideos });
        return refuse(409, 'VIDEOS_CHANGED');
      },
    };
    Object.assign(broker.answers, late);
    await save(screen, NEW);
    await expect.element(screen.getByText('The video has been saved.').first()).toBeVisible();
    expect(lists()).toEqual([
      [NEW, TWO],
      [NEW, TWO, 'https://zoom.us/rec/3'],
    ]);
    expect(broker.sentTo('updateSessionVideos').map(({ input }) => (input as { seen: number[] }).seen)).toEqual([
      [1, 2],
      [1, 2, 3],
    ]);
  });
  test('to one that is there already loses neither', async () => {
    const screen = await open();
    await save(screen, ` ${TWO} `);
    await expect.element(screen.getByText('This session has a video with this URL already.')).toBeVisible();
    expect(lists()).toEqual([]);
  });
  test('says what went wrong, and blames the URL only where it is wrong [SESS-065]', async () => {
    const invalid =
      "Sorry, that URL isn't valid or isn't hosted with panopto.com or zoom.us. Please check the URL and try again.";
    const screen = await open({ updateSessionVideos: refuse(429, 'RATE_LIMITED', 'Too many requests.') });
    await save(screen, 'https://evil.example/zoom.us');
    await expect.element(screen.getByText(invalid)).toBeVisible();
    await save(screen, NEW);
    await expect.element(screen.getByText('Too many requests.')).toBeVisible();
    broker.answers.updateSessionVideos = refuse(422, 'INVALID_CHANGED_VIDEO_URL', invalid);
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText(invalid)).toBeVisible();
  });
});

test('a deletion says that it failed even where the list could not be had first [SESS-101]', async () => {
  const screen = await open();
  broker.answers.sessionVideos = refuse(429, 'RATE_LIMITED');
  await screen.getByRole('button', { name: 'Delete video 1' }).click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect
    .element(
      screen.getByText(
        'This video could not be deleted! Please try again. If the problem persists please reach out to BCS Support',
      ),
    )
    .toBeVisible();
  expect(lists()).toEqual([]);
});

const AGAIN = 'Please try again. If the problem persists please reach out to BCS Support';

test('videos that could not be added are said to be so [SESS-098]', async () => {
  const session = { session: { id: 12, name: 'Portfolio review' } as Session };
  const screen = await open({ session, saveSessionVideos: refuse(429, 'RATE_LIMITED') });
  await screen.router.navigate({ to: '/sessions/$sessionId/video/create', params: { sessionId: '12' } });
  await screen.getByRole('textbox', { name: 'Video URL' }).fill(NEW);
  await screen.getByRole('button', { name: 'Save Videos' }).click();
  await expect.element(screen.getByText(`Your videos failed to be attached to this session. ${AGAIN}`)).toBeVisible();
});

test('videos that could not be loaded are said to be so [SESS-099]', async () => {
  const screen = await open({ sessionVideos: refuse(429, 'RATE_LIMITED') });
  await expect.element(screen.getByText(`Your selected videos could not be loaded. ${AGAIN}`)).toBeVisible();
});

test.each(['/sessions/12/video/update', '/sessions/12/videos/1', '/sessions/12/video/1', '/sessions/12/video/create'])(
  '%s of an unknown session says so, and one that is hidden is no page [SESS-094]',
  async (page) => {
    app.signIn(enrollment('ta'), { sessionVideos: refuse(404, 'NOT_FOUND'), session: refuse(404, 'NOT_FOUND') });
    const screen = await app.open(page);
    await expect.element(screen.getByText(UNKNOWN)).toBeVisible();
    await screen.unmount();
    app.signIn(enrollment('ta'), { sessionVideos: refuse(403, 'FORBIDDEN'), session: refuse(403, 'FORBIDDEN') });
    const hidden = await app.open(page);
    await expect.poll(hidden.path).toBe('/unauthorized');
  },
);
