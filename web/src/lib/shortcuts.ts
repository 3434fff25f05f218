import { useEffect } from 'react';
import { store } from '#kit/store.ts';
import { local } from './storage.ts';

/** One line of the sheet. A shortcut with a single character can be turned off. WCAG 2.1.4 */
export type Shortcut = { readonly keys: string; readonly does: string; readonly single?: true };

/** The shortcuts of a part of a page. Declare it outside of components, so that it is the same object each time. */
export type ShortcutGroup = { readonly title: string; readonly shortcuts: readonly Shortcut[] };

/** The shortcuts that the open page has registered. */
export const pageShortcuts = store<readonly ShortcutGroup[]>([]);

/** Registers shortcuts while the part is on the page; null if it has none right now. SUCC-075 */
export function useShortcuts(group: ShortcutGroup | null) {
  useEffect(() => {
    if (!group) return;
    pageShortcuts.set([...pageShortcuts.current(), group]);
    return () => {
      // the same part may be on the page twice: only one of them is removed
      const at = pageShortcuts.current().indexOf(group);
      pageShortcuts.set(pageShortcuts.current().filter((_, place) => place !== at));
    };
  }, [group]);
}

const KEY = 'singleKeys';
/** Tells whether single-key shortcuts are on; remembered on this device, like the theme. SUCC-075 */
export const singleKeys = store(local.get(KEY) !== 'off');
export function setSingleKeys(on: boolean) {
  if (on) local.remove(KEY);
  else local.set(KEY, 'off');
  singleKeys.set(on);
}

const NO_TEXT = new Set(['radio', 'checkbox', 'button', 'submit', 'reset', 'range', 'color', 'file', 'image']);
/** Tells whether the focused element takes text. */
const takesText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && !NO_TEXT.has(target.type)));

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'target'>;
/**
 * Tells whether a single-character key must be ignored: text is being typed, or such shortcuts are turned off. SUCC-075
 */
export const isIgnoredKey = ({ key, ctrlKey, metaKey, altKey, target }: Pressed): boolean =>
  [...key].length === 1 && !ctrlKey && !metaKey && !altKey && (takesText(target) || !singleKeys.current());
