import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { IDS } from '@bcs/server/database/seed/ids';
import { PEOPLE } from '@bcs/server/database/seed/people';
import { axeFindings } from '#harness/axe';
import { FAKE_DEVICES, forgetConnections, framesDecoded, mediaProcessOf, watchConnections } from '#harness/classroom';
import { IS_LONG_RUN } from '#harness/effort';
import { sessionByEmail } from '#harness/session';
import { expect, test } from '#harness/test';

test.use(FAKE_DEVICES);
test.describe.configure({ mode: 'serial' });

const SESSION = `/sessions/${IDS.todaysSession}`;
const stage = (page: Page) => page.getByRole('region', { name: 'Stage' });
const people = (page: Page) => page.getByRole('region', { name: /^People/ });

/** Enters the room from the page of the session as people do: new tab, lobby, room. */
async function join(page: Page, button: 'Start Meeting' | 'Join Meeting'): Promise<Page> {
  await watchConnections(page.context());
  await page.goto(SESSION);
  const [room] = await Promise.all([page.waitForEvent('popup'), page.getByRole('button', { name: button }).click()]);
  await room.waitForURL(`**${SESSION}/classroom`);
  return room;
}
const goIn = (room: Page) => room.getByRole('button', { name: 'Join now' }).click();

/** Expects the video to move: more frames have been decoded. */
async function sees(room: Page, within = 15_000): Promise<void> {
  const before = await framesDecoded(room);
  await expect.poll(async () => (await framesDecoded(room)) - before, { timeout: within }).toBeGreaterThan(5);
}

/** Expects video to arrive over a new connection. */
const isBack = (room: Page) =>
  expect.poll(() => framesDecoded(room), { timeout: 30_000, intervals: [100] }).toBeGreaterThan(5);

/** A network outage long enough for both ends to notice; with FUZZ=long, as long as in a tunnel. */
const CUT_MS = IS_LONG_RUN ? 20_000 : 8000;
/** The classmates who also watch; with FUZZ=long, twelve people receive what one sends. */
const CLASSMATES = IS_LONG_RUN ? PEOPLE.filter(({ id }) => id >= 4 && id < 14) : [];

/**
 * Cuts a person's network.
 * @returns restores it, once it was gone for long enough
 */
async function cutOff(room: Page): Promise<() => Promise<void>> {
  await room.context().setOffline(true);
  const long = sleep(CUT_MS);
  return async () => {
    await expect(room.getByText('The connection was lost.')).toBeVisible();
    await long;
    await forgetConnections(room);
    await room.context().setOffline(false);
  };
}

test('a class meets: one on the stage, others watch, ask, speak, and come back after the media were killed', async ({
  enter,
  origin,
  serverPid,
  complaints,
}) => {
  // without a network, a page cannot prefetch anything
  complaints.expect(/WebSocket|ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically imported module/);
  const host = await join(await enter('instructor'), 'Start Meeting');
  // the devices are tested before anybody sees them
  await host.getByRole('button', { name: 'Try camera and microphone' }).click();
  await expect(host.getByLabel('Your camera')).toBeVisible();
  const level = host.getByRole('meter', { name: 'Microphone level' });
  await expect.poll(() => level.evaluate((meter) => Number(Reflect.get(meter, 'value')))).toBeGreaterThan(0);
  await expect(host.getByLabel('Camera', { exact: true }).locator('option')).not.toHaveCount(1);
  expect(await axeFindings(host)).toEqual([]);
  await goIn(host);
  await host.getByRole('button', { name: 'Microphone' }).click();
  await host.getByRole('button', { name: 'Camera' }).click();

  const [maya, noah] = [
    await join(await enter('student'), 'Join Meeting'),
    await join(await enter('student2'), 'Join Meeting'),
  ];
  for (const student of [maya, noah]) {
    await goIn(student);
    await expect(stage(student).getByLabel(/^Camera of/)).toBeVisible();
    await sees(student);
  }

  const crowd: Page[] = [];
  for (const { email } of CLASSMATES) {
    const classmate = await enter('student', { session: await sessionByEmail(email, origin) });
    crowd.push(await join(classmate, 'Join Meeting'));
  }
  for (const room of crowd) await goIn(room);
  for (const room of [...crowd, maya, noah]) await sees(room, 60_000);
  for (const room of crowd) await room.context().close();

  // one person loses the network while the others continue
  const reconnect = await cutOff(noah);

  await maya.getByRole('button', { name: 'Raise hand' }).click();
  await expect(people(host).getByText('Hand raised', { exact: true })).toBeVisible();
  await people(host).getByRole('button', { name: 'On stage: Maya Okafor' }).click();
  await maya.getByRole('button', { name: 'Camera' }).click();
  await maya.getByRole('button', { name: 'Microphone' }).click();
  await sees(host);
  await people(host).getByRole('button', { name: 'Mute Maya Okafor' }).click();
  await expect(maya.getByText('The staff of the class have switched off your microphone.')).toBeVisible();

  await maya.getByRole('textbox', { name: 'Message' }).fill('Where are the slides?');
  await maya.getByRole('button', { name: 'Send' }).click();
  await expect(host.getByText('Where are the slides?')).toBeVisible();

  await reconnect();
  await isBack(noah);
  await expect(stage(noah).getByLabel('Camera of Maya Okafor')).toBeVisible();
  await expect(noah.getByText('Where are the slides?')).toBeVisible();
  for (const room of [host, maya]) expect(await axeFindings(room)).toEqual([]);

  // from now on only new connections count
  for (const room of [host, maya, noah]) await forgetConnections(room);
  process.kill(mediaProcessOf(serverPid), 'SIGKILL');
  await Promise.all([host, maya, noah].map((room) => isBack(room)));
  await expect(stage(host).getByLabel('Camera of Maya Okafor')).toBeVisible();

  await people(host).getByRole('button', { name: 'Off stage: Maya Okafor' }).click();
  await expect(maya.getByRole('button', { name: 'Raise hand' })).toBeVisible();
  await people(host).getByRole('button', { name: 'Remove Noah Williams' }).click();
  await host.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(noah.getByText('The staff of the class have removed you from this meeting.')).toBeVisible();
});

test('staff see who was there, take it over and take it back, and end the meeting for everyone [ROOM-004]', async ({
  enter,
}) => {
  const staff = await enter('ssm');
  await staff.goto(SESSION);
  await staff.getByText(/^In the live classroom: \d+ of 24/).click();
  await staff.getByRole('button', { name: 'Take over into attendance' }).click();
  const preview = staff.getByRole('dialog', { name: 'Take over into attendance' });
  await preview.getByLabel('At least so many minutes in the classroom').fill('0');
  await expect(preview.getByRole('list', { name: 'Students' })).toContainText('Maya Okafor');
  expect(await axeFindings(staff)).toEqual([]);
  await preview.getByRole('button', { name: /^Mark \d+ students? remote$/ }).click();
  await expect(staff.getByText(/were marked remote|was marked remote/)).toBeVisible();
  await staff.getByRole('button', { name: 'Undo' }).click();
  await staff.getByRole('button', { name: 'End Meeting' }).click();
  await staff.getByRole('dialog').getByRole('button', { name: 'End Meeting' }).click();
  await expect(staff.getByRole('button', { name: 'Start Meeting' })).toBeVisible();
});
