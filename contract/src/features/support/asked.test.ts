import { expect, test } from 'vitest';
import { codeOf } from '#kernel/code';
import { findMissingAnswers, type SupportAnswers, TIME_CHOICES } from './asked.ts';
import {
  CATEGORIES,
  priorityOf,
  subjectName,
  SUPPORT_ROLE_NAMES,
  SUPPORT_ROLE_OF,
  SUPPORT_ROLES,
} from './categories.ts';

const TUTOR = { pastDue: null, officeHours: null, reason: null, otherReason: '', time: null, day: null };
const OFFERED = { sessions: true, universities: false };
const asked = (more: Partial<SupportAnswers> = {}): SupportAnswers => ({
  role: 'student',
  category: 'website',
  subcategory: 'suggestion',
  description: 'A darker dark theme.',
  session: 'none',
  universityId: null,
  tutor: TUTOR,
  ...more,
});

test('a form that is filled in misses nothing', () => {
  expect(findMissingAnswers(asked(), OFFERED)).toEqual({});
});

test.each<[string, Partial<SupportAnswers>, string, string]>([
  ['category [SUPP-007]', { category: '' }, 'category', 'Question Category is required.'],
  [
    'category of the role [SUPP-023]',
    { role: 'ta', category: 'billing' },
    'category',
    'Question Category is required.',
  ],
  ['subcategory [SUPP-008]', { subcategory: null }, 'subcategory', 'Question Subcategory is required.'],
  ['subcategory of the category', { subcategory: 'cannot-log-in' }, 'subcategory', 'Question Subcategory is required.'],
  ['description [SUPP-010]', { description: ' \n' }, 'description', 'Description is required.'],
  ['session [SUPP-011]', { session: null }, 'session', 'Session is required.'],
])('a missing %s is told', (_what, more, field, sentence) => {
  expect(findMissingAnswers(asked(more), OFFERED)).toEqual({ [field]: sentence });
});

test('without sessions none is asked for [SUPP-011]', () => {
  expect(findMissingAnswers(asked({ session: null }), { ...OFFERED, sessions: false })).toEqual({});
});

test('where several universities are to choose from, one is', () => {
  const several = { ...OFFERED, universities: true };
  expect(findMissingAnswers(asked(), several)).toEqual({ universityId: 'School is required.' });
  expect(findMissingAnswers(asked({ universityId: 94 }), several)).toEqual({});
});

test('Graduation Eligibility has no subcategory [SUPP-009]', () => {
  expect(findMissingAnswers(asked({ category: 'graduation-eligibility', subcategory: null }), OFFERED)).toEqual({});
  expect(priorityOf('student', 'graduation-eligibility', null)).toBe('High');
});

test('who asks for a tutor answers two questions [SUPP-012, SUPP-013]', () => {
  const request = asked({ category: 'tutoring', subcategory: 'request-a-tutor' });
  expect(findMissingAnswers(request, OFFERED)).toEqual({
    pastDue: 'Past due question is required.',
    officeHours: 'Attend office hours question is required.',
  });
  expect(
    findMissingAnswers({ ...request, tutor: { ...TUTOR, pastDue: 'No', officeHours: 'Sometimes' } }, OFFERED),
  ).toEqual({});
});

test('who changes the tutor says why and when [SUPP-014, SUPP-015, SUPP-016, SUPP-017]', () => {
  const change = asked({ category: 'tutoring', subcategory: 'tutor-change' });
  expect(findMissingAnswers(change, OFFERED)).toEqual({
    reason: 'A reason is required.',
    time: 'A preferred time is required.',
    day: 'A preferred day is required.',
  });
  const answered = { ...TUTOR, reason: 'Other', time: 'Evenings 5-8', day: 'Monday' };
  expect(findMissingAnswers({ ...change, tutor: answered }, OFFERED)).toEqual({ reason: 'A reason is required.' });
  expect(findMissingAnswers({ ...change, tutor: { ...answered, otherReason: 'We moved.' } }, OFFERED)).toEqual({});
});

test('tutors are for students only [SUPP-022]', () => {
  const offering = Object.entries(CATEGORIES).filter(([, list]) => list.some(({ name }) => name === 'Tutoring'));
  expect(offering.map(([role]) => role)).toEqual(['student']);
});

test('the role follows the enrollment [SUPP-021, D-159]', () => {
  expect(SUPPORT_ROLE_OF).toEqual({
    student: 'student',
    ta: 'ta',
    instructor: 'instructor',
    cd: 'cd',
    ssm: 'ssm',
    admin: 'ssm',
    cm: 'ssm',
  });
  expect(SUPPORT_ROLES.map((role) => SUPPORT_ROLE_NAMES[role])).toEqual([
    'Student',
    'TA',
    'Instructor',
    'Career Director',
    'Student Success Manager',
  ]);
});

test('each subcategory has its priority [SUPP-035, D-160]', () => {
  expect(priorityOf('student', 'attendance', 'check-in-problem')).toBe('High');
  expect(priorityOf('student', 'attendance', 'attendance-correction')).toBe('Low');
  expect(priorityOf('instructor', 'instructor-api', 'no-access')).toBe('High');
  expect(priorityOf('student', 'attendance', 'toString')).toBeNull();
});

test('the preferred times are those of the form [SUPP-030, SUPP-031, SUPP-032, SUPP-033, SUPP-034]', () => {
  expect(TIME_CHOICES).toEqual([
    'Early 6-9 am',
    'Mornings 9-noon',
    'Midday noon-5',
    'Evenings 5-8',
    'Night after 8 pm',
  ]);
});

test('a code has the name of its subject, and a name is read as its code [D-309]', () => {
  const subjects = Object.values(CATEGORIES)
    .flat()
    .flatMap((category) => [category, ...category.subcategories]);
  for (const { code, name } of subjects) {
    expect([subjectName(code), codeOf(name), codeOf(code)]).toEqual([name, code, code]);
  }
  expect(subjectName('not-offered-any-more')).toBe('not-offered-any-more');
});
