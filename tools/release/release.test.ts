import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '#root';
import { longEntries, releasesIn } from './changelog.ts';
import { versions } from './versions.ts';

const changelog = readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8');
const released = releasesIn(changelog).filter(({ version }) => version !== 'Unreleased');

test('all packages have one version, and it is the newest in the changelog', () => {
  expect([...versions()]).toEqual([released[0]?.version]);
});

test('every release has its date, and links that lead somewhere', () => {
  for (const { version, date, text } of released) {
    expect(date, version).toMatch(/^\d{4}-\d\d-\d\d$/);
    for (const [, path = ''] of text.matchAll(/\]\((?!https?:)([^)#]+)/g))
      expect(existsSync(join(ROOT, path)), path).toBe(true);
  }
});

test('an entry of the changelog is one line', () => {
  expect(longEntries(changelog)).toEqual([]);
});

test('a heading without a date, and an entry that is a paragraph, are found', () => {
  expect(releasesIn('# Changelog\n\n## [Unreleased]\n\n- one\n\n## [1.0.0] - 2026-11-27\n\n- two\n')).toEqual([
    { version: 'Unreleased', date: null, text: '- one' },
    { version: '1.0.0', date: '2026-11-27', text: '- two' },
  ]);
  expect(longEntries(`- ${'word '.repeat(40)}`)).toHaveLength(1);
});
