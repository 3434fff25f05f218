import { afterEach, expect, test, vi } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { wholeApp } from '#testing/app.tsx';
import { axeFindings } from '#testing/axe.ts';
import type { Answers } from '#testing/broker.ts';
import { enrollment, myInfo } from '#testing/people.ts';
import type { Output } from '#lib/api.ts';
import { sizeText } from '#lib/size-text.ts';

const app = wholeApp();
const { broker } = app;
afterEach(async () => {
  await cleanup();
  vi.restoreAllMocks();
});

const AT = '2026-03-11T20:10:00.000Z';
const job = { id: 7, kind: 'reset-link', recipient: 'maya@example.edu', attempts: 6, failedAt: AT, error: '535 no' };
const health: Output<'health'> = {
  version: '2.4.0',
  database: { engine: 'embedded', version: '18.3', bytes: 81_234_567 },
  migrations: { ran: 88, last: '0088_demo_accounts' },
  examined: [
    { name: 'Jobs', findings: [{ level: 'warning', text: '1 jobs have failed for good.' }] },
    { name: 'Settings', findings: [{ level: 'mistake', text: 'There are 60 demo accounts.' }] },
    { name: 'Clock', findings: [] },
  ],
  failedJobs: { jobs: [job], total: 1 },
  disk: { freeBytes: 12_300_000_000, totalBytes: 50_000_000_000 },
  rounds: [
    { task: 'sweep', everyMs: 600_000, endedAt: AT, tookMs: 12, error: 'The disk is full.' },
    { task: 'absences', everyMs: 60_000, endedAt: null, tookMs: null, error: null },
  ],
  lastBackup: null,
  keyLocation: '/srv/data/secret.key',
  mail: 'smtp',
};
const overview: Output<'adminOverview'> = {
  openDrafts: [],
  unreadyClasses: [],
  endedClasses: [
    { courseId: 4, code: 'WEB-1', name: 'Web 1', university: 'Northfield', endDate: '2026-03-01', students: 24 },
  ],
  invitations: [
    { courseId: 5, code: 'WEB-2', name: 'Web 2', university: 'Northfield', universityId: 1, failed: 2, expired: 1 },
  ],
  operation: { failedJobs: 2, refusedAddresses: 3, lastBackupAt: null },
  demoAccounts: 60,
};
const open = (path: string, answers: Answers = {}) => {
  app.signIn(enrollment('student'), {
    myInfo: { ...myInfo(), administers: 'installation' },
    adminOverview: overview,
    health,
    retryJob: { success: true },
    sendTestMail: { success: false, message: 'mail.example.edu did not accept the e-mail: 535 Wrong password.' },
    makeBackup: { success: true, path: '/files/backups/ticket' },
    ...answers,
  });
  return app.open(path);
};

test('health shows what runs, the worst finding first, and what comes round [ADM-122, ADM-124]', async () => {
  const screen = await open('/admin/health');
  for (const text of [
    '2.4.0',
    'Embedded PostgreSQL 18.3, 81.2 MB',
    '12.3 GB of 50 GB',
    'The disk is full.',
    'Not yet',
    'No problems: Clock.',
    '88 have run, the last one 0088_demo_accounts',
  ])
    await expect.element(screen.getByText(text, { exact: true })).toBeVisible();
  const levels = screen.getByRole('region', { name: 'Findings' }).getByText(/^(Mistake|Warning)$/);
  expect(levels.elements().map(({ textContent }) => textContent)).toEqual(['Mistake', 'Warning']);
  await expect.element(screen.getByText(/60 accounts have a password that is public/)).toBeVisible();
  for (const theme of ['light', 'dark'] as const) expect(await axeFindings(theme)).toEqual([]);
});

test('a job that was given up is tried again, and the mail test says what came of it [ADM-121, ADM-122]', async () => {
  const screen = await open('/admin/health');
  await screen.getByRole('button', { name: 'Try again: E-mail: link to a new password to maya@example.edu' }).click();
  await expect.poll(() => broker.sentTo('retryJob').map(({ input }) => input)).toEqual([{ jobId: 7 }]);
  // it may disappear from the list
  await expect.poll(() => broker.sentTo('health').length).toBeGreaterThan(1);
  await screen.getByRole('button', { name: 'Send me a test e-mail' }).click();
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('mail.example.edu did not accept the e-mail: 535 Wrong password.');
});

test('a backup is saved by the browser, and the key that it does not hold is named [ADM-123]', async () => {
  const fetched: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    fetched.push(new URL(this.href).pathname);
  });
  const screen = await open('/admin/health');
  await expect.element(screen.getByText('No backup has been made yet.')).toBeVisible();
  await expect.element(screen.getByText('/srv/data/secret.key')).toBeVisible();
  await screen.getByRole('button', { name: 'Make a backup' }).click();
  await expect.element(screen.getByText(/Your browser is saving it/)).toBeVisible();
  expect(fetched).toEqual(['/files/backups/ticket']);
});

test('the overview leads to where each thing that waits is settled [ADM-014, ADM-123]', async () => {
  const screen = await open('/admin');
  await expect.element(screen.getByText('No backup has been made yet.')).toBeVisible();
  await expect.element(screen.getByText('2 jobs and e-mails have failed.')).toBeVisible();
  await expect.element(screen.getByText('3 addresses refuse e-mail.')).toBeVisible();
  await expect.element(screen.getByText('2 failed, 1 expired')).toBeVisible();
  const hrefs = screen
    .getByRole('main')
    .getByRole('link')
    .elements()
    .map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(
    expect.arrayContaining([
      '/admin/health',
      '/admin/mail',
      '/admin/people?university=1&class=5&state=invited',
      '/admin/classes/4',
    ]),
  );
  for (const theme of ['light', 'dark'] as const) expect(await axeFindings(theme)).toEqual([]);
});

test.each([
  [900, '0.9 KB'],
  [81_234_567, '81.2 MB'],
  [12_300_000_000, '12.3 GB'],
  [5e15, '5,000 TB'],
])('%d bytes are %s', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text);
});
