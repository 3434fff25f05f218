import { beforeEach, expect, test } from 'vitest';
import { carryOver } from './carry-over.ts';

let root: HTMLElement;
/** Draws the form again, as React does when its page is there. */
function draw() {
  const inputs = ['email', 'password'].map((name) => Object.assign(document.createElement('input'), { name }));
  root.replaceChildren(...inputs);
}
beforeEach(() => {
  root = document.createElement('div');
  document.body.append(root);
  draw();
  return () => root.remove();
});
const field = (name: string) => root.querySelector<HTMLInputElement>(`[name=${name}]`)!;

test('what was typed before the page was there is typed again', async () => {
  let typed = '';
  carryOver(root, () => {});
  field('email').value = 'maya@';
  draw();
  field('email').addEventListener('input', ({ target }) => (typed = (target as HTMLInputElement).value));
  await expect.poll(() => typed).toBe('maya@');
});

test('the focus goes on where it went while the page was drawn', async () => {
  field('email').focus();
  carryOver(root, () => {});
  field('password').focus();
  draw();
  await expect.poll(() => document.activeElement).toBe(field('password'));
});
