import { expect } from '@playwright/test';
import type { Engine } from './engine.ts';

/** A script for the page that finds a visible element of a kind by its name. */
const FIND = `(kind, name) => [...document.querySelectorAll(kind)].findLast((each) => {
  const named = each.getAttribute('aria-label') ?? each.labels?.[0]?.textContent ?? each.textContent;
  return named.trim() === name && each.checkVisibility();
})`;
/** A script for the page that returns the middle of an element once it is in the window. */
const MIDDLE = `((element) => {
  if (!element || element.disabled) return null;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
})`;

const pause = (duration: number) => ({ type: 'pause', duration });
const point = (at: { x: number; y: number }) => [
  {
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', ...at, duration: 0 },
      { type: 'pointerDown', button: 0 },
      pause(40),
      { type: 'pointerUp', button: 0 },
    ],
  },
];
const keys = (letters: string) => [
  {
    type: 'key',
    id: 'keyboard',
    actions: [...letters].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  },
];
export const ESCAPE_KEY = '\uE00C';

/** A visitor who finds elements by their words, clicks and types. */
export function visitor(engine: Engine, origin: string) {
  const find = (kind: string, name: string) => `(${FIND})(${JSON.stringify(kind)}, ${JSON.stringify(name)})`;
  const press = async (name: string, kind = 'a, button') => {
    let at: { x: number; y: number } | null = null;
    await expect
      .poll(async () => (at = await engine.ask(`${MIDDLE}(${find(kind, name)})`)), { message: `${kind}: ${name}` })
      .not.toBeNull();
    if (at) await engine.act(point(at));
  };
  return {
    ask: engine.ask,
    open: (path: string) => engine.goto(`${origin}${path}`),
    press,
    pressAt: (x: number, y: number) => engine.act(point({ x, y })),
    type: (letters: string) => engine.act(keys(letters)),
    async fill(label: string, text: string) {
      await press(label, 'input, textarea');
      await engine.act(keys(text));
    },
    sees: (text: string) =>
      expect
        .poll(() => engine.ask<string>('document.body.innerText'), { message: `the page says: ${text}` })
        .toContain(text),
    /** Tells whether a dialog is open. */
    dialog: () => expect.poll(() => engine.ask<boolean>(`document.querySelector('dialog[open]') !== null`)),
  };
}
