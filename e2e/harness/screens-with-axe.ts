import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.ts';
import { screenAt } from './tour.ts';

/** Each block that begins on such a line, up to the line that closes it: as the formatter writes them. */
function blocksOf(source: string, begins: RegExp): string[] {
  const lines = source.split('\n');
  return lines.flatMap((line, at) => {
    const indent = begins.exec(line)?.[1];
    if (indent === undefined) return [];
    if (line.endsWith(';')) return [line];
    const closes = new RegExp(`^${indent}[})\\]]+;?$`);
    return [lines.slice(at, lines.findIndex((later, index) => index > at && closes.test(later)) + 1).join('\n')];
  });
}

const TEST = /^(\s*)test[.(]/;
const PART = /^()(?:const|async function|function) /;
const nameOf = (part: string) => /(?:const|function) (\w+)/.exec(part)?.[1] ?? '';

/** A test, and the functions of its file that it calls. */
function withParts(test: string, parts: readonly string[]): string {
  const called = parts.filter((part) => new RegExp(`\\b${nameOf(part)}\\(`).test(test));
  const others = parts.filter((part) => !called.includes(part));
  return called.length === 0 ? test : withParts([test, ...called].join('\n'), others);
}

/** Tells whether the whole page, or all but the frame around it, is looked at in both themes. */
function looksInBoth(test: string): boolean {
  const looks = test.matchAll(/axeFindings\('?(light|dark|theme)'?(?:\)|, page\.getByRole\('main'\))/g);
  const themes = new Set(Array.from(looks, ([, theme]) => theme));
  return themes.has('theme') ? /'light'[^]*'dark'/.test(test) : themes.has('light') && themes.has('dark');
}

/** The paths that a test opens, with its rows where it is one of many. */
function openedBy(test: string): string[] {
  const calls = test.matchAll(/\b\w*[oO]pen\w*\(([^;]*?)\);/g);
  const named = Array.from(calls, ([, given = '']) => given.matchAll(/(?:^|, |\n\s*)['`](\/[^'`]*)['`]/g));
  const usual = test.matchAll(/\bpath = '(\/[^']*)'/g);
  const rows = /[oO]pen\w*\([^)]*\bpath\b/.test(test) ? test.matchAll(/(?:\[|\[[^\n]*, |\{ path: )'(\/[^']*)'/g) : [];
  return [...named.flatMap((each) => [...each]), ...usual, ...rows].map(([, path = '']) => path);
}

/** The first thing that somebody does: what is looked at afterwards may be a dialog over the screen. */
const DOES = /\.(?:click|fill|selectOptions|upload|keyboard|hover)\(/;

/**
 * The screens that a file of tests looks at with axe in both themes, as they open. Where its words leave a doubt the
 * screen is left out, so that it is looked at here.
 */
export function screensWithAxe(source: string): string[] {
  const parts = blocksOf(source, PART);
  return blocksOf(source, TEST)
    .map((test) => withParts(test.split(DOES)[0] ?? '', parts))
    .filter(looksInBoth)
    .flatMap(openedBy)
    .filter((path) => !/[^/]\$\{/.test(path))
    .map((path) => screenAt(path.replaceAll(/\$\{[^}]*\}/g, '1')));
}

/** The screens that axe looks at in the tests of their own features. */
export const axeElsewhere = (): ReadonlySet<string> =>
  new Set(
    globSync('web/src/features/**/*.test.tsx', { cwd: ROOT }).flatMap((path) =>
      screensWithAxe(readFileSync(join(ROOT, path), 'utf8')),
    ),
  );
