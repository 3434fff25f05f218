import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { HOSTILE_MARKDOWN } from '../testing/hostile-markdown.ts';
import { EC1, EC2, Markdown } from './markdown.tsx';

const ELEMENTS = new Set(
  'div p a strong em del code pre ul ol li h2 h3 h4 h5 h6 hr br blockquote table thead tbody tr th td sup input'.split(
    ' ',
  ),
);
const ATTRIBUTES: Record<string, readonly string[]> = {
  a: ['href', 'rel', 'target'],
  ol: ['start'],
  th: ['scope'],
  input: ['type', 'checked', 'disabled', 'readonly', 'aria-label', 'class'],
  div: ['class', 'role', 'tabindex', 'aria-label'],
  p: ['class'],
};

const shown = async (source: string | null) => (await render(<Markdown source={source} />)).container;

test('the hostile corpus has not shrunk', () => {
  expect(new Set(HOSTILE_MARKDOWN).size).toBeGreaterThanOrEqual(100);
});

test.each(HOSTILE_MARKDOWN.map((source) => [source]))(
  'only harmless elements come of %j [SHELL-068, D-015]',
  async (source) => {
    const container = await shown(source);
    for (const element of container.querySelectorAll('*')) {
      const name = element.localName;
      expect(ELEMENTS).toContain(name);
      expect(element.namespaceURI).toBe('http://www.w3.org/1999/xhtml');
      for (const attribute of element.getAttributeNames()) expect(ATTRIBUTES[name] ?? []).toContain(attribute);
    }
    for (const link of container.querySelectorAll('a')) {
      expect(['http:', 'https:', 'mailto:']).toContain(link.protocol);
      expect(link.host).not.toBe(location.host);
      expect(link.rel).toBe('noopener noreferrer nofollow ugc');
    }
    expect(container.textContent).not.toBe('');
  },
);

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
  expect(EC1).toBe('There is no content to display. (EC1)');
});

test('a text nested beyond reason is given up [SHELL-067, D-015]', async () => {
  expect((await shown(`${'>'.repeat(400)} x`)).textContent).toBe(EC1);
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
  expect(EC2).toBe('This content could not be displayed safely. (EC2)');
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
