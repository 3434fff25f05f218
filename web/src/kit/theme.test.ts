import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { afterEach, expect, test, vi } from 'vitest';
import { setTheme } from './theme.ts';

const FIRST_SCRIPT = readFileSync(new URL('../../public/theme.js', import.meta.url), 'utf8');
const themeOf = (page: { dataset: Record<string, string> }) => page.dataset['theme'];

afterEach(() => vi.unstubAllGlobals());

// In Node: the content policy lets no script be added to a page that is open
test('the script before the first paint reads what the switch has written', () => {
  const kept = new Map<string, string>();
  const localStorage = { getItem: (key: string) => kept.get(key) ?? null, setItem: kept.set.bind(kept) };
  const documentElement = { dataset: {} };
  vi.stubGlobal('localStorage', localStorage);
  vi.stubGlobal('document', { documentElement });
  setTheme('dark');
  expect(themeOf(documentElement)).toBe('dark');
  const nextPage = { dataset: {} };
  runInNewContext(FIRST_SCRIPT, { localStorage, document: { documentElement: nextPage } });
  expect(themeOf(nextPage)).toBe('dark');
});
