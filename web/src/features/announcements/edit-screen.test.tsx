import { describe, expect, test, vi } from 'vitest';
import { announcementsAnswer, announcement, ownAnnouncement } from '#testing/announcements.ts';
import { wholeApp } from '#testing/app.tsx';
import { refuse, type Answers } from '#testing/broker.ts';
import { enrollment } from '#testing/people.ts';

const app = wholeApp();
const { broker } = app;
const NEW = '/announcement/new';
const saved = { success: true as const, announcement: ownAnnouncement() };

const open = (path = NEW, answers: Answers = {}, role: Parameters<typeof enrollment>[0] = 'instructor') => {
  app.signIn(enrollment(role), { ...announcementsAnswer(ownAnnouncement(), announcement({ id: 2 })), ...answers });
  return app.open(path);
};
type Screen = Awaited<ReturnType<typeof open>>;
const field = (screen: Screen, name: string) => screen.getByLabelText(name, { exact: true });
const submit = (screen: Screen) => screen.getByRole('button', { name: /^(Publish|Schedule|Save) Announcement$/ });
async function fill(screen: Screen) {
  await field(screen, 'Type').selectOptions('academic');
  await field(screen, 'Title').fill('The room has changed');
  await field(screen, 'Description').fill('We meet in room **204**.');
  await field(screen, 'Publish Date').fill('2998-03-01');
  await field(screen, 'Publish Time').fill('09:00');
  await field(screen, 'Expiration Date').fill('2998-03-08');
  await field(screen, 'Expiration Time').fill('17:30');
}

describe('a new announcement', () => {
  test('is sent with moments on the clocks of the course, and leads to the list [ANN-002, ANN-014, ANN-017, ANN-018, ANN-031]', async () => {
    const screen = await open(NEW, { createCourseAnnouncement: saved });
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('New Announcement');
    await fill(screen);
    await submit(screen).click();
    await expect.poll(screen.path).toBe('/announcements');
    expect(broker.sentTo('createCourseAnnouncement').map(({ input }) => input)).toEqual([
      {
        enrollmentId: 7,
        contextCode: 'academic',
        title: 'The room has changed',
        body: 'We meet in room **204**.',
        activationDate: '2998-03-01T14:00:00.000Z',
        expirationDate: '2998-03-08T22:30:00.000Z',
      },
    ]);
  });

  test('needs all its fields [ANN-023, ANN-024]', async () => {
    const screen = await open();
    await submit(screen).click();
    await expect.element(screen.getByText('All fields are required.')).toBeVisible();
    await expect.element(field(screen, 'Type')).toHaveFocus();
    await fill(screen);
    await expect.element(screen.getByText('All fields are required.')).not.toBeInTheDocument();
    await field(screen, 'Publish Time').fill('');
    await expect.element(screen.getByText('All fields are required.')).toBeVisible();
    expect(broker.sentTo('createCourseAnnouncement')).toEqual([]);
  });

  test('says what is too long at once, and cuts nothing off [ANN-021, ANN-022]', async () => {
    const screen = await open();
    await field(screen, 'Title').fill('x'.repeat(101));
    await field(screen, 'Description').fill('y'.repeat(10_001));
    for (const text of [
      'Your title is too long, the max length is 100 characters.',
      'Your description is too long, the max length is 10,000 characters.',
    ])
      await expect.element(screen.getByText(text)).toBeVisible();
    await expect.element(field(screen, 'Title')).toHaveValue('x'.repeat(101));
  });

  test('takes no day before today and no end before the beginning [ANN-025, ANN-026]', async () => {
    const screen = await open();
    await fill(screen);
    await field(screen, 'Publish Date').fill('2020-03-01');
    await submit(screen).click();
    await expect.element(screen.getByText('Invalid date or time')).toBeVisible();
    await field(screen, 'Publish Date').fill('2998-03-08');
    await field(screen, 'Publish Time').fill('17:30');
    await expect.element(screen.getByText('Invalid date or time')).toBeVisible();
    await field(screen, 'Publish Time').fill('17:29');
    await expect.element(screen.getByText('Invalid date or time')).not.toBeInTheDocument();
    expect(broker.sentTo('createCourseAnnouncement')).toEqual([]);
  });

  test('has the usual moments at hand, and says when everybody is told', async () => {
    const screen = await open();
    await screen.getByRole('button', { name: 'Now', exact: true }).click();
    await expect.element(screen.getByText(/Everybody in the class will be notified right away\./)).toBeVisible();
    await expect.element(submit(screen)).toHaveTextContent('Publish Announcement');
    await screen.getByRole('button', { name: 'Tomorrow at 9 AM' }).click();
    await expect.element(field(screen, 'Publish Time')).toHaveValue('09:00');
    await expect.element(submit(screen)).toHaveTextContent('Schedule Announcement');
    await screen.getByRole('button', { name: 'After 1 week' }).click();
    await expect.element(field(screen, 'Expiration Time')).toHaveValue('23:59');
  });

  test('shows a preview', async () => {
    const screen = await open();
    await field(screen, 'Description').fill('We meet in room **204**.');
    await screen.getByRole('button', { name: 'Preview' }).click();
    await expect.element(screen.getByRole('region', { name: 'Preview' }).getByText('204')).toBeVisible();
  });

  test('that could not be posted stays as it was, and the failure is only logged [ANN-035, D-132]', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const screen = await open(NEW, { createCourseAnnouncement: refuse(500, 'UNEXPECTED') });
    await fill(screen);
    await submit(screen).click();
    await expect.poll(() => log.mock.calls.length).toBe(1);
    await expect.element(submit(screen)).toBeEnabled();
    await expect.element(field(screen, 'Title')).toHaveValue('The room has changed');
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
    expect(screen.path()).toBe(NEW);
    log.mockRestore();
  });

  test('that is touched is not left without a question [ANN-016, D-079]', async () => {
    const screen = await open();
    await field(screen, 'Title').fill('Half');
    await screen.getByRole('link', { name: 'Cancel' }).click();
    const question = screen.getByRole('dialog', { name: 'Leave this page?' });
    await expect
      .element(question.getByText('You have unsaved changes. Are you sure you want to leave this page?'))
      .toBeVisible();
    await question.getByRole('button', { name: 'Stay' }).click();
    expect(screen.path()).toBe(NEW);
    await screen.getByRole('link', { name: 'Cancel' }).click();
    await question.getByRole('button', { name: 'Leave' }).click();
    await expect.poll(screen.path).toBe('/announcements');
  });

  test.each(['student', 'cm'] as const)('is not for %s [ANN-027]', async (role) => {
    const screen = await open(NEW, {}, role);
    await expect.poll(screen.path).toBe('/unauthorized');
  });
});

describe('an own announcement', () => {
  test('is edited as it stands [ANN-015, ANN-018, ANN-032]', async () => {
    const screen = await open('/announcement/1', { updateCourseAnnouncement: saved });
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Edit Announcement');
    await expect.element(field(screen, 'Publish Time')).toHaveValue('09:00');
    await field(screen, 'Title').fill('Bring good headphones');
    await submit(screen).click();
    await expect.poll(screen.path).toBe('/announcements');
    expect(broker.sentTo('updateCourseAnnouncement').map(({ input }) => input)).toEqual([
      {
        id: 1,
        enrollmentId: 7,
        updatedAt: '2026-03-01T13:00:00.000Z',
        contextCode: 'academic',
        title: 'Bring good headphones',
        body: 'We begin with a **recorded** interview.',
        activationDate: '2026-03-01T14:00:00.000Z',
        expirationDate: '2999-03-01T14:00:00.000Z',
      },
    ]);
  });

  test.each([
    { when: 'while it is shown', change: {}, offered: true },
    { when: 'not before', change: { activationDate: '2998-03-01T14:00:00.000Z' }, offered: false },
  ])('is announced again at wish, $when [D-238]', async ({ change, offered }) => {
    const screen = await open('/announcement/1', {
      ...announcementsAnswer(ownAnnouncement(change)),
      updateCourseAnnouncement: saved,
    });
    await field(screen, 'Title').fill('Bring good headphones');
    const again = screen.getByRole('checkbox', { name: 'Notify the class again' });
    expect(again.elements()).toHaveLength(offered ? 1 : 0);
    if (!offered) return;
    await again.click();
    await submit(screen).click();
    await expect.poll(screen.path).toBe('/announcements');
    expect(broker.sentTo('updateCourseAnnouncement').map(({ input }) => input)).toMatchObject([{ notifyAgain: true }]);
  });

  test('changed in another window is not overwritten unseen', async () => {
    const message = 'You have changed this announcement in another window in the meantime.';
    const screen = await open('/announcement/1', {
      updateCourseAnnouncement: refuse(409, 'ANNOUNCEMENT_CHANGED', message),
    });
    await field(screen, 'Title').fill('Second');
    await submit(screen).click();
    await expect.element(screen.getByText(message)).toBeVisible();
    await expect.element(field(screen, 'Title')).toHaveValue('Second');
  });

  test("of somebody else's there is no form [ANN-028]", async () => {
    const screen = await open('/announcement/2');
    await expect.poll(screen.path).toBe('/unauthorized');
  });
});
