import { expect, test } from 'vitest';
import type { Notification } from '@bcs/contract/features/notifications/model';
import { wholeApp } from '#testing/app.tsx';
import { enrollment } from '#testing/people.ts';

const app = wholeApp();
const { broker } = app;
const graded = (id: number, handled: boolean): Notification => ({
  id,
  type: 'SUBMISSION_GRADED',
  handled,
  content: { message: `Assignment ${id} was graded: A`, assignmentId: id },
  createdAt: '2026-03-11T22:10:00.000Z',
});

test('a click marks an unread notification handled, once, and goes to its assignment [NOTE-009, NOTE-011]', async () => {
  let kept = [graded(4, false), graded(5, true)];
  app.signIn(enrollment(), {
    notifications: () => ({ notifications: kept }),
    handleNotification: ({ notificationId }) => {
      kept = kept.map((each) => ({ ...each, handled: each.handled || each.id === notificationId }));
      return { success: true, notification: graded(notificationId, true) };
    },
  });
  const screen = await app.open('/notifications');
  const item = (id: number) => screen.getByRole('button', { name: new RegExp(`^Assignment ${id} was graded`) });
  await expect.element(item(4).getByText('unread')).toBeInTheDocument();
  await item(4).click();
  await expect.poll(screen.path).toBe('/coursework/4/show');
  await expect.poll(() => broker.sentTo('handleNotification')).toMatchObject([{ input: { notificationId: 4 } }]);
  await screen.router.navigate({ to: '/notifications' });
  await expect.element(item(4)).toBeVisible();
  await expect.element(item(4).getByText('unread')).not.toBeInTheDocument();
  await item(5).click();
  await expect.poll(screen.path).toBe('/coursework/5/show');
  expect(broker.sentTo('handleNotification')).toHaveLength(1);
});
