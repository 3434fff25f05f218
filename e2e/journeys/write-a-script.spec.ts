import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { API_ROOT } from '@bcs/contract/features/instructor-api/endpoints';
import { GRAPHQL_PATH } from '@bcs/contract/features/instructor-api/graph';
import { IDS } from '@bcs/server/database/seed/ids';
import { expect, test } from '#harness/test';

const COURSE = { courseId: IDS.activeCourse };
const QUERY = { query: `{ course(id: ${IDS.activeCourse}) { name attendance { id } } }` };

/** An instructor's program that receives webhooks; it answers with the given statuses in turn. */
async function openReceiver(answers: number[]) {
  const got: { headers: IncomingHttpHeaders; body: string }[] = [];
  const server = createServer(async (request, response) => {
    got.push({ headers: request.headers, body: Buffer.concat(await request.toArray()).toString() });
    response.writeHead(answers.shift() ?? 204).end();
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return { got, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/square`, close: () => server.close() };
}

test('an instructor makes a token, sees it once, asks by REST and GraphQL with it, and revokes it [API-014, API-017, API-028]', async ({
  enter,
  request,
}) => {
  const page = await enter('instructor');
  await page.goto('/instructor-api-docs/tokens');
  await page.getByLabel('Name').fill('Attendance report');
  await page.getByLabel('Attendance of each session').check();
  await page.getByRole('button', { name: 'Create token' }).click();
  const token = await page.getByRole('region', { name: 'Access token', exact: true }).locator('code').innerText();
  const ask = (url: string, data: object) => request.post(url, { data, headers: { authToken: token } });

  expect((await (await ask(`${API_ROOT}/attendance`, COURSE)).json()).sessions.length).toBeGreaterThan(0);
  expect((await ask(`${API_ROOT}/grades`, COURSE)).status()).toBe(403);
  const { data } = await (await ask(GRAPHQL_PATH, QUERY)).json();
  expect(data.course.attendance.length).toBeGreaterThan(0);

  await page.reload();
  await expect(page.getByText(/last used/)).toBeVisible();
  await expect(page.getByText(token)).toHaveCount(0);
  await page.getByRole('button', { name: 'Revoke Attendance report' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText('You have no access tokens.')).toBeVisible();
  for (const answer of [await ask(`${API_ROOT}/attendance`, COURSE), await ask(GRAPHQL_PATH, QUERY)])
    expect(answer.status()).toBe(401);

  await page.getByRole('link', { name: 'GraphQL', exact: true }).click();
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByRole('region', { name: 'Response body' })).toContainText('"attendance"');
});

test('an address of theirs is told of the class, and a message that it missed is sent again [D-171]', async ({
  enter,
}) => {
  const receiver = await openReceiver([410]);
  const page = await enter('instructor');
  await page.goto('/instructor-api-docs/webhooks');
  await page.getByLabel('Address').fill(receiver.url);
  await page.getByLabel('A submission is graded, or its grade changes').check();
  await page.getByRole('button', { name: 'Create webhook' }).click();
  await expect(page.getByRole('region', { name: 'Signing secret' })).toContainText('whsec_');
  await page.getByRole('button', { name: 'Send test' }).click();
  const log = page.getByRole('list', { name: `Messages to ${receiver.url}` });
  await expect(log.getByText('1 attempt: It answered 410.')).toBeVisible();
  await log.getByRole('button', { name: /^Send again/ }).click();
  await expect(log.getByText('2 attempts, status 204')).toBeVisible();
  await expect(log.getByText('Delivered')).toBeVisible();
  const [first, second] = receiver.got;
  expect(receiver.got).toHaveLength(2);
  expect([second?.headers['webhook-id'], second?.body]).toEqual([first?.headers['webhook-id'], first?.body]);
  receiver.close();
});
