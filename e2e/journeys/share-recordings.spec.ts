import { IDS } from '@bcs/server/database/seed/ids';
import { NIGHT_TAG } from '#harness/effort';
import { expect, test } from '#harness/test';
import { sessionPage } from '#pages/session';

const SESSION = IDS.activeCourse * 1000 + 65;
const ZOOM = 'https://northfield.zoom.us/rec/share/e2e';
const PANOPTO = 'https://northfield.hosted.panopto.com/Panopto/Pages/Viewer.aspx?id=e2e';

test('a ta adds recordings, changes and deletes them [SESS-005, SESS-006]', async ({ enter }) => {
  const page = await enter('ta');
  const url = (number: number) =>
    page.getByRole('textbox', { name: number === 0 ? 'Video URL' : `Video URL ${number}`, exact: true });
  const save = page.getByRole('button', { name: 'Save Videos' });
  await sessionPage(page).open(SESSION);
  await sessionPage(page).addVideos.click();
  await expect(page).toHaveURL(`/sessions/${SESSION}/video/create`);
  await expect(page.getByRole('button', { name: /^Remove video URL/ })).toHaveCount(0);

  await test.step('what is not an address of a recording is refused [SESS-064, SESS-066, SESS-067, SESS-068, SESS-069, SESS-070]', async () => {
    await save.click();
    await expect(page.getByText('You have not added any session videos yet!')).toBeVisible();
    await expect(page.getByText('The URL cannot be blank.')).toBeVisible();
    await url(0).fill('http://zoom.us/rec');
    await save.click();
    await expect(page.getByText('The URL must be a secure site (https).')).toBeVisible();
    await url(0).fill('https://zoom.us.evil.example/');
    await expect(page.getByText('The URL is not valid.')).toBeVisible();
    await save.click();
    await expect(
      page.getByText('One of the URLs is not valid. Please make sure each includes zoom.us or panopto.com.'),
    ).toBeVisible();
  });

  await test.step('addresses are added and removed [SESS-071, SESS-072]', async () => {
    await url(0).fill(ZOOM);
    await page.getByRole('button', { name: 'Add another URL' }).click();
    await page.getByRole('button', { name: 'Add another URL' }).click();
    await url(2).fill(PANOPTO);
    await page.getByRole('button', { name: 'Remove video URL 3' }).click();
    await save.click();
    await expect(page.getByRole('link', { name: /Watch video \d/ })).toHaveCount(2);
  });

  await test.step('a saved address is changed [SESS-065]', async () => {
    await sessionPage(page).editVideos.click();
    await expect(url(1)).toHaveValue(ZOOM);
    await url(1).fill('https://evil.example/?zoom.us');
    await page.getByRole('button', { name: 'Save' }).first().click();
    await expect(
      page.getByText(
        "Sorry, that URL isn't valid or isn't hosted with panopto.com or zoom.us. Please check the URL and try again.",
      ),
    ).toBeVisible();
    await url(1).fill(`${ZOOM}-2`);
    await page.getByRole('button', { name: 'Save' }).first().click();
    await expect(page.getByText('The video has been saved.').first()).toBeVisible();
  });

  await test.step('recordings are deleted, also the last one [SESS-073]', async () => {
    for (const said of ['The video has been deleted.', 'You have deleted all the video URLs!']) {
      await page.getByRole('button', { name: 'Delete video 1' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
      await expect(page.getByText(said).first()).toBeVisible();
    }
    await expect(page.getByText('This session has no video to show.')).toBeVisible();
  });
});

test(
  'what fails is said [SESS-098, SESS-099, SESS-101, SESS-102]',
  { tag: NIGHT_TAG },
  async ({ enter, complaints }) => {
    complaints.expect(/status of 400|CallFailed/);
    const page = await enter('cd');
    const broken = { status: 400, json: { success: false, errorCode: 'MALFORMED', errorMessage: 'x' } };
    const again = 'Please try again. If the problem persists please reach out to BCS Support';
    await page.route('**/broker/*SessionVideos', (route) => route.fulfill(broken));
    await page.goto(`/sessions/${IDS.videoSession}/video/create`);
    await page.getByRole('textbox', { name: 'Video URL' }).fill(ZOOM);
    await page.getByRole('button', { name: 'Save Videos' }).click();
    await expect(page.getByText(`Your videos failed to be attached to this session. ${again}`)).toBeVisible();

    await page.goto(`/sessions/${IDS.videoSession}/video/update`);
    await page.getByRole('button', { name: 'Delete video 1' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText(`This video could not be deleted! ${again}`)).toBeVisible();

    await page.route('**/broker/sessionVideos', (route) => route.fulfill(broken));
    await page.goto(`/sessions/${IDS.videoSession}/video/update`);
    await expect(page.getByText(`Your selected videos could not be loaded. ${again}`)).toBeVisible();
    await page.goto(`/sessions/${IDS.videoSession}/videos/1`);
    await expect(
      page.getByText(
        'Sorry, there was an error loading videos. Please refresh the page. If the problem persists please reach out to BCS Support',
      ),
    ).toBeVisible();
  },
);

test('a student watches a recording [SESS-007, SESS-008, SESS-026, SESS-027, SESS-030]', async ({
  enter,
  complaints,
}) => {
  // the recording is hosted elsewhere, and this machine has no internet access
  complaints.expect(/panopto/);
  const page = await enter('student');
  await page.route(/panopto\.com/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>player</title>' }),
  );
  let slow = () => {};
  await page.route('**/broker/sessionVideos', async (route) => {
    await new Promise<void>((go) => (slow = go));
    await route.continue();
  });
  await sessionPage(page).open(IDS.videoSession);
  await page.getByRole('link', { name: /Watch video 1/ }).click();
  await expect(page.getByText('Please stand by..')).toBeVisible();
  slow();
  const frame = page.locator('iframe');
  await expect(frame).toHaveAttribute(
    'src',
    /^https:\/\/northfield\.hosted\.panopto\.com\/Panopto\/Pages\/Embed\.aspx\?id=/,
  );
  const box = await frame.boundingBox();
  expect(box?.height).toBe(710);
  const main = await page.getByRole('main').boundingBox();
  expect((main?.width ?? 0) - (box?.width ?? 0)).toBeLessThan(80);
  await page.unroute('**/broker/sessionVideos');
  await test.step('a button leads back [SESS-029]', async () => {
    await page.getByRole('link', { name: 'Return to Session Details' }).click();
    await expect(page).toHaveURL(`/sessions/${IDS.videoSession}`);
  });

  await test.step('a recording at zoom is a link, and without one there is a warning [SESS-028, SESS-031]', async () => {
    await page.getByRole('link', { name: /Watch video 2/ }).click();
    await expect(page.getByRole('link', { name: 'Please click here to view the Zoom Video' })).toHaveAttribute(
      'href',
      /zoom\.us/,
    );
    await expect(frame).toHaveCount(0);
    const other = page.url().replace('/videos/', '/video/');
    await page.goto(other);
    await expect(page.getByRole('link', { name: 'Please click here to view the Zoom Video' })).toBeVisible();
    await page.goto(`/sessions/${IDS.videoSession}/videos/999999`);
    await expect(page.getByText('This session has no video to show.')).toBeVisible();
  });
});

test(
  'students and the general manager get at no video form [SESS-077, SESS-078]',
  { tag: NIGHT_TAG },
  async ({ enter }) => {
    for (const person of ['student', 'cm'] as const) {
      const page = await enter(person);
      for (const form of ['create', 'update']) {
        await page.goto(`/sessions/${IDS.videoSession}/video/${form}`);
        await expect(page).toHaveURL('/unauthorized');
      }
    }
  },
);
