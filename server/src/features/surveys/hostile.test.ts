import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FORM_NAMES } from '@bcs/contract/features/surveys/names';
import { sql } from '#database/db';
import { weeklyAnswers } from '#guarantees/samples';
import { IS_LONG_RUN } from '#testing/effort';
import { useWorld } from '#testing/world';
import { readDefinitions } from './read-definitions.ts';

const world = useWorld();
const { enrollments, accounts } = world.ids;
const WEEK = 10;
const ATTEMPTS = IS_LONG_RUN ? 1000 : 250;

const nasty = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    '',
    '3',
    '5',
    '6',
    'true',
    '0',
    [],
    ['3'],
    ['a', 'a'],
    {},
    7,
    true,
    '\0',
    '\ud800',
    "'; drop table forms; --",
  ),
  fc.constantFrom<unknown>(
    { value: '3', additionalInfo: 'x' },
    { value: '3' },
    { value: 3, additionalInfo: null },
    [[['3']]],
    'x'.repeat(6000),
  ),
  fc.string({ unit: 'binary', maxLength: 30 }),
);
const good = weeklyAnswers(WEEK);
const step = fc.record({
  stepId: fc.oneof(fc.integer({ min: 2001, max: 2011 }), fc.constantFrom(0, -1, 999, 2_147_483_647, 101)),
  answer: nasty,
});
/** Inputs that are broken in one place, in many, or have another shape. */
const attempts = fc.oneof(
  fc.record({ at: fc.nat(10), answer: nasty }).map(({ at, answer }) => ({
    ...good,
    steps: good.steps.map((one, index) => (index === at ? { ...one, answer } : one)),
  })),
  fc.array(step, { maxLength: 13 }).map((steps) => ({ ...good, steps })),
  fc
    .record({ week: fc.constantFrom<unknown>(0, -1, 9, 11, 1.5, '10', 2_147_483_647, null) })
    .map((extra) => ({ ...good, extra })),
  fc.constantFrom(...FORM_NAMES, '__proto__', 'constructor').map((formName) => ({ ...good, formName })),
);

/** Tells whether steps are exactly those of an accepted weekly feedback. */
function isHonest(steps: readonly { stepId: number; answer: unknown }[]): boolean {
  const answers = new Map(steps.map(({ stepId, answer }) => [stepId, answer]));
  const at = (ordinal: number) => {
    const answer = answers.get(2000 + ordinal) ?? null;
    // an empty list is no answer
    return Array.isArray(answer) && answer.length === 0 ? null : answer;
  };
  const rating = (ordinal: number, from: number) =>
    /^[0-5]$/.test(String(at(ordinal))) && typeof at(ordinal) === 'string' && Number(at(ordinal)) >= from;
  const ratings = [1, 2, 3, 4, 5, 6, 7, 9].every((ordinal) => rating(ordinal, 1)) && rating(8, 0);
  const texts = [10, 11].every((ordinal) => {
    const text = at(ordinal);
    return (
      text === null ||
      (typeof text === 'string' && text.trim().length <= 5000 && !text.includes('\0') && text.isWellFormed())
    );
  });
  const known = steps.every(({ stepId }) => stepId > 2000 && stepId < 2012);
  return ratings && texts && known && answers.size === steps.length;
}

test(`${ATTEMPTS} hostile answers: no defect, and only what the rules allow is stored [SURV-058, SURV-062, D-136, D-139]`, async () => {
  let accepted = 0;
  const statuses = new Set<number>();
  const submit = async (attempt: object) => {
    const payload = JSON.stringify({ ...attempt, enrollmentId: enrollments.survey, userDataId: accounts.survey });
    const token = await world.tokenOf('survey');
    const headers = { authtoken: token, 'content-type': 'application/json' };
    return world.app.inject({ method: 'POST', url: '/broker/submitForm', headers, payload });
  };
  for (const attempt of fc.sample(attempts, { numRuns: ATTEMPTS, seed: 7 })) {
    const answer = await submit(attempt);
    statuses.add(answer.statusCode);
    expect({ attempt, defect: answer.statusCode >= 500 }).toMatchObject({ defect: false });
    if (answer.statusCode !== 200 || !(answer.json() as { success: boolean }).success) continue;
    accepted++;
    expect({ attempt, honest: attempt.formName === 'weekly-feedback' && isHonest(attempt.steps) }).toMatchObject({
      honest: true,
    });
    await world.db.run(
      sql`delete from form_submissions where enrollment_id = ${enrollments.survey} and form_name = 'weekly-feedback' and week = ${WEEK}`,
    );
    await world.db.run(sql`delete from weekly_feedback where enrollment_id = ${enrollments.survey} and week = ${WEEK}`);
  }
  // both outcomes occur, or else this would prove little
  expect(accepted).toBeGreaterThan(ATTEMPTS / 50);
  expect([...statuses].toSorted()).toEqual([200, 400, 404, 422]);
}, 120_000);

test(`${ATTEMPTS} hostile definitions: each is read or refused with a line, and what is read has a shape that screens can show [D-136]`, () => {
  const scalar = fc.oneof(
    fc.constantFrom<unknown>(
      null,
      '',
      'career',
      'RATING',
      'TEXT',
      'RADIO',
      0,
      1,
      5,
      -1,
      1e9,
      true,
      [],
      {},
      'nps',
      'eval',
      '__proto__',
    ),
    fc.string({ maxLength: 20 }),
  );
  const definition = {
    type: 'RATING',
    text: 'How ready do you feel?',
    ui: { component: 'RADIO', align: null, maxLength: null },
    options: [] as unknown[],
    initialValue: 1,
    finalValue: 5,
  };
  const form = {
    name: 'career',
    description: '',
    visibilityFunc: null,
    validationFunc: null,
    steps: [{ page: 1, required: true, definition }],
  };
  const paths = [
    'name',
    'visibilityFunc',
    'validationFunc',
    'steps',
    'page',
    'required',
    'type',
    'text',
    'component',
    'options',
    'initialValue',
    'finalValue',
    'maxLength',
    'strange',
  ];
  const broken = fc.record({ path: fc.constantFrom(...paths), value: scalar }).map(({ path, value }) => {
    const copy = structuredClone(form) as Record<string, unknown> & { steps: Record<string, unknown>[] };
    const [first] = copy.steps as [
      Record<string, unknown> & { definition: Record<string, unknown> & { ui: Record<string, unknown> } },
    ];
    if (path in copy || path === 'strange') copy[path] = value;
    else if (path in first) first[path] = value;
    else if (path in first.definition) first.definition[path] = value;
    else first.definition.ui[path] = value;
    return JSON.stringify(copy, null, 2);
  });
  const texts = fc.oneof(
    broken,
    fc.string({ maxLength: 200 }),
    fc.constantFrom('a: &a [*a]', '---\n---\n', '{', '- 1', '!!js/function x', '"', '\0'),
  );
  let read = 0;
  for (const text of fc.sample(texts, { numRuns: ATTEMPTS, seed: 7 })) {
    const { forms, mistakes } = readDefinitions(text);
    expect(forms.length + mistakes.length).toBeGreaterThan(0);
    const lines = text.split('\n').length;
    for (const { line } of mistakes) expect(line >= 1 && line <= lines + 1).toBe(true);
    for (const { name, steps } of forms) {
      read++;
      expect(name).toBe('career');
      for (const {
        page,
        definition: { type, initialValue, finalValue },
      } of steps) {
        expect([page, type]).toEqual([1, 'RATING']);
        expect((initialValue ?? 0) < (finalValue ?? 0)).toBe(true);
      }
    }
  }
  expect(read).toBeGreaterThan(ATTEMPTS / 100);
});
