import { expect, test } from 'vitest';
import { readRole } from './role-words.ts';
import { ROLE_NAMES, ROLES } from './roles.ts';

test.each(ROLES)('the role %s is known by its code and by the name of our screens, in any case [ADM-041]', (role) => {
  for (const word of [role, ROLE_NAMES[role]])
    for (const typed of [word, word.toUpperCase(), ` ${word.toLowerCase()} `, word.replaceAll(' ', '-'), `${word}s`])
      expect(readRole(typed)).toBe(role);
});

test.each([
  ['Teacher', 'instructor'],
  ['teachers', 'instructor'],
  ['Learner', 'student'],
  ['StudentEnrollment', 'student'],
  ['aide', 'ta'],
  ['Étudiante', 'student'],
  ['Administrator', null],
  ['Observer', null],
  ['', null],
  ['s', null],
] as const)('%j is the role %s', (typed, role) => {
  expect(readRole(typed)).toBe(role);
});
