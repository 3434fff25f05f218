import { faultsIn } from './mutant.ts';

const IN = 'contract/src/features';

/** Rules of signing in, people, imports, schedules, and of what everybody stands on. */
export const ADMINISTRATION = [
  ...faultsIn(`${IN}/identity/login.ts`, 'contract', 'identity/login', {
    'a lock never ends': ['lockedUntil !== null && now < lockedUntil', 'lockedUntil !== null'],
    'the tenth failure does not lock': ['failures >= LOGIN_FAILURES_ALLOWED', 'failures > LOGIN_FAILURES_ALLOWED'],
  }),
  ...faultsIn(`${IN}/identity/password.ts`, 'contract', 'identity/password', {
    'a password needs no capital': ['[/\\p{Lu}/u, /\\p{Ll}/u,', '[/\\p{Ll}/u,'],
  }),
  ...faultsIn(`${IN}/identity/lifetimes.ts`, 'contract', 'identity/lifetimes', {
    'a link works twice': ['usedAt === null && now <', 'now <'],
  }),
  ...faultsIn(`${IN}/accounts/merging.ts`, 'contract', 'accounts/merging', {
    'of two enrollments in a class the one with work ends': [
      "other && !one.hasWork ? 'moves and ends'",
      "other && one.hasWork ? 'moves and ends'",
    ],
  }),
  ...faultsIn(`${IN}/accounts/states.ts`, 'contract', 'accounts/states', {
    'an invitation that was used expires': ["if (accepted) return 'accepted';", ''],
  }),
  ...faultsIn(`${IN}/imports/plan.ts`, 'contract', 'imports/plan', {
    'whoever has ended comes back by a file': ['one.ended !== null && chosen.resumes(line)', 'one.ended !== null'],
  }),
  ...faultsIn(`${IN}/imports/twins.ts`, 'contract', 'imports/plan', {
    'two rows about one person are both written': [
      'if (kept.length === 1) continue;',
      'if (kept.length <= 2) continue;',
    ],
  }),
  ...faultsIn(`${IN}/imports/compare.ts`, 'contract', 'imports/plan', {
    'a file overwrites what was changed here': ['if (!movedHere || chosen)', 'if (true)'],
  }),
  ...faultsIn(`${IN}/imports/header.ts`, 'contract', 'imports/header', {
    'a column of passwords is read': [
      'return PASSWORDS.has(word) || /(?:password|passwort)$/.test(word)',
      'return false',
    ],
  }),
  ...faultsIn(`${IN}/rosters/transferring.ts`, 'contract', 'rosters/transferring', {
    'work that is there already is copied over': ["target.hasWork ? 'has work there' : 'copied'", "'copied'"],
  }),
  ...faultsIn(`${IN}/scheduling/weekly-meetings.ts`, 'contract', 'scheduling/weekly-meetings', {
    'a class meets on a holiday': ['holiday !== null || daysLeftOut.includes(day)', 'daysLeftOut.includes(day)'],
  }),
  ...faultsIn(`${IN}/session-editor/changed-sessions.ts`, 'contract', 'session-editor/changed-sessions', {
    'a change reaches sessions that are over': ['startTime > now && (reach', '(reach'],
  }),
  ...faultsIn(`${IN}/cohort-health/small-groups.ts`, 'contract', 'cohort-health/small-groups', {
    'one small group is hidden, and can be worked out from the rest': [
      'hidden.size === 0 || together >= SMALLEST_GROUP',
      'true',
    ],
  }),
  ...faultsIn('contract/src/kernel/csv.ts', 'contract', 'kernel/csv', {
    'a spreadsheet runs what begins with a plus': ["DANGEROUS = /^'*[=+\\-@", "DANGEROUS = /^'*[=\\-@"],
  }),
  ...faultsIn('contract/src/kernel/clock.ts', 'contract', 'kernel/clock.test', {
    'a week begins on Monday': ['(numberOf(day) + 4) % 7', '(numberOf(day) + 3) % 7'],
  }),
  ...faultsIn('contract/src/kernel/words.ts', 'contract', 'kernel/words', {
    'a slip is not forgiven': ['FORGIVEN_FROM = 5', 'FORGIVEN_FROM = 50'],
  }),
];
