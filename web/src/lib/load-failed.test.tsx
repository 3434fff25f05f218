import { expect, test } from 'vitest';
import { wholeApp } from '#testing/app.tsx';
import { refuse, Refusal } from '#testing/broker.ts';
import { enrollment, myInfo } from '#testing/people.ts';

const app = wholeApp();

test('a page without words of its own for a failure says which one it is, and the number of the request [D-305]', async () => {
  app.signIn(enrollment('admin'), {
    notifications: new Refusal(422, { errorCode: 'INVALID_INPUT', errorMessage: 'No.' }, { 'x-request-id': '7f-1' }),
  });
  const screen = await app.open('/notifications');
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Notifications');
  await expect.element(screen.getByText('Request 7f-1')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test.each([
  { path: '/admin/plans', call: 'plans', heading: 'Plans' },
  { path: '/admin/classes', call: 'adminClasses', heading: 'Classes' },
  { path: '/admin/people', call: 'adminPeople', heading: 'People' },
])('a page that cannot be loaded says which one it is: $path', async ({ path, call, heading }) => {
  app.signIn(enrollment('admin'), {
    myInfo: { ...myInfo(), administers: 'university' },
    [call]: refuse(500, 'UNEXPECTED'),
  });
  const screen = await app.open(path);
  await expect.element(screen.getByText('We could not load this page. Please try again.')).toBeVisible();
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
});

test.each([
  { path: '/admin/classes/999', call: 'adminClass' },
  { path: '/admin/classes/999/sessions', call: 'adminSessions' },
  { path: '/admin/classes/999/syllabus', call: 'adminSessions' },
  { path: '/admin/people/999', call: 'adminPerson' },
])('what is not there says so, as a path that leads nowhere does: $path [SHELL-006]', async ({ path, call }) => {
  app.signIn(enrollment('admin'), {
    myInfo: { ...myInfo(), administers: 'university' },
    [call]: refuse(404, 'NOT_FOUND'),
  });
  const screen = await app.open(path);
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('404 - Page Not Found');
  await expect.element(screen.getByRole('link', { name: 'dashboard', exact: true })).toHaveAttribute('href', '/');
  await expect.element(screen.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});
