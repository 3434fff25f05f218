import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import type { InboxRow } from '@bcs/contract/features/chat/model';
import { MINUTE, plus } from '@bcs/contract/kernel/clock';
import type { Role } from '@bcs/contract/kernel/roles';
import type { Output } from '#lib/api.ts';
import { serverNow } from '#lib/server-clock.ts';
import { wholeApp } from '#testing/app.tsx';
import { axeFindings } from '#testing/axe.ts';
import { refuse, type Answers } from '#testing/broker.ts';
import { enrollment } from '#testing/people.ts';

const app = wholeApp();
const { broker } = app;
afterEach(cleanup);

const ago = (minutes: number) => plus(serverNow(), -minutes * MINUTE);
const person = (enrollmentId: number, firstName: string, lastName: string) => ({ enrollmentId, firstName, lastName });
const MAYA = person(7, 'Maya', 'Okafor');
const NOAH = person(8, 'Noah', 'Fischer');
const ELENA = person(35, 'Elena', 'Marchetti');

const row = (student: typeof MAYA, change: Partial<InboxRow> = {}): InboxRow => ({
  student: { ...student, userAccountAvatar: null, isBlocked: false },
  course: { id: 77, name: 'Full Stack' },
  lastMessage: { body: 'The train is late', sentAt: ago(43), fromStudent: true, authorFirstName: student.firstName },
  waitingSince: null,
  unreadCount: 0,
  ...change,
});
const WAITING = row(NOAH, { waitingSince: ago(43), unreadCount: 2 });
const ANSWERED = row(MAYA, {
  lastMessage: { body: 'You are welcome', sentAt: ago(300), fromStudent: false, authorFirstName: 'Elena' },
});
const inbox = (conversations: InboxRow[], more: Partial<Output<'chatInbox'>> = {}): Output<'chatInbox'> => ({
  conversations,
  waitingCount: conversations.filter(({ waitingSince }) => waitingSince !== null).length,
  next: null,
  ...more,
});
const conversation: Output<'chat'> = {
  student: { ...NOAH, userAccountAvatar: null, isBlocked: false },
  course: { id: 77, name: 'Full Stack' },
  studentSuccessManagers: [{ ...ELENA, online: true }],
  messages: [
    { id: 1, clientId: 'client-1', body: 'The train is late', sentAt: ago(43), author: NOAH },
    { id: 2, clientId: 'client-2', body: 'Look at https://example.com/a?b=1.', sentAt: ago(42), author: ELENA },
  ],
  next: null,
  waitingSince: ago(43),
  ownReadId: 2,
  otherReadId: 2,
};
const open = async (path: string, role: Role = 'ssm', answers: Answers = {}) => {
  app.signIn(enrollment(role), {
    chatInbox: ({ search }) =>
      search === undefined
        ? inbox([WAITING, ANSWERED])
        : inbox([WAITING, ANSWERED].filter(({ student }) => student.firstName.toLowerCase().startsWith(search))),
    chat: conversation,
    chatStatus: { online: true, unreadCount: 0, hasConversation: true, externalUrl: null },
    markChatRead: { success: true },
    settleChat: { success: true },
    ...answers,
  });
  const screen = await app.open(path);
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Live Chat' })).toBeVisible();
  return screen;
};

test('the inbox shows who waits and for how long, what is new, and what was said last [CHAT-002]', async () => {
  const screen = await open('/chat');
  const rows = screen.getByRole('main').getByRole('listitem');
  await expect
    .element(rows.nth(0))
    .toSatisfy(({ textContent }) => /Noah Fischer.*The train is late.*Waiting for 4[2-4] min.*2 new/.test(textContent));
  await expect
    .element(rows.nth(1))
    .toSatisfy(({ textContent }) => /Maya Okafor.*Elena: You are welcome/.test(textContent));
  await expect.element(screen.getByText('1 student is waiting.')).toBeVisible();
  expect(rows.nth(1).element().textContent).not.toContain('Waiting');
});

test('a press on a row opens its conversation, and marks where one is', async () => {
  const screen = await open('/chat');
  await screen.getByRole('link', { name: /Noah Fischer/ }).click();
  await expect.element(screen.getByRole('log', { name: 'Messages' }).getByText('The train is late')).toBeVisible();
  expect(screen.path()).toBe('/chat/8');
  await expect.element(screen.getByRole('textbox', { name: 'Message to Noah Fischer' })).toHaveFocus();
  expect(document.querySelector('main li [aria-current="page"]')?.textContent).toContain('Noah');
});

test('a student is found by name, and Enter opens the first [CHAT-002]', async () => {
  const screen = await open('/chat');
  await screen.getByRole('searchbox', { name: 'Find a student' }).fill('noah');
  await expect.element(screen.getByText('1 found.')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => screen.path()).toBe('/chat/8');
});

test('nobody of that name, nobody waiting and no answer are said in words', async () => {
  let fails = true;
  const screen = await open('/chat', 'ssm', {
    chatInbox: ({ search }) => (fails && search === undefined ? refuse(500, 'UNEXPECTED') : inbox([])),
  });
  await expect.element(screen.getByText('The conversations could not be loaded.')).toBeVisible();
  fails = false;
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByText('Nobody is waiting.')).toBeVisible();
  await screen.getByRole('searchbox', { name: 'Find a student' }).fill('zoe');
  await expect.element(screen.getByText('No student has this name.')).toBeVisible();
});

test('more conversations come page by page', async () => {
  const screen = await open('/chat', 'ssm', {
    chatInbox: ({ after }) => (after ? inbox([ANSWERED]) : inbox([WAITING], { next: { order: 1, id: 2 } })),
  });
  await screen.getByRole('button', { name: 'Show more conversations' }).click();
  await expect.element(screen.getByRole('link', { name: /Maya Okafor/ })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Show more conversations' })).not.toBeInTheDocument();
});

test('a message that needs no reply is settled up to the last one', async () => {
  const screen = await open('/chat/8');
  await screen.getByRole('button', { name: 'No reply needed' }).click();
  await expect
    .poll(() => broker.sentTo('settleChat').map(({ input }) => input))
    .toEqual([{ studentEnrollmentId: 8, messageId: 2 }]);
});

test('links in messages are safe to follow, and end where the sentence begins again', async () => {
  const screen = await open('/chat/8');
  const link = screen.getByRole('log', { name: 'Messages' }).getByRole('link');
  await expect.element(link).toHaveAttribute('href', 'https://example.com/a?b=1');
  await expect.element(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
});

test('a student sees the own conversation, and who is there [CHAT-002, CHAT-005]', async () => {
  const screen = await open('/chat', 'student');
  await expect.element(screen.getByText('Elena Marchetti').first()).toBeVisible();
  await expect.element(screen.getByRole('main').getByText('Online', { exact: true })).toBeVisible();
  expect(broker.sentTo('chatInbox')).toEqual([]);
});

test.each([
  ['/chat', 'ssm', 'light'],
  ['/chat', 'ssm', 'dark'],
  ['/chat/8', 'ssm', 'light'],
  ['/chat/8', 'ssm', 'dark'],
  ['/chat', 'student', 'light'],
  ['/chat', 'student', 'dark'],
] as const)('%s of a %s keeps nobody out, in the %s theme', async (path, role, theme) => {
  const screen = await open(path, role);
  await expect.element(screen.getByText('The train is late').first()).toBeVisible();
  expect(await axeFindings(theme)).toEqual([]);
});

test('a blocked account is marked where it is found, and above the conversation [D-229]', async () => {
  const blocked = { ...WAITING.student, isBlocked: true };
  const screen = await open('/chat/8', 'ssm', {
    chatInbox: inbox([{ ...WAITING, student: blocked }, ANSWERED]),
    chat: { ...conversation, student: blocked },
  });
  await expect
    .element(screen.getByRole('listitem').filter({ hasText: 'Account blocked' }).filter({ hasText: 'Noah' }))
    .toBeVisible();
  await expect.poll(() => screen.getByText('Account blocked').elements().length).toBe(2);
});
