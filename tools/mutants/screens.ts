import { defineFaults } from './mutant.ts';

const IN = 'web/src/features';

/** Screens: keys, filters, drafts, what a form sends and what it says. */
export const SCREENS = [
  ...defineFaults(`${IN}/attendance/keys.ts`, 'web', 'attendance/keys', {
    'a key that is held marks the whole class': [
      "return repeat ? { kind: 'held' } : { kind: 'set', statusCode }",
      "return { kind: 'set', statusCode }",
    ],
  }),
  ...defineFaults(`${IN}/attendance/filter.ts`, 'web', 'attendance/filter', {
    'a name is found with its accents only': ['plainText(filter.name.trim())', 'filter.name.trim()'],
  }),
  ...defineFaults(`${IN}/attendance/marks.ts`, 'web', 'attendance/marks', {
    'a change that met another is sent again and again': [
      "put(studentId, { ...newest, state: 'conflict' })",
      "put(studentId, { ...newest, state: 'saving' })",
    ],
  }),
  ...defineFaults(`${IN}/gradebook/grid/grid-moves.ts`, 'web', 'grid/grid-moves', {
    'an arrow leaves the gradebook': ['Math.min(columns - 1,', 'Math.min(columns,'],
  }),
  ...defineFaults(`${IN}/gradebook/grid/next-waiting.ts`, 'web', 'grid/next-waiting', {
    'N leads to work that others grade': ['mayGrade(assignment, role) && isWaiting', 'isWaiting'],
  }),
  ...defineFaults(`${IN}/grading/choice-keys.ts`, 'web', 'grading/choice-keys', {
    'a plus makes F+ of an F': ["choice !== 'Incomplete' && isGrade(refined) ? refined : choice", 'refined'],
  }),
  ...defineFaults(`${IN}/surveys/filled.ts`, 'web', 'surveys/filled', {
    'an answer is carried over that the new question does not offer': ['if (step && fits(step, answer))', 'if (step)'],
  }),
  ...defineFaults('web/src/lib/failure-text.ts', 'web', 'lib/failure-text', {
    'nothing was changed, says a page that does not know': [
      "attempt === 'preview' || status === 429 || headers?.has(UNCHANGED) === true",
      'true || status === 429',
    ],
  }),
  ...defineFaults('web/src/lib/route-lock.ts', 'web', 'lib/route-lock', {
    'somebody locked into a survey finds no help': ['lock === null || STAY_OPEN.includes(pathname)', 'lock === null'],
  }),
  ...defineFaults('web/src/kit/safe-url.ts', 'web', 'kit/safe-url', {
    'a link runs a script': ["'mailto:']", "'mailto:', 'javascript:']"],
  }),
  ...defineFaults(`${IN}/grading/grade-form.tsx`, 'browser', 'grading/grade-form', {
    'a held Enter saves again': [
      "if (event.repeat) return event.key === 'Enter' ? event.preventDefault() : undefined;",
      '',
    ],
    'a chosen grade is left without a question': [
      "useLeaveGuard(open && !pending, 'work')",
      "useLeaveGuard(false, 'work')",
    ],
  }),
  ...defineFaults('web/src/lib/draft.ts', 'browser', 'lib/draft', {
    'a draft hides that the saved version has moved on': ['conflict: base !== now.base', 'conflict: false'],
  }),
  ...defineFaults('web/src/lib/draft-keeper.ts', 'browser', 'lib/draft', {
    'a page that closes leaves behind what is not sealed': ['vaultNow()?.sealNow(form, unsealed)', 'null'],
    'each key makes the seal of the one before useless': ['mine <= sealedTurn', 'mine !== turn'],
  }),
  ...defineFaults('web/src/lib/draft-cipher.ts', 'browser', 'lib/draft', {
    'two drafts are mixed with the same bytes': ['      ready.from += bytes.length;\n', ''],
  }),
  ...defineFaults('web/src/lib/form.ts', 'browser', 'lib/form', {
    'the first wrong field of a form is not focused': [
      'if (tries > 0) element.current',
      'if (tries > 99) element.current',
    ],
    'the first field that the server finds wrong is not focused': [
      'if (refused) element.current',
      'if (!refused) element.current',
    ],
    'a form is sent with what is wrong in it': ['isFree(found) && isFree(problems ?? {})', 'true'],
    'a form is left without a question': ['useLeaveGuard(guards && draft.dirty)', 'useLeaveGuard(false)'],
    'what is typed while a form is saved counts as saved': [
      'draft.saved(anew ?? sent.current, sent.current)',
      'draft.saved(anew)',
    ],
  }),
  ...defineFaults('web/src/lib/form-frame.tsx', 'browser', 'lib/form', {
    'a refusal that no field tells is not told': ['wrong.every((key) => marked.has(key))', 'true'],
  }),
  ...defineFaults('web/src/lib/versioned-send.ts', 'browser', 'lib/form', {
    'a newer version is saved over unseen': ["!current || !('version' in draft.value)", 'true'],
  }),
  ...defineFaults(`${IN}/identity/login-form.tsx`, 'browser', 'identity/login-screen', {
    'an empty login form is sent': ['if (blank.email || blank.password) return;', ''],
  }),
  ...defineFaults('web/src/lib/send.ts', 'browser', 'lib/send', {
    'a double click writes twice': ['if (busy.current) return undefined;', ''],
  }),
  ...defineFaults(`${IN}/submissions/comment-form.tsx`, 'browser', 'submissions/comments', {
    'what was written on while a comment was sent stays as if it was not sent': [
      'draft.set((now) => withoutSent(now, sent))',
      'draft.set((now) => now)',
    ],
  }),
  ...defineFaults(`${IN}/announcements/announcement-form.tsx`, 'browser', 'announcements/edit-screen', {
    'the first field that is wrong is not focused': ['if (tries > 0) ref.current', 'if (tries > 99) ref.current'],
  }),
];
