import { describe, expect, test } from 'vitest';
import { announcementsAnswer, announcement, ownAnnouncement } from '#testing/announcements.ts';
import { wholeApp } from '#testing/app.tsx';
import { enrollment } from '#testing/people.ts';

const app = wholeApp();
const { broker } = app;
const panel = announcement({ id: 2, contextCode: 'career', title: 'Hiring panel', read: true });
const open = (...list: Parameters<typeof announcementsAnswer>) => {
  app.signIn(enrollment(), announcementsAnswer(...list));
  return app.open('/announcements');
};

describe('the list', () => {
  test('has a card for each with title, context, text, author and date [ANN-001, ANN-007, ANN-010]', async () => {
    const screen = await open(announcement(), panel);
    const card = screen.getByRole('listitem').filter({ hasText: 'Bring headphones' });
    for (const text of ['Academic', 'Unread', 'Daniel Brooks · March 1, 2026'])
      await expect.element(card.getByText(text, { exact: true })).toBeVisible();
    await expect.element(card.getByText('recorded')).toBeVisible();
    await card.getByRole('link', { name: 'View announcement Bring headphones' }).click();
    await expect.poll(screen.path).toBe('/announcement/1/show');
  });

  test('is filtered by context, and the address keeps the filter [ANN-004]', async () => {
    const screen = await open(announcement(), panel);
    await screen.getByRole('radio', { name: 'Career' }).click({ force: true });
    await expect.poll(screen.path).toBe('/announcements?type=career');
    await expect.element(screen.getByRole('heading', { name: 'Hiring panel' })).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: 'Bring headphones' })).not.toBeInTheDocument();
    await screen.getByRole('radio', { name: 'All' }).click({ force: true });
    await expect.element(screen.getByRole('heading', { name: 'Bring headphones' })).toBeVisible();
  });

  test('that is empty says so, with no button for a student [ANN-005, ANN-006]', async () => {
    const screen = await open();
    await expect.element(screen.getByRole('heading', { name: 'No Announcements' })).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'New Announcement' })).not.toBeInTheDocument();
  });

  test.each([
    ['admin', true],
    ['instructor', true],
    ['ta', true],
    ['ssm', true],
    ['cd', true],
    ['cm', false],
  ] as const)('offers %s a new one: %s [ANN-005, ANN-027]', async (role, offered) => {
    app.signIn(enrollment(role), announcementsAnswer());
    const screen = await app.open('/announcements');
    await expect.element(screen.getByRole('heading', { name: 'No Announcements' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'New Announcement' }).elements().length > 0).toBe(offered);
  });

  test('leaves out what has ended while the page was open, but not for its author [D-129]', async () => {
    const over = { expirationDate: '2026-03-02T14:00:00.000Z' };
    app.signIn(
      enrollment('instructor'),
      announcementsAnswer(announcement(over), ownAnnouncement({ id: 3, title: 'Mine', ...over })),
    );
    const screen = await app.open('/announcements');
    const own = screen.getByRole('listitem').filter({ hasText: 'Mine' });
    await expect.element(own.getByText('Expired')).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: 'Bring headphones' })).not.toBeInTheDocument();
  });
});

describe('its author', () => {
  const mine = ownAnnouncement({ activationDate: '2998-03-01T14:00:00.000Z' });
  const openOwn = (answers = {}) => {
    app.signIn(enrollment('instructor'), { ...announcementsAnswer(mine, panel), ...answers });
    return app.open('/announcements');
  };

  test('sees that it is scheduled, and edits only the own one [ANN-008, ANN-009, ANN-028, ANN-029, D-129]', async () => {
    const screen = await openOwn();
    const card = screen.getByRole('listitem').filter({ hasText: 'Bring headphones' });
    await expect.element(card.getByText('Scheduled')).toBeVisible();
    await expect.element(card.getByRole('link', { name: 'Edit Bring headphones' })).toBeVisible();
    for (const name of ['Edit Hiring panel', 'Delete Hiring panel'])
      await expect.element(screen.getByLabelText(name)).not.toBeInTheDocument();
  });

  test('is asked before it is deleted [ANN-009, ANN-020, ANN-034]', async () => {
    const screen = await openOwn({ deleteCourseAnnouncement: { success: true } });
    const remove = screen.getByRole('button', { name: 'Delete Bring headphones' });
    await remove.click();
    const question = screen.getByRole('dialog', {
      name: 'Are you sure that you want to delete this announcement?',
    });
    await question.getByRole('button', { name: 'Cancel' }).click();
    expect(broker.sentTo('deleteCourseAnnouncement')).toEqual([]);
    await remove.click();
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect.poll(() => broker.sentTo('deleteCourseAnnouncement').map(({ input }) => input)).toEqual([{ id: 1 }]);
  });

  test('sees who has read it, and who has not', async () => {
    const reader = { enrollmentId: 8, firstName: 'Maya', lastName: 'Okafor', courseRoleCode: 'student' } as const;
    const screen = await openOwn({
      announcementReaders: {
        readers: [
          { ...reader, readAt: '2026-03-02T14:00:00.000Z' },
          { ...reader, enrollmentId: 9, firstName: 'Noah', readAt: null },
        ],
      },
    });
    await screen.getByRole('button', { name: 'Read by 2 of 3' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Who has read “Bring headphones”' });
    await expect
      .element(dialog.getByRole('listitem'))
      .toMatchTextContent(/^Maya OkaforStudent · Mon, Mar 2.* · 9:00 AM$/);
    await dialog.getByRole('radio', { name: 'Not yet (1)' }).click({ force: true });
    await expect.element(dialog.getByRole('listitem')).toHaveTextContent('Noah OkaforStudent');
  });
});

describe('one announcement', () => {
  const openOne = (own = enrollment(), list = [announcement()], path = '/announcement/1/show') => {
    app.signIn(own, { ...announcementsAnswer(...list), markCourseAnnouncementRead: { success: true } });
    return app.open(path);
  };
  const marks = () => broker.sentTo('markCourseAnnouncementRead').map(({ input }) => input);

  test('is marked as read by viewing it, once [ANN-003, ANN-019, ANN-033]', async () => {
    const screen = await openOne();
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Bring headphones');
    await expect.poll(marks).toEqual([{ courseAnnouncementId: 1, enrollmentId: 7 }]);
  });

  test('that was read before is not marked again [ANN-019]', async () => {
    const screen = await openOne(enrollment(), [announcement({ read: true })]);
    await expect.element(screen.getByText('recorded')).toBeVisible();
    expect(marks()).toEqual([]);
  });

  test('that is gone says so', async () => {
    for (const path of ['/announcement/99/show', '/announcement/x/show']) {
      const screen = await openOne(enrollment(), [announcement()], path);
      await expect.element(screen.getByText("This announcement isn't available.")).toBeVisible();
      await screen.unmount();
    }
  });
});
