import type { Page } from '@playwright/test';
import { NIGHT_TAG } from '#harness/effort';
import { expect, test } from '#harness/test';
import { shell } from '#pages/shell';

const refused = { status: 503, json: { success: false, errorCode: 'VIDEO_SERVICE_DOWN', errorMessage: 'x' } };
const shelf = (page: Page, name: string) => page.getByRole('region', { name });

test('a student finds a film in the library and watches it, without any other server [VID-001, VID-002, VID-005, VID-007, VID-008, VID-009]', async ({
  enter,
}) => {
  const page = await enter('student');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/');
  await page.getByRole('link', { name: 'Videos', exact: true }).click();
  await expect(shell(page).heading).toHaveText('Videos');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Getting Started',
    'Study Skills',
    'Technical Basics',
    'Career Services',
    'Northfield Campus',
  ]);
  await expect(page.getByRole('region').getByRole('listitem')).toHaveCount(15);

  await page.getByRole('combobox', { name: 'Playlist' }).selectOption('Getting Started');
  await expect(page).toHaveURL(/\/videos\?playlist=Getting(\+|%20)Started$/);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(['Getting Started']);
  expect(asked.filter((url) => url.includes('videoPlaylistItems')).every((url) => url.includes('maxResults=50'))).toBe(
    true,
  );

  await shelf(page, 'Getting Started').getByRole('link', { name: 'How to Check In' }).click();
  await expect(shell(page).heading).toHaveText('How to Check In');
  const video = page.locator('video');
  const shows = (property: string) => video.evaluate((film, name) => Reflect.get(film, name) as number, property);
  await expect.poll(() => shows('readyState')).toBeGreaterThan(0);
  expect(Math.round(await shows('duration'))).toBe(20);
  await video.click();
  await expect.poll(() => shows('currentTime')).toBeGreaterThan(0.5);
  await expect.poll(() => page.evaluate("document.querySelector('video').textTracks[0].cues?.length")).toBe(5);
  // jumps within the film, which the server sends in ranges
  await video.evaluate((film) => Reflect.set(film, 'currentTime', 15));
  await expect.poll(() => shows('currentTime')).toBeGreaterThan(15);
  const elsewhere = asked.filter((url) => new URL(url).origin !== new URL(page.url()).origin);
  expect(elsewhere).toEqual([]);
});

test('a video of YouTube plays in a frame', async ({ enter, complaints }) => {
  complaints.expect(/youtube/);
  const page = await enter('instructor');
  await page.route(/youtube-nocookie\.com/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>player</title>' }),
  );
  await page.goto('/videos/watch/PkZNo7MFNFg');
  const frame = page.locator('iframe');
  await expect(frame).toHaveAttribute('src', 'https://www.youtube-nocookie.com/embed/PkZNo7MFNFg');
  expect((await frame.boundingBox())?.height).toBe(710);
  await expect(page.getByRole('link', { name: 'Watch on YouTube' })).toBeVisible();
});

test('a video that does not load says so [VID-010]', { tag: NIGHT_TAG }, async ({ enter, complaints }) => {
  complaints.expect(/youtube|503|CallFailed/);
  const page = await enter('instructor');
  await page.route('**/broker/videoDetails*', (route) => route.fulfill(refused));
  await page.goto('/videos/watch/RGOj5yH7evk');
  await expect(
    page.getByText(
      'There was an error fetching the details for this video. Try refreshing the page. If the problem persists, reach out to support',
    ),
  ).toBeVisible();
  await page.unroute('**/broker/videoDetails*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(shell(page).heading).toHaveText('Git and GitHub for Beginners');
});

test('the videos of the first days stand on a page of their own [VID-003, VID-004, VID-006]', async ({ enter }) => {
  const page = await enter('student2');
  await page.goto('/videos');
  await expect(page.getByText('Command Line for Beginners')).toHaveCount(0);
  await page.getByRole('link', { name: 'Onboarding Videos' }).click();
  await expect(page).toHaveURL('/videos/onboarding');
  await expect(page.getByRole('navigation', { name: /side|main/i })).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(4);
  await page.getByRole('link', { name: 'Welcome to Bootcamp Square' }).click();
  await expect(page).toHaveURL('/videos/onboarding/watch/welcome-to-bootcamp-square?list=5');
  await expect(page.locator('video')).toBeVisible();
  await page
    .getByRole('region', { name: 'Next in this playlist' })
    .getByRole('link', { name: 'How to Check In' })
    .click();
  await expect(shell(page).heading).toHaveText('How to Check In');
  await page.getByRole('link', { name: 'More Onboarding Videos' }).click();
  await expect(page).toHaveURL('/videos/onboarding');
});

test('an admin makes a playlist, and takes its videos and itself away again [VID-011, VID-012]', async ({
  enter,
  complaints,
}) => {
  const admin = await enter('admin');
  await admin.goto('/videos');
  await admin.getByRole('link', { name: 'Manage Playlists' }).click();
  await admin.getByRole('link', { name: 'New Playlist' }).click();
  await admin.getByRole('textbox', { name: 'Name' }).fill('Week One');
  await admin.getByRole('button', { name: 'Add “How to Check In”' }).click();
  await admin.getByRole('button', { name: 'Add a YouTube video' }).click();
  await admin.getByRole('textbox', { name: 'Title of video 2' }).fill('Flexbox');
  await admin.getByRole('textbox', { name: 'YouTube link of video 2' }).fill('https://vimeo.com/1');
  await admin.getByRole('button', { name: 'Save Playlist' }).click();
  await expect(admin.getByText(/This isn't a YouTube video/)).toBeVisible();
  await admin.getByRole('textbox', { name: 'YouTube link of video 2' }).fill('https://youtu.be/1Rs2ND1ryYc');
  const handles = admin.getByTitle('Drag to move');
  await handles.nth(1).dragTo(handles.nth(0));
  await admin.getByRole('button', { name: 'Save Playlist' }).click();
  await expect(admin.getByText('The playlist has been saved.').first()).toBeVisible();
  const rows = admin.getByRole('main').getByRole('list').first().getByRole('listitem');
  await expect(rows.last()).toHaveText('Week One');
  await admin.getByRole('button', { name: 'Move Week One up' }).click();
  await expect(rows.first()).toHaveText('Week One');

  const student = await enter('student');
  await student.goto('/videos?playlist=Week%20One');
  await expect(shelf(student, 'Week One').getByRole('listitem')).toHaveText([/^Flexbox/, /^How to Check In/]);

  await admin.getByRole('link', { name: 'Week One' }).click();
  for (const _each of [1, 2]) await admin.getByRole('button', { name: 'Remove video 1' }).click();
  await admin.getByRole('button', { name: 'Save Playlist' }).click();
  await expect(admin).toHaveURL('/videos/playlists');
  await student.reload();
  await expect(
    student.getByText(
      'There are no videos added to this playlist. If you feel like this is an error, please try again or reach out to support.',
    ),
  ).toBeVisible();

  await admin.getByRole('link', { name: 'Week One' }).click();
  // the student's open page hears of it and requests the list and the videos at once
  complaints.expect(/status of 404 .*videoPlaylistItems/);
  await admin.getByRole('button', { name: 'Delete' }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(rows).toHaveText(['Northfield Campus']);

  await student.route('**/broker/videoPlaylistItems*', (route) => route.fulfill({ json: { items: [], stale: false } }));
  await student.reload();
  await expect(
    student.getByText(
      'No videos were found to display in the library. If you feel like this is an error, please try again or reach out to support.',
    ),
  ).toBeVisible();
  await student.goto('/videos/playlists');
  await expect(student).toHaveURL('/unauthorized');
});
