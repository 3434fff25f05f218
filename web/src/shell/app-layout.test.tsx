import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { callQuery } from '#lib/queries.ts';
import { queryClient } from '#lib/query-client.ts';
import { wholeApp } from '#testing/app.tsx';
import { enrollment, myInfo } from '#testing/people.ts';

const app = wholeApp();
const { broker } = app;

test('the header shows logo, bell, Support, Logout and profile [SHELL-032, SHELL-033, SHELL-035, SHELL-036, SHELL-037]', async () => {
  app.signIn();
  const screen = await app.open('/unauthorized');
  const header = screen.getByRole('banner');
  await expect
    .element(screen.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Bootcamp Square, dashboard' }))
    .toBeVisible();
  await expect.element(header.getByRole('button', { name: 'Notifications, 3 unread' })).toBeVisible();
  await expect.element(header.getByRole('link', { name: 'Support' })).toHaveAttribute('href', '/support');
  await expect.element(header.getByRole('button', { name: 'Logout' })).toBeVisible();
  await expect.element(header.getByRole('button', { name: 'Account menu of Maya Okafor' })).toBeVisible();
});

test('Billing shows in header and side menu to students with a payment portal [SHELL-034, SHELL-045]', async () => {
  app.signIn(enrollment(), { myInfo: myInfo(enrollment(), { portal: true }) });
  const screen = await app.open('/unauthorized');
  await expect.element(screen.getByRole('banner').getByRole('button', { name: 'Billing' })).toBeVisible();
  await screen.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Billing' }).click();
  await expect.element(screen.getByRole('dialog', { name: 'Billing' })).toBeVisible();
});

test('Support is hidden where the cohort hides it [SHELL-035, D-017]', async () => {
  app.signIn(enrollment('student', { hidden: { hideWebToCase: true } }));
  const screen = await app.open('/unauthorized');
  await expect.element(screen.getByRole('banner')).toBeVisible();
  await expect.element(screen.getByRole('banner').getByRole('link', { name: 'Support' })).not.toBeInTheDocument();
});

test('the profile dropdown shows the name, and View Profile to students [SHELL-038, SHELL-039]', async () => {
  app.signIn();
  const screen = await app.open('/unauthorized');
  await screen.getByRole('button', { name: 'Account menu of Maya Okafor' }).click();
  await expect.element(screen.getByRole('menu').getByText('Maya Okafor')).toBeVisible();
  await expect.element(screen.getByRole('menuitem', { name: 'View Profile' })).toHaveAttribute('href', '/students/7');
});

test('staff have no View Profile [SHELL-039]', async () => {
  app.signIn(enrollment('instructor'));
  const screen = await app.open('/unauthorized');
  await screen.getByRole('button', { name: 'Account menu of Maya Okafor' }).click();
  await expect.element(screen.getByRole('menuitem', { name: 'Change course' })).toBeVisible();
  await expect.element(screen.getByRole('menuitem', { name: 'View Profile' })).not.toBeInTheDocument();
});

test('on a phone the end of a class code stays in view, and its beginning is cut [D-205, D-304]', async () => {
  await page.viewport(390, 844);
  const own = enrollment();
  const code = 'NORTHFIELD-UNIVERSITY-FULL-STACK-FLEX-PT-12';
  app.signIn({ ...own, course: { ...own.course, code } });
  const screen = await app.open('/unauthorized');
  const written = screen.getByText(code).element();
  const room = written.parentElement?.getBoundingClientRect() ?? new DOMRect();
  const end = document.createRange();
  end.setStart(written.firstChild ?? written, code.length - 'PT-12'.length);
  end.setEnd(written.firstChild ?? written, code.length);
  const { left, right } = end.getBoundingClientRect();
  expect(written.getBoundingClientRect().width).toBeGreaterThan(room.width);
  expect(left).toBeGreaterThan(room.left);
  expect(right).toBeLessThan(room.right + 1);
  await page.viewport(1280, 800);
});

test('the side navigation marks the open page and varies by role [SHELL-040]', async () => {
  app.signIn(enrollment('cd'), { videoPlaylists: { playlists: [] } });
  const screen = await app.open('/unauthorized');
  const nav = screen.getByRole('navigation', { name: 'Main' });
  await expect.element(nav.getByRole('link', { name: 'Gradebook' })).toBeVisible();
  await expect.element(nav.getByRole('link', { name: 'Weekly Feedback' })).not.toBeInTheDocument();
  await nav.getByRole('link', { name: 'Videos' }).click();
  await expect.element(nav.getByRole('link', { name: 'Videos' })).toHaveAttribute('aria-current', 'page');
  // the address changes before the page does
  await expect.poll(() => document.title).toBe('Videos · Bootcamp Square');
  await expect.poll(() => document.activeElement?.id).toBe('main');
});

test('a screen without side navigation still leads home by the logo [SHELL-018, SHELL-032]', async () => {
  app.signIn();
  const screen = await app.open('/support');
  await expect
    .element(screen.getByRole('banner').getByRole('link', { name: 'Bootcamp Square, dashboard' }))
    .toHaveAttribute('href', '/');
  await expect.element(screen.getByRole('navigation', { name: 'Main' })).not.toBeInTheDocument();
});

test('the footer links to the terms and the privacy policy [SHELL-055, SHELL-056]', async () => {
  app.signIn();
  const footer = (await app.open('/unauthorized')).getByRole('contentinfo');
  await expect
    .element(footer.getByRole('link', { name: 'Terms of Use' }))
    .toHaveAttribute('href', '/terms-and-conditions');
  await expect.element(footer.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy-policy');
});

test('the first stop of the keyboard leads to the content', async () => {
  app.signIn();
  const screen = await app.open('/unauthorized');
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
});

test('on a phone four entries stand at the bottom, and the rest behind More [SHELL-040]', async () => {
  await page.viewport(390, 844);
  app.signIn();
  const screen = await app.open('/unauthorized');
  const bar = screen.getByRole('navigation', { name: 'Main' });
  await expect.element(bar.getByRole('link', { name: 'Grades' })).toBeVisible();
  await bar.getByRole('button', { name: 'More' }).click();
  const sheet = screen.getByRole('dialog', { name: 'All pages' });
  await expect.element(sheet.getByRole('link', { name: 'Class Contacts' })).toBeVisible();
  await expect.element(sheet.getByRole('button', { name: 'Logout' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(bar.getByRole('button', { name: 'More' })).toHaveFocus();
  await page.viewport(1366, 900);
});

test('logging out revokes the token, forgets everything and loads the login anew [AUTH-015, AUTH-016, AUTH-017, AUTH-018, D-032]', async () => {
  app.signIn();
  sessionStorage.setItem('routeLock', '/unauthorized');
  sessionStorage.setItem('rememberedLocation', '/grades');
  const screen = await app.open('/unauthorized');
  await screen.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await expect.poll(app.loads).toEqual(['/login']);
  expect(broker.sentTo('logout')).toMatchObject([{ token: 'token-1' }]);
  expect(Object.keys(localStorage)).toEqual([]);
  expect(Object.keys(sessionStorage).filter((key) => !key.startsWith('tsr'))).toEqual([]);
});

test('the logout button is disabled while it runs, and a failing server does not matter [AUTH-019, D-032]', async () => {
  let fail: () => void = () => undefined;
  app.signIn(enrollment(), { logout: () => new Promise((_, reject) => (fail = () => reject(new Error('away')))) });
  const screen = await app.open('/unauthorized');
  const button = screen.getByRole('banner').getByRole('button', { name: 'Logout' });
  await button.click();
  await expect.element(button).toBeDisabled();
  await expect.poll(() => broker.sentTo('logout').length).toBe(1);
  expect(app.loads()).toEqual([]);
  fail();
  await expect.poll(app.loads).toEqual(['/login']);
  expect(localStorage.getItem('authToken')).toBeNull();
});

test('other tabs are told of a logout before the server revokes the token, and nothing else is still asked [AUTH-016, D-032]', async () => {
  const tokenAtLogout = vi.fn<(token: string | null) => void>();
  app.signIn(enrollment(), {
    logout: async () => {
      await new Promise((arrived) => setTimeout(arrived));
      tokenAtLogout(localStorage.getItem('authToken'));
      return { success: true };
    },
    myUniversities: () => new Promise(() => {}),
  });
  const screen = await app.open('/unauthorized');
  const asked = queryClient.fetchQuery({ ...callQuery('myUniversities'), retry: false });
  await expect.poll(() => broker.sentTo('myUniversities').length).toBe(1);
  await Promise.all([
    expect(asked).rejects.toThrow('Your session has expired'),
    screen.getByRole('banner').getByRole('button', { name: 'Logout' }).click(),
  ]);
  await expect.poll(app.loads).toEqual(['/login']);
  expect(tokenAtLogout).toHaveBeenCalledExactlyOnceWith(null);
});

test('a server that never answers keeps nobody signed in [AUTH-015, AUTH-018, D-032]', async () => {
  app.signIn(enrollment(), { logout: () => new Promise(() => {}) });
  const screen = await app.open('/unauthorized');
  await screen.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await expect.poll(app.loads, { timeout: 10_000 }).toEqual(['/login']);
  expect(localStorage.getItem('authToken')).toBeNull();
});

const OFFLINE = { online: false, unreadCount: 0, hasConversation: false, externalUrl: null };

test('the chat bubble offers Live Chat, offline, and a ticket [SHELL-064, CHAT-002, CHAT-003, CHAT-005]', async () => {
  app.signIn(enrollment(), { chatStatus: OFFLINE });
  const screen = await app.open('/videos');
  await screen.getByRole('button', { name: 'Chat and help' }).click();
  const panel = screen.getByRole('dialog', { name: 'Help' });
  await expect
    .element(
      panel.getByText(
        'Live Chat is currently offline. Please create a support ticket and we will contact you by e-mail.',
      ),
    )
    .toBeVisible();
  await expect.element(panel.getByRole('link', { name: 'Support Ticket' })).toHaveAttribute('href', '/support');
  await expect.element(panel.getByRole('button', { name: /conversation/ })).not.toBeInTheDocument();
});

test('while somebody is there, a conversation can be started [CHAT-002]', async () => {
  app.signIn(enrollment(), { chatStatus: { ...OFFLINE, online: true } });
  const screen = await app.open('/videos');
  await screen.getByRole('button', { name: 'Chat and help' }).click();
  const panel = screen.getByRole('dialog', { name: 'Help' });
  await expect.element(panel.getByText('Online')).toBeVisible();
  await expect.element(panel.getByRole('button', { name: 'Start a conversation' })).toBeVisible();
});

test('what was said stays readable while nobody is there, and what is unread shows on the bubble [CHAT-005]', async () => {
  app.signIn(enrollment(), { chatStatus: { ...OFFLINE, unreadCount: 2, hasConversation: true } });
  const screen = await app.open('/videos');
  const bubble = screen.getByRole('button', { name: 'Chat and help' });
  await expect.element(bubble, { timeout: 6000 }).toHaveAccessibleDescription('2 unread messages');
  await bubble.click();
  await expect.element(screen.getByRole('button', { name: 'Read your conversation 2 new' })).toBeVisible();
});

test('a chat of another service opens in a new window instead of the built-in one [CHAT-002]', async () => {
  app.signIn(enrollment(), { chatStatus: { ...OFFLINE, externalUrl: 'https://chat.example/' } });
  const screen = await app.open('/videos');
  await screen.getByRole('button', { name: 'Chat and help' }).click();
  const link = screen.getByRole('dialog', { name: 'Help' }).getByRole('link', { name: 'Open Live Chat' });
  await expect.element(link).toHaveAttribute('href', 'https://chat.example/');
  await expect.element(link).toHaveAttribute('target', '_blank');
});

test.each([
  ['the live-chat flag takes Live Chat away', { flags: { liveChat: false } }, 'Support Ticket', 'Live Chat'],
  ['the ticket flag takes Support Ticket away', { flags: { web2case: false } }, 'Live Chat', 'Support Ticket'],
])('%s [SHELL-063, SHELL-064, D-016]', async (_what, change, stays, goes) => {
  app.signIn(enrollment(), { myInfo: myInfo(enrollment(), change), chatStatus: OFFLINE });
  const screen = await app.open('/videos');
  await screen.getByRole('button', { name: 'Chat and help' }).click();
  const panel = screen.getByRole('dialog', { name: 'Help' });
  await expect.element(panel.getByText(stays, { exact: true })).toBeVisible();
  await expect.element(panel.getByText(goes, { exact: true })).not.toBeInTheDocument();
});

test('no bubble where the cohort hides it, nor on the pickers [CHAT-008]', async () => {
  app.signIn(enrollment('student', { hidden: { hideLiveChat: true } }));
  const hidden = await app.open('/videos');
  await expect.element(hidden.getByRole('banner')).toBeVisible();
  await expect.element(hidden.getByRole('button', { name: 'Chat and help' })).not.toBeInTheDocument();
  await hidden.unmount();
  app.signIn(enrollment(), { me: { userAccount: { ...myInfo().userInfo, id: 5 }, enrollments: [enrollment()] } });
  const picker = await app.open('/courses');
  await expect.element(picker.getByRole('heading', { level: 1 })).toHaveTextContent('Course Select');
  await expect.element(picker.getByRole('button', { name: 'Chat and help' })).not.toBeInTheDocument();
});

test('no bubble on the universities page [CHAT-007]', async () => {
  app.signIn(enrollment(), { myUniversities: { universities: [] } });
  const screen = await app.open('/universities');
  await expect.element(screen.getByRole('banner')).toBeVisible();
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Chat and help' })).not.toBeInTheDocument();
});

test('no bubble where no profile is loaded: help for somebody without a class [CHAT-009]', async () => {
  app.signIn(null, { myUniversities: { universities: [] } });
  const screen = await app.open('/support');
  await expect.element(screen.getByRole('banner')).toBeVisible();
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Chat and help' })).not.toBeInTheDocument();
});
