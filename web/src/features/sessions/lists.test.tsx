import { expect, test } from 'vitest';
import { wholeApp } from '#testing/app.tsx';
import { refuse } from '#testing/broker.ts';
import { enrollment } from '#testing/people.ts';

const app = wholeApp();
const { broker } = app;
// not asked again by itself, so that the test need not wait for it
const busy = refuse(429, 'RATE_LIMITED');

test.each([
  ['/academicSyllabus', 'No sessions available.'],
  ['/sessions', 'No sessions found for this week'],
])(
  '%s says that it could not be loaded, goes on, and says that it is empty [SESS-012, SESS-103, SESS-104]',
  async (path, none) => {
    app.signIn(enrollment('ta'), { sessions: busy, academicSessionsForStudent: busy });
    const screen = await app.open(path);
    const sorry = screen.getByText("We're sorry, a system error occurred and sessions could not be loaded.");
    await expect.element(sorry).toBeVisible();
    Object.assign(broker.answers, { sessions: { sessions: [] }, academicSessionsForStudent: { sessions: [] } });
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.element(screen.getByText(none)).toBeVisible();
    await expect.element(sorry).not.toBeInTheDocument();
  },
);

test('a session that cannot be loaded says so, and that there is none [SESS-094, SESS-100]', async () => {
  app.signIn(enrollment('ta'), { sessionDetail: busy });
  const screen = await app.open('/sessions/12');
  await expect
    .element(
      screen.getByText(
        'Your selected session could not be loaded. Please try again. If the problem persists please reach out to BCS Support',
      ),
    )
    .toBeVisible();
  await expect
    .element(screen.getByRole('main').getByRole('link', { name: 'View all Sessions' }))
    .toHaveAttribute('href', '/sessions');
  await screen.unmount();
  app.signIn(enrollment('ta'), { sessionDetail: refuse(404, 'NOT_FOUND') });
  const unknown = await app.open('/sessions/13');
  await expect
    .element(
      unknown.getByText("This session doesn't seem to exist. Please go back to your sessions and choose another one."),
    )
    .toBeVisible();
});
