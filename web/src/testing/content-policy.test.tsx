import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Markdown } from '#kit/markdown.tsx';
import { drainRefusals } from './refusals.ts';

/** Does something that the policy blocks, and waits for the report. */
async function refusal(act: () => unknown) {
  let heard: string[] = [];
  act();
  await expect.poll(() => (heard = [...heard, ...drainRefusals()])).toHaveLength(1);
  return heard[0];
}

test.each([
  ['an attribute', () => document.createElement('iframe').setAttribute('srcdoc', 'x')],
  ['a parser', () => new DOMParser().parseFromString('<p>x</p>', 'text/html')],
  ['a fragment', () => document.createRange().createContextualFragment('<img src=x onerror=alert(1)>')],
])('screen tests run under the content policy of production: no markup out of text by %s', async (_name, sink) => {
  expect(await refusal(() => expect(sink).toThrow(/TrustedHTML/))).toMatch(/^require-trusted-types-for/);
});

test('screen tests run under the content policy of production: no inline style', async () => {
  const style = document.createElement('style');
  style.append('p { color: red }');
  expect(await refusal(() => document.head.append(style))).toMatch(/^style-src-elem/);
  style.remove();
});

test('a named character reference is read under that policy [SHELL-067, D-015]', async () => {
  const screen = await render(<Markdown source="a &lt; b &amp;&amp; c &copy; &unknown;" />);
  expect(screen.container.textContent).toBe('a < b && c © &unknown;');
});
