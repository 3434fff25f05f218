import { defineFaults } from './mutant.ts';

const IN = 'contract/src/features';

/** Mutants in the rules of coursework, grades and graduation. */
export const GRADES = [
  ...defineFaults(`${IN}/grades/average.ts`, 'contract', 'grades/average', {
    'a half is rounded down': ['Math.floor((hundredths + 50) / 100)', 'Math.floor(hundredths / 100)'],
    'prework counts in the average': ['item.required && !item.prework && isAcademic', 'item.required && isAcademic'],
    'an average on the step gets the letter below': ['step <= rounded)', 'step < rounded)'],
  }),
  ...defineFaults(`${IN}/grading/scale.ts`, 'contract', 'grading/scale', {
    'an F weighs nothing': ["{ grade: 'F', weight: 40, step: 55 }", "{ grade: 'F', weight: 0, step: 55 }"],
    'a C is green': ["C: 'yellow'", "C: 'green'"],
  }),
  ...defineFaults(`${IN}/grading/abilities.ts`, 'contract', 'grading/abilities', {
    'anybody takes a grade back': ['gradedBy === accountId && ', ''],
  }),
  ...defineFaults(`${IN}/coursework/statuses.ts`, 'contract', 'coursework/statuses', {
    'work of the last second is late': ['firstSubmittedAt > effectiveDueDate', 'firstSubmittedAt >= effectiveDueDate'],
  }),
  ...defineFaults(`${IN}/coursework/overdue.ts`, 'contract', 'coursework/statuses', {
    'optional work is overdue': ['work.required && work.isOpen', 'work.isOpen'],
  }),
  ...defineFaults(`${IN}/coursework/lists.ts`, 'contract', 'coursework/lists', {
    'what is due next includes what was handed in': [
      'item.submission === null && item.effectiveDueDate >= now',
      'item.effectiveDueDate >= now',
    ],
  }),
  ...defineFaults(`${IN}/coursework/due-date.ts`, 'contract', 'coursework/due-date', {
    'an extension takes eight days': ['[1, 2, 3, 4, 5, 6, 7]', '[1, 2, 3, 4, 5, 6, 7, 8]'],
    'the week of a due date is that of Greenwich': [
      'const day = localDay(due, zone)',
      "const day = localDay(due, 'UTC')",
    ],
  }),
  ...defineFaults(`${IN}/submissions/editing.ts`, 'contract', 'submissions/editing', {
    'work is handed in again a fourth time': [
      'resubmissionCount < RESUBMISSIONS_ALLOWED',
      'resubmissionCount <= RESUBMISSIONS_ALLOWED',
    ],
    'graded work is edited': [
      'work.grade === null || mayResubmit(work) ? null',
      'work.grade !== INCOMPLETE || mayResubmit(work) ? null',
    ],
  }),
  ...defineFaults(`${IN}/submissions/comments.ts`, 'contract', 'submissions/comments', {
    'an instructor deletes what another instructor wrote': [
      "instructor: ['student', 'ta']",
      "instructor: ['student', 'ta', 'instructor']",
    ],
  }),
  ...defineFaults(`${IN}/submissions/urls.ts`, 'contract', 'submissions/urls', {
    'evilgithub.com is taken for GitHub': ['hostname.endsWith(`.${host}`)', 'hostname.endsWith(host)'],
    'an address in capitals is another one': ['(parsed(a)?.href ?? a) === (parsed(b)?.href ?? b)', 'a === b'],
  }),
  ...defineFaults(`${IN}/graduation/requirements.ts`, 'contract', 'graduation/requirements', {
    'an excused absence counts': [
      "session.statusCode === 'absent'",
      "(session.statusCode === 'absent' || session.statusCode === 'exception')",
    ],
    'one absence above the limit is forgiven': ["value <= limit ? 'met'", "value <= limit + 1 ? 'met'"],
    'one limit of two is enough to judge': [
      '(general === null) !== (required === null)',
      'general === null && required === null',
    ],
  }),
  ...defineFaults(`${IN}/gradebook/filter.ts`, 'contract', 'gradebook/filter', {
    'Required leaves out what graduation requires': [
      'return row.required || row.requiredForGraduation',
      'return row.required',
    ],
  }),
];
