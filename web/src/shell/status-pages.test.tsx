import { afterEach, expect, test, vi } from 'vitest';
import { learnServerTime } from '#lib/server-clock.ts';
import { wholeApp } from '#testing/app.tsx';
import { refuse } from '#testing/broker.ts';

const app = wholeApp();
afterEach(() => {
  document.documentElement.removeAttribute('data-decommissioned');
  learnServerTime(new Date(vi.getRealSystemTime()).toUTCString());
});

test('any other path shows the not-found page [SHELL-005, SHELL-006]', async () => {
  app.signIn();
  const screen = await app.open('/no-such-page');
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('404 - Page Not Found');
  await expect
    .element(screen.getByText('The page you are looking for does not exist. Please go back to the dashboard.'))
    .toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'dashboard', exact: true })).toHaveAttribute('href', '/');
});

test.each(['/instructor-api-docs/nothing', '/nps/mc', '/sessions/1/video', '/terms-and-conditions/french', '/GRADES'])(
  'no part of a route is a route, nor its like: %s [SHELL-005]',
  async (path) => {
    app.signIn();
    const screen = await app.open(path);
    await expect.element(screen.getByText('404 - Page Not Found')).toBeVisible();
  },
);

test('a load that fails shows the generic error page [SHELL-029, SHELL-030]', async () => {
  app.signIn(undefined, { myInfo: refuse(422, 'INVALID_INPUT') });
  const screen = await app.open('/grades');
  await expect
    .element(screen.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Sorry, an unexpected system error has occurred!');
  await expect.element(screen.getByText('If the problem persists, please contact BCS Support.')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'contact BCS Support' })).toHaveAttribute('href', '/support');
});

test('a render crash shows the same page in place of what broke, inside the frame [SHELL-031]', async () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  app.signIn(undefined, { me: { userAccount: null, enrollments: null } as never });
  const screen = await app.open('/courses');
  await expect
    .element(screen.getByRole('main').getByText('Sorry, an unexpected system error has occurred!'))
    .toBeVisible();
  await expect.element(screen.getByRole('banner')).toBeVisible();
  quiet.mockRestore();
});

test('a decommissioned platform says so on every path but the legal ones [SHELL-028, D-049]', async () => {
  document.documentElement.setAttribute('data-decommissioned', '');
  for (const path of ['/', '/login', '/no-such-page']) {
    const screen = await app.open(path);
    await expect.element(screen.getByText('This platform has been decommissioned.')).toBeVisible();
    await expect
      .element(
        screen.getByText('If you still need your course materials, please contact your student success manager.'),
      )
      .toBeVisible();
    await screen.unmount();
  }
  for (const path of ['/privacy-policy', '/terms-and-conditions', '/terms-and-conditions/german']) {
    const screen = await app.open(path);
    await expect.element(screen.getByText('This platform has been decommissioned.')).not.toBeInTheDocument();
    await screen.unmount();
  }
});

test('the privacy banner has ended on 1 March 2021 [SHELL-059]', async () => {
  const screen = await app.open('/privacy-policy');
  await expect.element(screen.getByText(/We have updated our Privacy Policy/)).not.toBeInTheDocument();
});

test('before that it shows until it is dismissed, which is remembered [SHELL-057, SHELL-058, D-050]', async () => {
  learnServerTime('Thu, 01 Jun 2017 12:00:00 GMT');
  const screen = await app.open('/privacy-policy');
  await expect
    .element(screen.getByText(/We have updated our Privacy Policy. Please take a moment to read it./))
    .toBeVisible();
  await expect
    .element(screen.getByRole('status').getByRole('link', { name: 'Privacy Policy' }))
    .toHaveAttribute('href', '/privacy-policy');
  await screen.getByRole('button', { name: 'Dismiss' }).click();
  await expect.element(screen.getByText(/We have updated our Privacy Policy/)).not.toBeInTheDocument();
  await screen.unmount();
  const again = await app.open('/privacy-policy');
  await expect.element(again.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.element(again.getByText(/We have updated our Privacy Policy/)).not.toBeInTheDocument();
});

test.each([
  ['/terms-and-conditions', 'Terms of Use', 'Back'],
  ['/terms-and-conditions/german', 'Nutzungsbedingungen', 'Gehe zu Bootcamp Square'],
  ['/privacy-policy', 'Privacy Policy', 'Back'],
])('%s is public and leads back', async (path, title, back) => {
  const screen = await app.open(path);
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  await expect.element(screen.getByRole('link', { name: back })).toHaveAttribute('href', '/');
});
