import { expect, test } from 'vitest';
import { wholeApp } from '#testing/app.tsx';
import { axeFindings } from '#testing/axe.ts';
import { enrollment, myInfo } from '#testing/people.ts';

const app = wholeApp();
const NO_CLASS = { myUniversities: { universities: [] } };
const nobody = () => app.signIn(null, NO_CLASS);

test.each(['/', '/universities', '/courses', '/grades', '/unauthorized'])(
  'without any class %s shows Whoops!, with a way to support and out [SHELL-024, SHELL-025, SHELL-026]',
  async (path) => {
    nobody();
    const screen = await app.open(path);
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Whoops!');
    await expect
      .element(
        screen.getByText(
          'We could not find any classes for your account. If you feel like this is a mistake, please contact BCS Support.',
        ),
      )
      .toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'contact BCS Support' })).toHaveAttribute('href', '/support');
    await screen.getByRole('button', { name: 'Logout' }).click();
    await expect.poll(app.loads).toEqual(['/login']);
  },
);

test.each(['/support', '/casesuccess'])('%s opens to people without any class [SHELL-027]', async (path) => {
  nobody();
  const screen = await app.open(path);
  expect(screen.path()).toBe(path);
  await expect.element(screen.getByText('Whoops!')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('main')).toBeVisible();
});

test.each([
  ['/', null],
  ['/admin', enrollment()],
])('%s tells whoever administers and lacks the second factor how to go on [ADM-140]', async (path, enrolled) => {
  app.signIn(enrolled, { myInfo: { ...myInfo(enrolled), lacksFactor: true }, ...(!enrolled && NO_CLASS) });
  const screen = await app.open(path);
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Log in with your second factor');
  await expect
    .element(screen.getByRole('link', { name: 'set it up first' }))
    .toHaveAttribute('href', '/mfa-generate-secret');
  for (const theme of ['light', 'dark'] as const) expect(await axeFindings(theme)).toEqual([]);
});

test('whoever has a place in a class that is not published is told so [D-229]', async () => {
  app.signIn(null, { myUniversities: { universities: [] }, myInfo: { ...myInfo(null), awaitsClass: true } });
  const screen = await app.open('/');
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your class is not open yet');
});
