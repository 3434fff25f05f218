import { expect, test } from 'vitest';
import type { Notification } from '@bcs/contract/features/notifications/model';
import { instantOf, msOf, HOUR } from '@bcs/contract/kernel/clock';
import type { Role } from '@bcs/contract/kernel/roles';
import { serverNow } from '#lib/server-clock.ts';
import { wholeApp } from '#testing/app.tsx';
import { enrollment } from '#testing/people.ts';

const app = wholeApp();
const { broker } = app;
const AGO = 3 * 24 * HOUR;

const notification = (change: Partial<Notification> = {}): Notification => ({
  id: 3,
  type: 'SUBMISSION_GRADED',
  handled: false,
  content: { message: 'Your submission for Quiz was graded: A.', assignmentId: 12, grade: 'A', context: 'Academic' },
  createdAt: instantOf(msOf(serverNow()) - AGO),
  ...change,
});

/** A server that remembers which notifications were handled. */
function signIn(first: Notification, role: Role = 'student', unhandledCount = 1) {
  let kept = first;
  app.signIn(enrollment(role), {
    notifications: () => ({ notifications: [kept] }),
    latestNotifications: () => ({
      notificationsResume: { unhandledCount: kept.handled ? 0 : unhandledCount, notifications: [kept] },
    }),
    handleNotification: () => {
      kept = { ...kept, handled: true };
      return { success: true, notification: kept };
    },
  });
}
const handled = () => broker.sentTo('handleNotification').map(({ input }) => input);

test('a click marks the notification handled, in the list and in the bell [NOTE-009]', async () => {
  signIn(notification());
  const screen = await app.open('/notifications');
  const list = screen.getByRole('main').getByRole('listitem');
  await expect.element(list.getByText('unread')).toBeInTheDocument();
  await list.getByRole('button').click();
  await expect.poll(handled).toEqual([{ notificationId: 3 }]);
  await expect.element(screen.getByRole('button', { name: 'Notifications, 0 unread' })).toBeVisible();
  await screen.router.navigate({ to: '/notifications' });
  await expect.element(list.getByRole('button')).toBeVisible();
  await expect.element(list.getByText('unread')).not.toBeInTheDocument();
});

const work = { assignmentId: 12, studentId: 5, studentEnrollmentId: 7, message: 'Maya Okafor submitted Quiz.' };
test.each([
  ['student', notification(), '/coursework/12/show'],
  [
    'student',
    notification({ content: { message: 'Graded.', assignmentId: 12, grade: 'Incomplete' } }),
    '/coursework/12/submit',
  ],
  ['ta', notification({ type: 'SUBMISSION_RECEIVED', content: work }), '/coursework/12/show'],
  ['instructor', notification({ type: 'SUBMISSION_RECEIVED', content: work }), '/coursework/12/show'],
  ['cd', notification({ type: 'SUBMISSION_RECEIVED', content: work }), '/gradebook/12/grade/5'],
] as const)(
  'a click of the %s goes where the notification leads for that role [NOTE-011]',
  async (role, sent, path) => {
    signIn(sent, role);
    const screen = await app.open('/notifications');
    await screen.getByRole('main').getByRole('listitem').getByRole('button').click();
    await expect.poll(screen.path).toBe(path);
    await expect.poll(handled).toEqual([{ notificationId: 3 }]);
  },
);

test('one that was handled before is opened and not marked again [NOTE-011]', async () => {
  signIn(notification({ handled: true }));
  const screen = await app.open('/notifications');
  await screen.getByRole('main').getByRole('listitem').getByRole('button').click();
  await expect.poll(screen.path).toBe('/coursework/12/show');
  expect(handled()).toEqual([]);
});

test('one of a type that this page does not know is only marked [NOTE-011, D-126]', async () => {
  signIn(notification({ type: 'OF_NEXT_YEAR' as Notification['type'] }));
  const screen = await app.open('/notifications');
  await screen.getByRole('main').getByRole('listitem').getByRole('button').click();
  await expect.poll(handled).toEqual([{ notificationId: 3 }]);
  expect(screen.path()).toBe('/notifications');
});

test('each says how long ago it was, and when', async () => {
  signIn(notification());
  const screen = await app.open('/notifications');
  const time = screen.getByText(/ago · /);
  await expect.element(time).toBeVisible();
  expect(time.element().textContent).toMatch(/^3 days ago · [A-Z][a-z]{2}, [A-Z][a-z]{2} \d+ · \d+:\d{2} [AP]M$/);
});

test.each([7, 13, 140])('a bell with %i unread can still be seen', async (count) => {
  signIn(notification(), 'student', count);
  const screen = await app.open('/notifications');
  const named = screen.getByRole('button', { name: `Notifications, ${count} unread` });
  await expect.element(named).toBeVisible();
  const button = named.element();
  const bell = (button.querySelector('svg') as SVGElement).getBoundingClientRect();
  const badge = (button.nextElementSibling as Element).getBoundingClientRect();
  expect(badge.width).toBeGreaterThan(10);
  const width = Math.max(0, Math.min(bell.right, badge.right) - Math.max(bell.left, badge.left));
  const height = Math.max(0, Math.min(bell.bottom, badge.bottom) - Math.max(bell.top, badge.top));
  expect((width * height) / (bell.width * bell.height)).toBeLessThan(0.15);
  // all digits are on one line, inside the badge
  const figures = document.createRange();
  figures.selectNodeContents(button.nextElementSibling as Element);
  expect(
    [...figures.getClientRects()].map(({ top, bottom }) => top >= badge.top - 1 && bottom <= badge.bottom + 1),
  ).toEqual([true]);
});
