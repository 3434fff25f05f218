import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LINES, findLineFaults } from './lines.ts';
import { messageOf, plainText, sampleMessage } from './message.ts';
import type { ChatKind, ChatLines } from './model.ts';
import type { News } from './news.ts';

const HEAD = { name: 'Web Development', timeZone: 'America/New_York', origin: 'https://learn.example.edu' };
const SILENT: ChatLines = { session: null, release: null, due: null, announcement: null, video: null, graded: null };
const moved: News = { kind: 'session', id: 7, title: 'Hooks', change: 'Moved', at: '2026-03-11T22:30:00.000Z' };
const said = (lines: Partial<ChatLines>, news: readonly News[] = [moved]) =>
  plainText(messageOf({ ...SILENT, ...lines }, news, HEAD));

test('a line puts the facts in place of its placeholders, in the time of the class [INTG-081]', () => {
  expect(said({ session: LINES.session.line })).toBe(
    'News from Web Development\nMoved: Hooks, March 11, 2026, 6:30 PM EDT https://learn.example.edu/sessions/7',
  );
  expect(said({ session: '{title} in {class}: {change}' })).toBe(
    'News from Web Development\nHooks in Web Development: Moved',
  );
});

test('a channel hears of what it is told of alone, and of nothing nothing is made', () => {
  expect(said({ video: LINES.video.line })).toBe('');
  expect(said({ session: LINES.session.line }, [])).toBe('');
});

test.each<[ChatKind, string]>([
  ['session', 'There is no {student}. This line may have {change}, {title}, {when}, {class} and {link}.'],
  ['video', 'There is no {when}. This line may have {title}, {class} and {link}.'],
])('an unknown placeholder of %s is refused with the list of those there are [INTG-081]', (kind, sentence) => {
  const line = kind === 'session' ? 'Hello {student}' : 'New: {title} {when}';
  expect(findLineFaults({ ...SILENT, [kind]: line })).toEqual({ [kind]: sentence });
});

test('an empty line is refused, and what stands by default is not', () => {
  const byDefault = Object.fromEntries(Object.entries(LINES).map(([kind, { line }]) => [kind, line])) as ChatLines;
  expect(findLineFaults(byDefault)).toEqual({});
  expect(Object.keys(findLineFaults({ ...byDefault, due: '  ' }))).toEqual(['due']);
});

describe('a message has an end [INTG-098]', () => {
  test('what has no room is counted, with a link to the rest', () => {
    const many = Array.from({ length: 60 }, (_, at) => ({ ...moved, id: at + 1 }));
    const lines = said({ session: LINES.session.line }, many).split('\n');
    expect(lines.length).toBeLessThan(30);
    expect(lines.at(-1)).toBe(`And ${60 - (lines.length - 2)} more: https://learn.example.edu`);
  });
  test('however long a title is, and whatever it consists of, no sign of it takes more than is left', () => {
    const texts = fc.string({ unit: 'grapheme', maxLength: 300 });
    fc.assert(
      fc.property(fc.array(texts, { maxLength: 30 }), texts, (titles, line) => {
        const news = titles.map((title, id) => ({ ...moved, id: id + 1, title }));
        const text = said({ session: line.slice(0, 200) || '{title}' }, news);
        // Discord needs up to three characters for a punctuation mark
        expect(text.replaceAll(/[^\p{L}\p{N}\s,]/gu, '···').length).toBeLessThanOrEqual(2000);
      }),
    );
  });
});

test('a title breaks no line and turns no text around', () => {
  const hostile = { ...moved, title: 'One\nTwo\u{202e}three\u{2028}four\t\u{7}\u{200b}\u{2060}\u{feff}\u{61c}' };
  expect(said({ session: '{title}' }, [hostile])).toBe('News from Web Development\nOne Two three four');
});

test('a test says that it is one, and has a sample of each line that is told', () => {
  const text = plainText(sampleMessage({ ...SILENT, video: LINES.video.line, due: '{title} {when}' }, HEAD));
  expect(text.split('\n')).toEqual([
    'This is a test from Bootcamp Square.',
    'News from Web Development',
    'Weather dashboard January 15, 2030, 6:30 PM EST',
    'New video: Forms and validation https://learn.example.edu/sessions/1',
  ]);
});
