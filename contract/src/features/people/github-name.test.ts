import { describe, expect, test } from 'vitest';
import { GITHUB_NAME_INVALID } from './failures.ts';
import { readGithubName } from '#kernel/github-name';
import { refuseGithubName } from './github-name.ts';

describe('a name is read out of what people paste', () => {
  test.each([
    ['maya-okafor', 'maya-okafor'],
    ['  maya-okafor ', 'maya-okafor'],
    ['@maya-okafor', 'maya-okafor'],
    ['https://github.com/maya-okafor/', 'maya-okafor'],
    ['http://www.github.com/maya-okafor', 'maya-okafor'],
    ['GitHub.com/maya-okafor', 'maya-okafor'],
    ['', null],
    ['   ', null],
    ['@', null],
  ])('%s', (typed, name) => expect(readGithubName(typed)).toBe(name));
});

describe('what can be no name on GitHub is refused', () => {
  test.each([
    'maya okafor',
    'maya_okafor',
    '-maya',
    'maya-',
    'maya--okafor',
    'maya/okafor',
    'ma\u0131a',
    'm'.repeat(40),
  ])('%s', (name) => expect(refuseGithubName(name)).toBe(GITHUB_NAME_INVALID));
  test.each(['m', 'Maya', '1maya', 'm'.repeat(39), 'a-b-c', null])('and %s is taken', (name) =>
    expect(refuseGithubName(name)).toBeNull(),
  );
});
