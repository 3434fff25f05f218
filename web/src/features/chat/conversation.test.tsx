import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { ChatMessage } from '@bcs/contract/features/chat/model';
import type { Role } from '@bcs/contract/kernel/roles';
import type { Input, Output } from '#lib/api.ts';
import { TYPING } from '#lib/changes.ts';
import { ViewerContext, type PageViewer } from '#lib/viewer.ts';
import { fakeBroker, refuse } from '#testing/broker.ts';
import { Conversation } from './conversation.tsx';

const broker = fakeBroker();
const MAYA = { enrollmentId: 7, firstName: 'Maya', lastName: 'Okafor' };
const ELENA = { enrollmentId: 35, firstName: 'Elena', lastName: 'Marchetti' };
const AT = '2026-03-11T22:10:00.000Z';
const message = (id: number, author: ChatMessage['author'], body: string): ChatMessage => ({
  id,
  clientId: `client-${id}`,
  body,
  sentAt: AT,
  author,
});
const conversation = (change: Partial<Output<'chat'>> = {}): Output<'chat'> => ({
  student: { ...MAYA, userAccountAvatar: null, isBlocked: false },
  course: { id: 1, name: 'Full Stack' },
  studentSuccessManagers: [{ ...ELENA, online: true }],
  messages: [message(1, MAYA, 'Hello'), message(2, ELENA, 'Hello Maya')],
  next: null,
  waitingSince: null,
  ownReadId: 2,
  otherReadId: 1,
  ...change,
});

let stored: ChatMessage[];
const take = ({ clientId, body }: Input<'sendChatMessage'>): Output<'sendChatMessage'> => {
  const known = stored.find((each) => each.clientId === clientId);
  const sent = known ?? { ...message(3 + stored.length, MAYA, body), clientId };
  if (!known) stored.push(sent);
  return { success: true, message: sent };
};
beforeEach(() => {
  stored = [];
  broker.answers.chat = conversation();
  broker.answers.sendChatMessage = take;
  broker.answers.markChatRead = { success: true };
});

const show = (role: Role = 'student') =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ViewerContext
        value={
          { role, enrollmentId: role === 'student' ? 7 : 35, timeZone: 'America/New_York' } as unknown as PageViewer
        }
      >
        <Suspense>
          <div style={{ height: '30rem', display: 'grid' }}>
            <Conversation studentEnrollmentId={7} />
          </div>
        </Suspense>
      </ViewerContext>
    </QueryClientProvider>,
  );
const log = page.getByRole('log', { name: 'Messages' });
const box = page.getByRole('textbox', { name: /^Message to/ });

describe('writing', () => {
  test('Enter sends, Shift and Enter begins a new line; the message shows at once [CHAT-002]', async () => {
    await show();
    await box.fill('First');
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}Second{Enter}');
    await expect.element(log.getByText('First Second')).toBeVisible();
    await expect.element(box).toHaveValue('');
    await expect.poll(() => stored.map(({ body }) => body)).toEqual(['First\nSecond']);
    await expect.element(box).toHaveFocus();
  });

  test('Enter that only ends a word of an input method sends nothing, in Safari neither', async () => {
    await show();
    await box.fill('にほんご');
    for (const mark of [{ isComposing: true }, { keyCode: 229 }])
      box
        .element()
        .dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...mark }));
    await expect.element(box).toHaveValue('にほんご');
    expect(stored).toEqual([]);
  });

  test('an empty message is not sent, and one that is too long says so and stays', async () => {
    await show();
    await box.fill('   ');
    await expect.element(page.getByRole('button', { name: 'Send' })).toBeDisabled();
    await box.fill('x'.repeat(4002));
    await expect.element(page.getByText('This message is 2 characters too long.')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Send' })).toBeDisabled();
  });

  test('without a connection a message waits, keeps its id, and arrives once', async () => {
    let answers = 0;
    // the first answer gets lost after the server has taken the message
    broker.answers.sendChatMessage = (input) => {
      const taken = take(input);
      answers += 1;
      if (answers === 1) throw new TypeError('Failed to fetch');
      return taken;
    };
    await show();
    await box.fill('Do not lose me');
    await userEvent.keyboard('{Enter}');
    await expect.element(log.getByText('No connection. We keep your message and try again.')).toBeVisible();
    await expect.element(log.getByText(/No connection/), { timeout: 5000 }).not.toBeInTheDocument();
    await expect.element(log.getByText('Do not lose me')).toBeVisible();
    const ids = broker.sentTo('sendChatMessage').map(({ input }) => (input as { clientId: string }).clientId);
    expect([ids.length, new Set(ids).size, stored.length]).toEqual([2, 1, 1]);
  });

  test('several messages arrive in the order in which they were written', async () => {
    broker.answers.sendChatMessage = async (input) => {
      await new Promise((resolve) => setTimeout(resolve, 30));
      return take(input);
    };
    await show();
    for (const text of ['one', 'two', 'three']) {
      await box.fill(text);
      await userEvent.keyboard('{Enter}');
    }
    await expect.poll(() => stored.map(({ body }) => body)).toEqual(['one', 'two', 'three']);
  });

  test('what the server refuses is kept: to change, or to try again', async () => {
    broker.answers.sendChatMessage = refuse(403, 'CHAT_HIDDEN', "You don't have permission!");
    await show();
    await box.fill('Keep me');
    await userEvent.keyboard('{Enter}');
    await expect.element(log.getByText("Not sent. You don't have permission!")).toBeVisible();
    await page.getByRole('button', { name: 'Edit message' }).click();
    await expect.element(box).toHaveValue('Keep me');
    broker.answers.sendChatMessage = take;
    await userEvent.click(page.getByRole('button', { name: 'Send' }));
    await expect.poll(() => stored.length).toBe(1);
  });
});

describe('reading', () => {
  test('links in messages open safely, and nothing else becomes one', async () => {
    const text = 'See https://example.com/a?b=c. Not javascript:alert(1) or http://';
    broker.answers.chat = conversation({ messages: [message(1, ELENA, text)] });
    await show();
    const links = log.getByRole('link');
    await expect.poll(() => links.elements().length).toBe(1);
    await expect.element(links).toHaveAttribute('href', 'https://example.com/a?b=c');
    await expect.element(links).toHaveAttribute('target', '_blank');
    await expect.element(links).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc');
  });

  test('markup stays text', async () => {
    const text = '<img src=x onerror=alert(1)> **bold** [a](javascript:alert(1))';
    broker.answers.chat = conversation({ messages: [message(1, ELENA, text)] });
    await show();
    await expect.element(log.getByText(text)).toBeVisible();
    expect(log.getByRole('img').elements()).toEqual([]);
  });

  test('what is in view is marked read, once', async () => {
    broker.answers.chat = conversation({ ownReadId: 1 });
    await show();
    await expect
      .poll(() => broker.sentTo('markChatRead').map(({ input }) => input))
      .toEqual([{ studentEnrollmentId: 7, messageId: 2 }]);
  });

  test('the last own message that the other side has seen says so', async () => {
    await show();
    await expect.element(log.getByText('Seen')).toBeVisible();
  });

  test('who types is named until the message comes', async () => {
    await show();
    await expect.element(log).toBeVisible();
    dispatchEvent(new CustomEvent(TYPING, { detail: { studentEnrollmentId: 7, by: 35 } }));
    await expect.element(page.getByText('Elena is typing…')).toBeVisible();
    dispatchEvent(new CustomEvent(TYPING, { detail: { studentEnrollmentId: 8, by: 35 } }));
    dispatchEvent(new CustomEvent(TYPING, { detail: { studentEnrollmentId: 7, by: 7 } }));
    await expect.element(page.getByText('Maya is typing…')).not.toBeInTheDocument();
    await expect.element(page.getByText('Elena is typing…'), { timeout: 7000 }).not.toBeInTheDocument();
  });

  test('earlier messages are fetched page by page', async () => {
    broker.answers.chat = ({ before }) =>
      before
        ? conversation({ messages: [message(1, MAYA, 'The very first')] })
        : conversation({ messages: [message(9, ELENA, 'The last')], next: 9 });
    await show();
    await page.getByRole('button', { name: 'Show earlier messages' }).click();
    await expect.element(log.getByText('The very first')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Show earlier messages' })).not.toBeInTheDocument();
  });
});

test('while nobody is there, a student is told and writes nothing; what was written stays [CHAT-005]', async () => {
  const offline = conversation({ studentSuccessManagers: [{ ...ELENA, online: false }] });
  broker.answers.chat = offline;
  await show();
  await expect
    .element(
      page.getByText(
        'Live Chat is currently offline. Please create a support ticket and we will contact you by e-mail.',
      ),
    )
    .toBeVisible();
  await expect.element(box).not.toBeInTheDocument();
});

test('a manager answers whoever is there', async () => {
  broker.answers.chat = conversation({ studentSuccessManagers: [{ ...ELENA, online: false }] });
  await show('ssm');
  await expect.element(page.getByRole('textbox', { name: 'Message to Maya Okafor' })).toBeVisible();
});
