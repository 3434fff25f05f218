import { expect, test } from 'vitest';
import { messageOf, plainText, type ChatMessage } from '@bcs/contract/features/chat-bridges/message';
import type { ChatLines, ChatService } from '@bcs/contract/features/chat-bridges/model';
import { MESSAGE_BODIES } from './chat-bridge.ts';

const ORIGIN = 'https://learn.example.edu';
const LINES: ChatLines = {
  session: null,
  release: null,
  due: null,
  announcement: '{title} {link}',
  video: null,
  graded: null,
};
const messageAbout = (title: string, lines = LINES): ChatMessage =>
  messageOf(lines, [{ kind: 'announcement', id: 7, title, change: '', at: null }], {
    name: 'Web Development',
    timeZone: 'America/New_York',
    origin: ORIGIN,
  });
const SERVICES = Object.keys(MESSAGE_BODIES) as ChatService[];
/** Collects every text in a body that a service reads. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
const textOf = (service: ChatService, message: ChatMessage) => textsIn(MESSAGE_BODIES[service](message)).join('\n');

/** Titles with mentions, links or formatting of each service. */
const HOSTILE = [
  '@everyone come here',
  '@here and @channel and @all',
  '<!channel> <!here> <!everyone>',
  '<!subteam^S012> <@U012> <#C012>',
  '<@123456789> <@&123456789> <#123456789>',
  '<at>Maya Okafor</at>',
  '[Log in again](https://evil.example/login)',
  '<https://evil.example|Log in again>',
  '![picture](https://evil.example/p.png)',
  'https://evil.example/login',
  'HTTP://EVIL.EXAMPLE and www.evil.example',
  '# Heading\n> quote\n```code```',
  '**bold** __under__ ~~gone~~ ||spoiler||',
  String.raw`\@everyone \<!channel> \\[a](https://evil.example)`,
  '&lt;!channel&gt; &amp;',
  '</script><script>alert(1)</script>',
  '{link} {title} {class}',
];
/** Matches formatting as each service understands it. */
const MENTIONS =
  /@(everyone|here|channel|all)|<[!@#]|<at>|<\/?\w|\]\(|[a-z]:\/\/(?!learn\.example\.edu)|evil\.example/i;

test.each(HOSTILE)('%j mentions nobody and leads nowhere in any chat [INTG-082, INTG-097]', (title) => {
  for (const service of SERVICES) {
    const text = textOf(service, messageAbout(title))
      .replaceAll(`<${ORIGIN}/announcement/7/show>`, '')
      .replaceAll(`${ORIGIN}/announcement/7/show`, '');
    // Discord shows it literally; the invisible break follows it
    expect([service, MENTIONS.exec(text)?.[0]]).toEqual([service, undefined]);
  }
});

test('the words of the class are read as they stand as well, and the control finds what is not', () => {
  const lines = { ...LINES, announcement: '<!channel> @everyone [x](https://evil.example) {title}' };
  for (const service of SERVICES)
    expect(textOf(service, messageAbout('Hello', lines))).not.toMatch(/@everyone|<!|\]\(/);
  for (const title of HOSTILE.slice(0, 11)) expect(title).toMatch(MENTIONS);
});

test('Discord is told to mention nobody, Slack to make nothing of words, and Teams gets runs without mark-up [INTG-082]', () => {
  expect(MESSAGE_BODIES.discord(messageAbout('Hello'))).toMatchObject({ allowed_mentions: { parse: [] } });
  for (const service of ['slack', 'other'] as const)
    expect(MESSAGE_BODIES[service](messageAbout('Hello'))).toMatchObject({
      parse: 'none',
      link_names: false,
      mrkdwn: false,
    });
  expect(JSON.stringify(MESSAGE_BODIES.teams(messageAbout('Hello')))).not.toContain('"TextBlock"');
});

test('no message is longer than the chat with the shortest limit takes [INTG-098]', () => {
  const news = Array.from({ length: 40 }, (_, at) => ({
    kind: 'announcement' as const,
    id: at + 1,
    title: '@:#<_'.repeat(40),
    change: '',
    at: null,
  }));
  const head = { name: '*'.repeat(200), timeZone: 'America/New_York', origin: ORIGIN };
  const { content } = MESSAGE_BODIES.discord(messageOf(LINES, news, head)) as { content: string };
  expect(content.length).toBeLessThanOrEqual(2000);
});

test.each(SERVICES)('what %s shows is the preview, letter by letter [INTG-081]', (service) => {
  const message = messageAbout('Guest talk: Node.js & <forms> #1');
  const body = MESSAGE_BODIES[service](message);
  const shown = {
    slack: () =>
      String((body as { text: string }).text)
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&amp;', '&'),
    discord: () =>
      (body as { content: string }).content.replaceAll(/<(https:[^>]+)>/g, '$1').replaceAll(/\\(.)/gu, '$1'),
    teams: () =>
      (body as { attachments: { content: { body: { inlines: { text: string }[] }[] } }[] }).attachments[0]?.content.body
        .map(({ inlines }) => inlines.map(({ text }) => text).join(''))
        .join('\n') ?? '',
  };
  const text = service === 'other' ? shown.slack() : shown[service]();
  expect(text.replaceAll('\u{200b}', '')).toBe(plainText(message));
});
