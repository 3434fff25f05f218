import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepFocus } from './kept-focus.ts';

let main: HTMLElement;
let stop = () => {};
const row = (name: string) => main.querySelector<HTMLButtonElement>(`#${name}`)!;
const rest = () => new Promise((done) => setTimeout(done, 100));
const focused = () => document.activeElement?.id;

beforeEach(() => {
  main = document.createElement('main');
  main.id = 'main';
  main.tabIndex = -1;
  for (const id of ['first', 'second', 'third']) main.append(Object.assign(document.createElement('button'), { id }));
  document.body.append(main);
  stop = keepFocus(main);
});
afterEach(() => {
  stop();
  main.remove();
});

test('what comes next takes the focus when the row of a button goes', async () => {
  row('second').focus();
  row('second').remove();
  await rest();
  expect(focused()).toBe('third');
});

test('and when the button is disabled; the one before does where nothing comes next', async () => {
  row('second').focus();
  row('second').disabled = true;
  await rest();
  expect(focused()).toBe('third');
  row('third').disabled = true;
  await rest();
  expect(focused()).toBe('first');
});

test('a text field does not take it, since a phone would open its keyboard', async () => {
  row('first').after(document.createElement('textarea'));
  row('first').focus();
  row('first').remove();
  await rest();
  expect(focused()).toBe('second');
});

test('where nothing is left, the page takes it', async () => {
  row('first').focus();
  main.replaceChildren();
  await rest();
  expect(focused()).toBe('main');
});

test('whoever presses beside it has meant it', async () => {
  row('first').focus();
  row('first').blur();
  row('third').remove();
  await rest();
  expect(document.activeElement).toBe(document.body);
});

test('control: without it, the focus falls off the page', async () => {
  stop();
  row('second').focus();
  row('second').remove();
  await rest();
  expect(document.activeElement).toBe(document.body);
});
