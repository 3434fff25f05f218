import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { NameInLine } from './name-in-line.tsx';

const LONG = 'Maximilian-Alexander von der Schulenburg-Wolfsburg 112';
const isCut = ({ scrollWidth, clientWidth }: Element) => scrollWidth > clientWidth;

async function shown(name: string) {
  await page.viewport(1366, 900);
  const { container } = await render(
    <div style={{ width: 180 }}>
      <div style={{ display: 'flex' }}>
        <NameInLine name={name} />
      </div>
    </div>,
  );
  const whole = container.querySelector('[dir=auto]') as HTMLElement;
  return { whole, parts: [...whole.children] as HTMLElement[] };
}

test('a long name keeps its end, which tells it from others, and stays one line', async () => {
  const { whole, parts } = await shown(LONG);
  expect(parts.map(isCut)).toEqual([true, false]);
  expect(parts[1]?.getBoundingClientRect().right).toBeLessThanOrEqual(whole.getBoundingClientRect().right);
  expect(whole.textContent).toBe(LONG);
  expect(whole.clientHeight).toBeLessThan(30);
});

test('a short name is whole, and a single word without an end is cut', async () => {
  expect((await shown('Zoë Laurent')).parts.map(isCut)).toEqual([false, false]);
  expect((await shown('Llanfairpwllgwyngyllgogerychwyrndrobwll')).parts.map(isCut)).toEqual([true]);
});

test('a name reads in the direction in which it begins, at the left of its place', async () => {
  const { whole, parts } = await shown('عبد الرحمن 112');
  expect(getComputedStyle(whole).direction).toBe('rtl');
  const [first, last] = parts.map((part) => part.getBoundingClientRect());
  expect(first!.left).toBeGreaterThan(last!.left);
  expect(last!.left).toBeCloseTo(whole.getBoundingClientRect().left, 0);
});
