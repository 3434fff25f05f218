import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { IDS } from '@bcs/server/database/seed/ids';
import { NIGHT_TAG } from '#harness/effort';
import { startApp } from '#harness/running-app';
import { freshSession, storageFor } from '#harness/session';
import { expect, test } from '#harness/test';

/** A chat service on this machine, with the messages written in its channel. */
const written: string[] = [];
const chat = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => (body += chunk.toString()));
  request.on('end', () => {
    written.push((JSON.parse(body) as { text: string }).text);
    response.end('ok');
  });
});

/** An app whose operator allows this chat service. */
async function openApp() {
  chat.listen(0, '127.0.0.1');
  await once(chat, 'listening');
  const host = `127.0.0.1:${(chat.address() as AddressInfo).port}`;
  process.env['CHAT_HOSTS'] = host;
  const app = await startApp(String(process.env['E2E_WORLD']), 'demo');
  delete process.env['CHAT_HOSTS'];
  return { app, host };
}
let close = async () => {};
test.afterAll(() => close());

test(
  'an admin connects a chat channel and sees a test message in it [INTG-081]',
  { tag: NIGHT_TAG },
  async ({ another, complaints }) => {
    complaints.expect(/422 \(Unprocessable Entity\)/);
    const { app, host } = await openApp();
    close = async () => {
      chat.close();
      await app.close();
    };
    const storageState = storageFor('admin', await freshSession('admin', app.origin), app.origin, null);
    const page = await another({ baseURL: app.origin, storageState });
    await page.goto(`/admin/classes/${IDS.activeCourse}`);
    await page.getByRole('link', { name: 'Chat channels' }).click();
    await expect(page.getByText('No channel is connected yet.')).toBeVisible();
    await page.getByRole('button', { name: 'Connect a channel' }).click();

    const dialog = page.getByRole('dialog', { name: 'Connect a channel' });
    await dialog.getByLabel('Name').fill('#class-news');
    const address = dialog.getByLabel('Address of the incoming webhook');
    await address.fill('https://evil.example/hook');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText(/This is not the address of an incoming webhook/)).toBeVisible();
    await address.fill(`http://${host}/hooks/abcd`);
    await dialog.getByLabel('Videos of sessions', { exact: true }).uncheck();
    await dialog.getByLabel('Line: Titles of announcements').fill('Please read {title}');
    const preview = dialog.getByRole('region', { name: 'Preview' }).getByRole('paragraph');
    await expect(preview).toContainText('Please read Guest talk on Friday');
    await expect(preview).not.toContainText('New video');
    const shown = await preview.innerText();
    await dialog.getByRole('button', { name: 'Save' }).click();

    await expect(page.getByText('No message has arrived yet.')).toBeVisible();
    await page.getByRole('button', { name: 'Send test to #class-news' }).click();
    await expect(page.getByText(/^Last message: /)).toBeVisible();
    expect(written.map((text) => text.replaceAll('\u{200b}', ''))).toEqual([shown]);

    await page.getByRole('button', { name: 'Remove #class-news' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText('No channel is connected yet.')).toBeVisible();
  },
);
