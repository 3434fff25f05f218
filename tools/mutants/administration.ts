import { defineFaults } from './mutant.ts';

const IN = 'contract/src/features';

/** Rules of signing in, people, imports, schedules, and of what everybody stands on. */
export const ADMINISTRATION = [
  ...defineFaults(`${IN}/identity/login.ts`, 'contract', 'identity/login', {
    'a lock never ends': ['lockedUntil !== null && now < lockedUntil', 'lockedUntil !== null'],
    'the tenth failure does not lock': ['failures >= LOGIN_FAILURES_ALLOWED', 'failures > LOGIN_FAILURES_ALLOWED'],
  }),
  ...defineFaults(`${IN}/identity/password.ts`, 'contract', 'identity/password', {
    'a password needs no capital': ['[/\\p{Lu}/u, /\\p{Ll}/u,', '[/\\p{Ll}/u,'],
  }),
  ...defineFaults(`${IN}/identity/lifetimes.ts`, 'contract', 'identity/lifetimes', {
    'a link works twice': ['usedAt === null && now <', 'now <'],
  }),
  ...defineFaults(`${IN}/accounts/merging.ts`, 'contract', 'accounts/merging', {
    'of two enrollments in a class the one with work ends': [
      "other && !one.hasWork ? 'moves and ends'",
      "other && one.hasWork ? 'moves and ends'",
    ],
  }),
  ...defineFaults(`${IN}/accounts/states.ts`, 'contract', 'accounts/states', {
    'an invitation that was used expires': ["if (accepted) return 'accepted';", ''],
  }),
  ...defineFaults(`${IN}/imports/plan.ts`, 'contract', 'imports/plan', {
    'whoever has ended comes back by a file': ['one.ended !== null && chosen.resumes(line)', 'one.ended !== null'],
  }),
  ...defineFaults(`${IN}/imports/twins.ts`, 'contract', 'imports/plan', {
    'two rows about one person are both written': [
      'if (kept.length === 1) continue;',
      'if (kept.length <= 2) continue;',
    ],
  }),
  ...defineFaults(`${IN}/imports/compare.ts`, 'contract', 'imports/plan', {
    'a file overwrites what was changed here': ['if (!movedHere || chosen)', 'if (true)'],
  }),
  ...defineFaults(`${IN}/imports/header.ts`, 'contract', 'imports/header', {
    'a column of passwords is read': [
      'return PASSWORDS.has(word) || /(?:password|passwort)$/.test(word)',
      'return false',
    ],
  }),
  ...defineFaults(`${IN}/rosters/transferring.ts`, 'contract', 'rosters/transferring', {
    'work that is there already is copied over': ["target.hasWork ? 'has work there' : 'copied'", "'copied'"],
  }),
  ...defineFaults(`${IN}/scheduling/weekly-meetings.ts`, 'contract', 'scheduling/weekly-meetings', {
    'a class meets on a holiday': ['holiday !== null || daysLeftOut.includes(day)', 'daysLeftOut.includes(day)'],
  }),
  ...defineFaults(`${IN}/session-editor/changed-sessions.ts`, 'contract', 'session-editor/changed-sessions', {
    'a change reaches sessions that are over': ['startTime > now && (reach', '(reach'],
  }),
  ...defineFaults(`${IN}/cohort-health/small-groups.ts`, 'contract', 'cohort-health/small-groups', {
    'one small group is hidden, and can be worked out from the rest': [
      'hidden.size === 0 || together >= SMALLEST_GROUP',
      'true',
    ],
  }),
  ...defineFaults('contract/src/kernel/csv.ts', 'contract', 'kernel/csv', {
    'a spreadsheet runs what begins with a plus': ["DANGEROUS = /^'*[=+\\-@", "DANGEROUS = /^'*[=\\-@"],
  }),
  ...defineFaults('contract/src/kernel/clock.ts', 'contract', 'kernel/clock.test', {
    'a week begins on Monday': ['(numberOf(day) + 4) % 7', '(numberOf(day) + 3) % 7'],
  }),
  ...defineFaults('contract/src/kernel/words.ts', 'contract', 'kernel/words', {
    'a slip is not forgiven': ['MIN_LENGTH_FOR_SLIP = 5', 'MIN_LENGTH_FOR_SLIP = 50'],
  }),
];
