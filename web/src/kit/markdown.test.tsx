import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { HOSTILE_MARKDOWN } from '../testing/hostile-markdown.ts';
import { findForbiddenNodes } from '../testing/markdown-inspection.ts';
import { EMPTY_CONTENT, UNSAFE_CONTENT, Markdown } from './markdown.tsx';
import { LINK_REL } from './safe-url.ts';

const shown = async (source: string | null) => (await render(<Markdown source={source} />)).container;

test('of every hostile text only harmless elements come, and nothing runs [SHELL-068, D-015]', async () => {
  expect(HOSTILE_MARKDOWN.length).toBeGreaterThanOrEqual(300);
  const alert = vi.spyOn(globalThis, 'alert').mockImplementation(() => undefined);
  const screen = await render(
    <ol>
      {HOSTILE_MARKDOWN.map((source) => (
        <li key={source}>
          <Markdown source={source} />
        </li>
      ))}
    </ol>,
  );
  const items = [...(screen.container.querySelector('ol')?.children ?? [])];
  expect(items).toHaveLength(HOSTILE_MARKDOWN.length);
  const wrong = items.flatMap((item, place) => {
    const found = [...findForbiddenNodes(item), ...(item.textContent === '' ? ['nothing'] : [])];
    return found.length === 0 ? [] : [`${HOSTILE_MARKDOWN[place]}: ${found.join(', ')}`];
  });
  expect(wrong).toEqual([]);
  expect(alert).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

test.each([
  ['script', {}],
  ['iframe', {}],
  ['style', {}],
  ['form', {}],
  ['img', { src: 'x' }],
  ['p', { id: 'root' }],
  ['a', { href: 'vbscript:alert(1)' }],
  ['a', { href: '/broker/logout', rel: LINK_REL }],
  ['a', { href: 'https://evil.example/' }],
])('<%s> with %o would be found', (name, attributes) => {
  const rendered = document.createElement('div');
  rendered.append(Object.assign(document.createElement(name), attributes));
  expect(findForbiddenNodes(rendered)).toHaveLength(1);
});

test.each([
  ['[x](javascript:alert(1))', 'x'],
  ['<script>alert(1)</script>', '<script>alert(1)</script>'],
  ['[a]\n\n[a]: javascript:alert(1)', 'a'],
  ['![alt words](javascript:alert(1))', 'alt words'],
])('what is unsafe in %j stays as words', async (source, words) => {
  const container = await shown(source);
  expect(container.textContent).toBe(words);
  expect(container.querySelector('a')).toBeNull();
});

test.each([[null], [''], ['  \n\t ']])('%j has no content to display [SHELL-067, D-015]', async (source) => {
  expect((await shown(source)).textContent).toBe('There is no content to display. (EC1)');
  expect(EMPTY_CONTENT).toBe('There is no content to display. (EC1)');
});

test.each([
  ['in one line', `${'>'.repeat(400)} x`],
  ['line by line', Array.from({ length: 70 }, (_, depth) => `${' '.repeat(depth * 2)}- x`).join('\n')],
])('a text nested beyond reason %s is given up [SHELL-067, D-015]', async (_how, source) => {
  expect((await shown(source)).textContent).toBe(EMPTY_CONTENT);
});

test('a text that would take too long to read is shown as it was typed, and nothing of it means anything', async () => {
  const source = `**bold** <img src=x onerror=alert(1)> [x](javascript:alert(1))\n${'*_'.repeat(4000)}`;
  const container = await shown(source);
  expect(container.textContent).toBe(source);
  expect([...container.querySelectorAll('*')].map(({ localName }) => localName)).toEqual(['div', 'p']);
});

test('of a text only the paragraph that is too much is shown as it was typed', async () => {
  const container = await shown(`**before**\n\n${'*_'.repeat(4000)}\n\n**after**`);
  expect([...container.querySelectorAll('strong')].map(({ textContent }) => textContent)).toEqual(['before', 'after']);
  expect(container.querySelectorAll('p')[1]?.textContent).toBe('*_'.repeat(4000));
});

test('long code is code, and what stands around it is Markdown', async () => {
  const code = 'total_x = prices[0] * rates_of[0]  # a_b_c'.concat('\n').repeat(120).trimEnd();
  const container = await shown(
    `Here it is, **please help**:\n\n\`\`\`python\n${code}\n\`\`\`\n\nSee [docs][d].\n\n[d]: https://ok.example`,
  );
  expect(container.querySelector('strong')?.textContent).toBe('please help');
  expect(container.querySelector('pre')?.textContent).toBe(code);
  expect(container.querySelector('a')?.href).toBe('https://ok.example/');
});

test('comments print nothing, wherever they stand [D-232]', async () => {
  const container = await shown(
    'Write <!-- inline -->a page.\n\n<!-- graders: 42\n\n```\n42\n```\n-->\n\n- one\n  <!-- 42 -->\n\n> <!-- 42\n> 42 -->\n> two',
  );
  expect(container.textContent?.replaceAll(/\s+/g, ' ').trim()).toBe('Write a page.onetwo');
  expect((await shown('<!-- 42 -->')).textContent).toBe(UNSAFE_CONTENT);
});

test('of all tags the few that people know act, and only as they are [D-232]', async () => {
  const container = await shown(
    [
      '| Step |\n|---|\n| clone<br>install<br/>start |',
      'Press <kbd>Ctrl</kbd>+<kbd>C</kbd>, H<sub>2</sub>O, x<sup>2</sup>.',
      '<details><summary>Hint</summary>\n\nUse **flex**.\n\n</details>',
      '<kbd onclick=alert(1)>x</kbd> <b>y</b> </sub> <sup>never closed',
    ].join('\n\n'),
  );
  const texts = (selector: string) => [...container.querySelectorAll(selector)].map(({ textContent }) => textContent);
  expect(container.querySelectorAll('td br')).toHaveLength(2);
  expect(texts('kbd')).toEqual(['Ctrl', 'C']);
  expect([...texts('sub'), ...texts('sup')]).toEqual(['2', '2']);
  expect(texts('details > summary')).toEqual(['Hint']);
  expect(texts('details > p > strong')).toEqual(['flex']);
  expect(container.querySelector('.prose > p:last-child')?.textContent).toBe(
    '<kbd onclick=alert(1)>x</kbd> <b>y</b> </sub> <sup>never closed',
  );
});

test('a return breaks the line where plain people write, and not in instructions [D-232]', async () => {
  const source = 'Line one\nLine two\n\n- a\n- b';
  expect((await shown(source)).querySelectorAll('br')).toHaveLength(0);
  const { container } = await render(<Markdown source={source} breaks />);
  expect(container.querySelectorAll('p br')).toHaveLength(1);
  expect(container.querySelectorAll('br')).toHaveLength(1);
});

test('a picture that leads nowhere is named', async () => {
  const container = await shown('![](images/mockup.png)\n\n![Mockup](./images/mockup.png)');
  expect(container.textContent).toBe('picture: images/mockup.pngMockup');
  expect(container.querySelector('a, img')).toBeNull();
});

test.each([
  ["write to o'brien@case.example now", "mailto:o'brien@case.example", "o'brien@case.example"],
  ["'ana@case.example'", 'mailto:ana@case.example', 'ana@case.example'],
  ['first_last@case.example', 'mailto:first_last@case.example', 'first_last@case.example'],
])('the address in %j is whole', async (source, href, words) => {
  const container = await shown(source);
  expect(container.textContent).toBe(source);
  const link = container.querySelector('a');
  expect([link?.getAttribute('href'), link?.textContent]).toEqual([href, words]);
});

test.each([
  ['[](javascript:alert(1))'],
  ['![](javascript:alert(1))'],
  ['[a]: javascript:alert(1)'],
  ['[\u200b](javascript:alert(1))'],
  ['\u200b\u2060'],
  ['&nbsp;&#x200B;'],
  ['[![](data:image/png;base64,x)](vbscript:x)'],
])('nothing of %j is left to display [SHELL-068, D-015]', async (source) => {
  expect((await shown(source)).textContent).toBe('This content could not be displayed safely. (EC2)');
  expect(UNSAFE_CONTENT).toBe('This content could not be displayed safely. (EC2)');
});

test('honest Markdown reads as meant', async () => {
  const source = [
    '# Bring your demo',
    'Push by **Friday** to <https://ok.example/a?b=1&c=2> or mail me@ok.example, ~~not Thursday~~.',
    '### Slots',
    '| Team | Slot |\n|---|---|\n| Aurora | `10:00` |',
    '- [x] slides\n- [ ] build',
    '3. three\n4. four',
    '> quoted',
    '```\ngit push\n```',
  ].join('\n\n');
  const container = await shown(source);
  const texts = (selector: string) => [...container.querySelectorAll(selector)].map((element) => element.textContent);
  expect(texts('h3')).toEqual(['Bring your demo']);
  expect(texts('h4')).toEqual(['Slots']);
  expect(texts('strong')).toEqual(['Friday']);
  expect(texts('del')).toEqual(['not Thursday']);
  expect([...container.querySelectorAll('a')].map((link) => link.href)).toEqual([
    'https://ok.example/a?b=1&c=2',
    'mailto:me@ok.example',
  ]);
  expect(texts('th')).toEqual(['Team', 'Slot']);
  expect(texts('td')).toEqual(['Aurora', '10:00']);
  expect([...container.querySelectorAll('input')].map((box) => box.checked)).toEqual([true, false]);
  expect(container.querySelector('ol')?.start).toBe(3);
  expect(texts('blockquote')[0]?.trim()).toBe('quoted');
  expect(texts('pre')).toEqual(['git push']);
});

test('a picture becomes a link, so that no stranger learns who reads', async () => {
  const container = await shown('![a cat](https://ok.example/cat.png)');
  expect(container.querySelector('img')).toBeNull();
  expect(container.querySelector('a')?.textContent).toBe('a cat');
});
