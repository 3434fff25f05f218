import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderRouted } from '#testing/render-routed.tsx';
import { PlotScene } from '#testing/scenes/plot-scene.tsx';

const shown = () =>
  renderRouted(
    <main>
      <PlotScene />
    </main>,
  );

test('whoever has no pointer opens the table and what is behind each of its rows [SUCC-069, SUCC-099]', async () => {
  const screen = await shown();
  const opener = screen.getByRole('button', { name: 'Show table of Submitted work' });
  (opener.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('cell', { name: '17' })).toBeVisible();
  (screen.getByRole('button', { name: 'Names for Grid layout' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('status')).toHaveTextContent('Bar 2 was opened.');
});

test('the pointer opens the same from a bar', async () => {
  const screen = await shown();
  const bar = [...document.querySelectorAll('g')].find(
    (each) => each.querySelector('title')?.textContent === 'Landing page',
  );
  bar?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await expect.element(screen.getByRole('status')).toHaveTextContent('Bar 1 was opened.');
});

test('a screen reader hears the tables, the strip and the line of words, and no drawing [SUCC-069]', async () => {
  const screen = await shown();
  await expect.element(screen.getByRole('table', { name: 'Absences left' })).toBeInTheDocument();
  await expect.element(screen.getByRole('img', { name: 'Attendance: 1 present, 1 absent, 1 to come' })).toBeVisible();
  await expect.element(screen.getByRole('img', { name: 'Average: from 80 to 91' })).toBeVisible();
  expect(screen.getByRole('img').elements()).toHaveLength(2);
});

test('each bar of a histogram bears its number within the plot, since paper shows nothing to a pointer [SUCC-069]', async () => {
  await shown();
  const plot = [...document.querySelectorAll('svg')].find(({ textContent }) => /\d students?/.test(textContent));
  const numbers = [...(plot?.querySelectorAll('g > title ~ text') ?? [])];
  const told = [...(plot?.querySelectorAll('title') ?? [])].map(
    ({ textContent }) => /: (\w+) student/.exec(textContent)?.[1],
  );
  expect(numbers.map(({ textContent }) => textContent)).toEqual(told.filter((each) => each !== '0'));
  const top = plot?.getBoundingClientRect().top ?? Infinity;
  for (const number of numbers) expect(number.getBoundingClientRect().top).toBeGreaterThanOrEqual(top);
});

test('parts of a bar differ by texture, not by colour alone [SUCC-069]', async () => {
  await page.viewport(1366, 900);
  await shown();
  const [svg] = [...document.querySelectorAll('svg')].filter((each) => each.querySelector('pattern + rect, defs ~ g'));
  const fills = new Set([...(svg?.querySelectorAll('g > rect[rx]') ?? [])].map((rect) => rect.getAttribute('fill')));
  expect(fills.size).toBe(3);
  expect([...fills].filter((fill) => fill?.startsWith('url(')).length).toBe(1);
});
