import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { setTheme } from './theme.ts';
import { ThemeSwitch } from './theme-switch.tsx';

const ground = () => getComputedStyle(document.documentElement).backgroundColor;
const root = document.documentElement;

afterEach(() => setTheme('system'));

test('a theme is chosen by keyboard or press, changes the ground, and is remembered', async () => {
  const screen = await render(<ThemeSwitch />);
  await screen.getByText('Light').click();
  const light = ground();
  await screen.getByText('Dark').click();
  expect(ground()).not.toBe(light);
  expect(root.dataset['theme']).toBe('dark');
  expect(localStorage.getItem('theme')).toBe('dark');
  await screen.getByText('System').click();
  expect(root.dataset['theme']).toBeUndefined();
  expect(localStorage.getItem('theme')).toBeNull();
});

test('the script before the first paint reads what the switch has written', async () => {
  setTheme('dark');
  delete root.dataset['theme'];
  const script = document.createElement('script');
  script.src = '/theme.js';
  await new Promise((done) => {
    script.addEventListener('load', done);
    document.head.append(script);
  });
  expect(root.dataset['theme']).toBe('dark');
  script.remove();
});
