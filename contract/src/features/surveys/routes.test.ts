import { expect, test } from 'vitest';
import { ROLE_NAMES } from '#kernel/roles';
import { CONFIDENTIALITY, confidentialityText } from './confidentiality.ts';
import { FORM_NAMES, kindOfForm, SURVEY_KINDS } from './names.ts';
import { isEnterprise, npsGroup, successPath, surveyPath } from './routes.ts';

const PT = 'Full Stack Flex Part-Time';

test.each([
  ['agreement', null, '/agreement'],
  ['pre-course', null, '/precourse'],
  ['enterprise-pre-course', null, '/precourse'],
  ['mid-course', null, '/nps/mc/pt'],
  ['enterprise-end-course', null, '/nps/ec/pt'],
  ['weekly-feedback', 7, '/feedback/7'],
  ['career', null, '/careerSurvey'],
  ['cs-curriculum-brand-statement', null, '/cscurriculum'],
  ['quiz', null, null],
  ['weekly-feedback', null, null],
])('%s is answered at its path [SURV-034, SURV-035, SURV-037, SURV-039, SURV-041, SURV-042]', (name, week, path) => {
  expect(surveyPath(name, week, PT)).toBe(path);
  expect(isEnterprise(name)).toBe(name.startsWith('enterprise'));
});

test('each program type has its part of the path [D-133]', () => {
  const types = [PT, 'Full Stack Flex Full-Time', 'Data Viz', 'UX/UI', 'Cyber', 'Cooking'];
  expect(types.map((type) => surveyPath('mid-course', null, type))).toEqual([
    ...['pt', 'ft', 'dv', 'ux', 'cy'].map((code) => `/nps/mc/${code}`),
    null,
  ]);
});

test.each([
  ['weekly-feedback', '5', '/weeklysuccess'],
  ['mid-course-ux', '10', '/npssuccess/end'],
  ['end-course-ux', '9', '/npssuccess/additional'],
  ['enterprise-end-course', '10', '/npssuccess/additional'],
  ['end-course-ux', '8', '/npssuccess/end'],
])('%s with %s leads to %s [SURV-047, SURV-048, SURV-049, SURV-050]', (name, first, path) => {
  expect(successPath(name, first)).toBe(path);
});

test.each([
  ['pre-course', '/precoursesuccess'],
  ['enterprise-pre-course', '/precoursesuccess'],
  ['career', '/careerSuccess'],
  ['cs-curriculum-github', '/cscurriculumsuccess'],
  ['agreement', '/agreementsuccess'],
])('%s leads to %s [SURV-051, SURV-052, SURV-053, D-141]', (name, path) => {
  expect(successPath(name, 'true')).toBe(path);
});

test('9 and 10 promote, 7 and 8 are neutral, the rest detracts [SURV-090, SURV-091, SURV-092]', () => {
  expect([10, 9, 8, 7, 6, 0].map(npsGroup)).toEqual([
    'promoter',
    'promoter',
    'neutral',
    'neutral',
    'detractor',
    'detractor',
  ]);
});

test('every form belongs to a kind [SURV-089]', () => {
  expect(new Set(FORM_NAMES.map(kindOfForm))).toEqual(new Set(SURVEY_KINDS));
  expect(kindOfForm('quiz')).toBeNull();
});

test('before it starts, a survey names everybody who will see something, and nobody else', () => {
  for (const name of FORM_NAMES) {
    const { named, texts, figures, figuresLater } = CONFIDENTIALITY[kindOfForm(name) ?? 'others'];
    const sees: readonly string[] = [...named, ...texts, ...figures, ...figuresLater];
    const said = confidentialityText(name).toLowerCase();
    const roles = Object.entries(ROLE_NAMES).filter(([role]) => role !== 'student');
    expect(roles.filter(([, title]) => said.includes(`${title.toLowerCase()}s`)).map(([role]) => role)).toEqual(
      roles.map(([role]) => role).filter((role) => sees.includes(role)),
    );
    expect(said.includes('with your name')).toBe(texts.length === 0);
  }
  expect(confidentialityText('weekly-feedback')).toBe(
    'Admins and student success managers see your answers with your name; instructors, teaching assistants and general managers see averages only, once more than half of the class and at least 5 people have answered.',
  );
  expect(confidentialityText('mid-course-pt')).toBe(
    'Nobody sees your name; admins and general managers see scores and texts without it, once more than half of the class and at least 5 people have answered; student success managers see scores only, after the survey has closed.',
  );
});
