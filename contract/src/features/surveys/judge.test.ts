import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { IS_LONG_RUN } from '#testing/effort';
import { submitForm } from './calls.ts';
import { TEXTAREA_LENGTH } from './answers.ts';
import { DEFINITION_LIMITS, STEP_TYPES, type StepDefinition, type StepType, type Answer } from './model.ts';
import { VALIDATION, VISIBILITY, type Validation, type Visibility } from './functions.ts';
import {
  refuseAnswers,
  toSentAnswers,
  unanswered,
  UNANSWERED,
  visiblePages,
  visibleSteps,
  type JudgedForm,
} from './judge.ts';
import { COMPONENTS } from './step-faults.ts';

/** The number of random forms to answer. */
const FORMS = IS_LONG_RUN ? 10_000 : 1000;
const CONTEXT = { universityId: 1, programType: 'Full Stack Flex Part-Time' };
const definition = (type: StepType, more: Partial<StepDefinition> = {}): StepDefinition => ({
  type,
  text: 'Why?',
  ui: { component: COMPONENTS[type][0] ?? null, align: null, maxLength: null },
  options:
    type === 'SINGLE_OPTION' || type === 'MULTIPLE_OPTIONS'
      ? [
          { value: 'a', display: 'A', additionalInfoLabel: null },
          { value: 'b', display: 'B', additionalInfoLabel: 'Which?' },
        ]
      : [],
  initialValue: type === 'RATING' ? 0 : null,
  finalValue: type === 'RATING' ? 5 : null,
  ...more,
});
const formOf = (
  ...steps: readonly (StepDefinition | { definition: StepDefinition; required?: boolean; page?: number })[]
): JudgedForm => ({
  visibilityFunc: null,
  validationFunc: null,
  steps: steps.map((step, index) =>
    'definition' in step
      ? { id: index + 101, page: 1, required: true, ...step }
      : { id: index + 101, page: 1, required: true, definition: step },
  ),
});
const refused = (form: JudgedForm, ...answers: readonly Answer[]) =>
  refuseAnswers(
    form,
    CONTEXT,
    toSentAnswers(form, CONTEXT, Object.fromEntries(answers.map((answer, index) => [index + 101, answer]))),
  );

describe('answers', () => {
  test.each(STEP_TYPES)('a required %s needs one that is not empty [SURV-058, SURV-059, SURV-066]', (type) => {
    const form = formOf(definition(type));
    for (const empty of [null, '', []] satisfies Answer[]) expect(refused(form, empty)).not.toBeNull();
    expect(refused(form, null)).toBe('you have not answered all the required questions');
    expect(refused(formOf({ definition: definition(type), required: false }), null)).toBeNull();
  });

  test('a text of spaces is none, and others are trimmed [SURV-058, SURV-061]', () => {
    const form = formOf(definition('TEXT'));
    expect(refused(form, '  \n ')).toBe(UNANSWERED);
    expect(toSentAnswers(form, CONTEXT, { 101: '  two words ' })).toEqual([{ stepId: 101, answer: 'two words' }]);
  });

  test('a text is as long as its step allows, a text area 5000 [SURV-062]', () => {
    const line = definition('TEXT', { ui: { component: 'TEXTEDIT', align: null, maxLength: 10 } });
    expect(refused(formOf(line), 'x'.repeat(10))).toBeNull();
    expect(refused(formOf(line), 'x'.repeat(11))).toBe('one of your answers is too long');
    const area = definition('TEXT', { ui: { component: 'TEXTAREA', align: null, maxLength: null } });
    expect(refused(formOf(area), 'x'.repeat(5000))).toBeNull();
    expect(refused(formOf(area), 'x'.repeat(5001))).toBe('one of your answers is too long');
  });

  test('the other text has 250 characters, and only where the option asks for it [SURV-065, D-137]', () => {
    const form = formOf(definition('SINGLE_OPTION'));
    const other = (value: string, additionalInfo: string) => refused(form, { value, additionalInfo });
    expect(other('b', 'x'.repeat(250))).toBeNull();
    expect(other('b', 'x'.repeat(251))).toBe('one of your answers is too long');
    expect(other('a', 'x')).toBe('one of your answers is not among the choices');
    expect(toSentAnswers(form, CONTEXT, { 101: { value: 'b', additionalInfo: '  ' } })[0]?.answer).toBe('b');
  });

  test('one choice is one, several are a list without repetitions [SURV-027, SURV-028, D-137]', () => {
    const one = formOf(definition('SINGLE_OPTION'));
    expect([refused(one, 'a'), refused(one, 'c'), refused(one, ['a'])]).toEqual([
      null,
      expect.any(String),
      expect.any(String),
    ]);
    const some = formOf(definition('MULTIPLE_OPTIONS'));
    expect(refused(some, ['a', { value: 'b', additionalInfo: 'so' }])).toBeNull();
    for (const wrong of ['a', ['a', 'a'], ['c']])
      expect(refused(some, wrong)).toBe('one of your answers is not among the choices');
  });

  test('a rating lies between its first and its last value, 0 where it begins there [SURV-031, SURV-067]', () => {
    const form = formOf(definition('RATING', { initialValue: 0, finalValue: 5 }));
    for (const good of ['0', '3', '5']) expect(refused(form, good)).toBeNull();
    for (const bad of ['6', '-1', '2.5', ' 3', '٣', 'x']) expect(refused(form, bad)).not.toBeNull();
  });

  test('a license is agreed to, or not answered [SURV-026, SURV-066]', () => {
    const form = formOf(definition('LICENSE'));
    expect([refused(form, 'true'), refused(form, 'false')]).toEqual([
      null,
      'one of your answers is not among the choices',
    ]);
  });

  test('what cannot be stored is refused with a reason', () => {
    const form = formOf(definition('TEXT'));
    for (const text of ['a\0b', '\ud800']) expect(refused(form, text)).toMatch(/cannot be stored/);
  });

  test('a function of the form may refuse them as a whole [SURV-060, SURV-083, D-136]', () => {
    const form = { ...formOf(definition('LICENSE'), definition('TEXT')), validationFunc: 'signature' };
    expect([refused(form, 'true', 'Maya Okafor'), refused(form, 'true', '12/3')]).toEqual([
      null,
      'your signature must contain your name',
    ]);
  });
});

describe('questions that do not show', () => {
  const asked = (programType: string, last: number) => {
    const form = {
      ...formOf(
        ...Array.from({ length: last }, (_, index) => ({
          definition: definition('RATING'),
          page: Math.ceil((index + 1) / 4),
        })),
      ),
      visibilityFunc: 'nps',
    };
    const context = { universityId: 1, programType };
    const shown = visibleSteps(form, context, {}).map(({ id }) => id);
    return { form, context, hidden: form.steps.flatMap(({ id }, index) => (shown.includes(id) ? [] : [index + 1])) };
  };

  test.each([
    ['Full Stack Flex Part-Time', 19, [16, 17, 18, 19]],
    ['Full Stack Flex Full-Time', 17, [14, 15, 16, 17]],
    ['Data Viz', 19, [16, 17, 18, 19]],
    ['UX/UI', 19, [16, 17, 18, 19]],
    ['Cyber', 19, []],
  ])(
    'of the NPS surveys depend on the program: %s [SURV-070, SURV-071, SURV-072, SURV-073, SURV-074]',
    (program, last, hidden) => {
      expect(asked(program, last).hidden).toEqual(hidden);
    },
  );

  test('at university 222 are the second of the pre-course survey [SURV-075]', () => {
    const form = {
      ...formOf(definition('RATING'), definition('RATING'), definition('RATING')),
      visibilityFunc: 'pre-course',
    };
    const at = (universityId: number) => visibleSteps(form, { ...CONTEXT, universityId }, {}).map(({ id }) => id);
    expect([at(222), at(221)]).toEqual([
      [101, 103],
      [101, 102, 103],
    ]);
  });

  test('are not required, sent as null, and refused with an answer; their pages are skipped [SURV-045, SURV-046]', () => {
    const { form, context } = asked('UX/UI', 19);
    const answers = Object.fromEntries(form.steps.map(({ id }) => [id, '4']));
    const sent = toSentAnswers(form, context, answers);
    expect(sent.map(({ answer }) => answer)).toEqual([
      ...Array.from({ length: 15 }, () => '4'),
      null,
      null,
      null,
      null,
    ]);
    expect(refuseAnswers(form, context, sent)).toBeNull();
    expect(
      refuseAnswers(
        form,
        context,
        sent.map((step) => ({ ...step, answer: '4' })),
      ),
    ).toBe('a question was answered that is not part of your survey');
    const pages = { ...form, steps: form.steps.map((step, index) => ({ ...step, page: index < 15 ? 1 : 2 })) };
    expect(visiblePages(pages, context, {})).toEqual([1]);
  });
});

test('steps that the form does not have, or twice, are refused', () => {
  const form = formOf(definition('RATING'));
  expect(refuseAnswers(form, CONTEXT, [{ stepId: 999, answer: '3' }])).not.toBeNull();
  expect(
    refuseAnswers(form, CONTEXT, [
      { stepId: 101, answer: '3' },
      { stepId: 101, answer: '3' },
    ]),
  ).not.toBeNull();
});

describe('10,000 random forms with random answers', () => {
  // functions that depend on answers, as future forms may use
  const visibility = VISIBILITY as Record<string, Visibility>;
  const validation = VALIDATION as Record<string, Validation>;
  visibility['after-an-answer'] = (ordinal, _context, answerOf) => ordinal === 1 || answerOf(ordinal - 1) !== null;
  visibility['odd'] = (ordinal) => ordinal % 2 === 1;
  validation['first-and-last'] = (answerOf) => (answerOf(1) === answerOf(2) ? 'the first two agree' : null);

  const someStep = fc.constantFrom(...STEP_TYPES).chain((type) =>
    fc.record({
      required: fc.boolean(),
      definition: fc
        .record({
          component: fc.constantFrom(...COMPONENTS[type]),
          maxLength: type === 'TEXT' ? fc.option(fc.integer({ min: 1, max: 12 })) : fc.constant(null),
        })
        .map(({ component, maxLength }) => definition(type, { ui: { component, align: null, maxLength } })),
    }),
  );
  const someForm = fc.record({
    visibilityFunc: fc.constantFrom(null, 'nps', 'pre-course', 'after-an-answer', 'odd'),
    validationFunc: fc.constantFrom(null, 'signature', 'first-and-last'),
    steps: fc.array(someStep, { minLength: 1, maxLength: 20 }),
  });
  const text = fc.oneof(
    fc.constantFrom('', ' ', 'a', ' b ', 'true', '0', '3', '6', 'a\0'),
    fc.string({ maxLength: 15, unit: 'binary' }),
  );
  const choice = fc.oneof(text, fc.record({ value: text, additionalInfo: text }));
  const someAnswer: fc.Arbitrary<Answer> = fc.oneof(
    fc.constant(null),
    text,
    choice,
    fc.array(choice, { maxLength: 3 }),
  );
  const fitting = ({ type }: StepDefinition) =>
    ({
      LICENSE: fc.constant('true'),
      SINGLE_OPTION: fc.constantFrom('a', 'b'),
      MULTIPLE_OPTIONS: fc.constant<Answer>(['a']),
      TEXT: fc.constant('a'),
      GOOGLE_PLACES: fc.constant('Oslo'),
      RATING: fc.constant('3'),
    })[type];
  const everything = someForm.chain(({ steps, ...functions }) => {
    const form: JudgedForm = {
      ...functions,
      steps: steps.map((step, index) => ({ ...step, id: index + 1, page: Math.floor(index / 3) + 1 })),
    };
    const answer = (step: (typeof steps)[number]) =>
      fc.oneof({ arbitrary: fitting(step.definition), weight: 6 }, { arbitrary: someAnswer, weight: 1 });
    return fc.record({
      form: fc.constant(form),
      answers: fc
        .tuple(...steps.map(answer))
        .map((all) => Object.fromEntries(all.map((one, index) => [index + 1, one]))),
      universityId: fc.constantFrom(1, 222),
    });
  });

  test('browser and server give the same verdict, and nothing passes that breaks a rule [SURV-045, SURV-046, SURV-058, SURV-060, SURV-083, D-136]', () => {
    let accepted = 0;
    fc.assert(
      fc.property(everything, ({ form, answers, universityId }) => {
        const context = { ...CONTEXT, universityId };
        const sent = toSentAnswers(form, context, answers);
        const inBrowser = refuseAnswers(form, context, sent);
        // the same steps as on the way to the server: written, parsed by the contract, and judged by the stored form
        const body = { formId: 1, enrollmentId: 1, userDataId: 1, extra: {}, formName: 'x', steps: sent };
        const received = submitForm.input.parse(JSON.parse(JSON.stringify(body)));
        const stored = JSON.parse(JSON.stringify(form)) as JudgedForm;
        const onServer = refuseAnswers(stored, context, received.steps);
        expect(onServer).toBe(inBrowser);
        const given = Object.fromEntries(received.steps.map(({ stepId, answer }) => [stepId, answer]));
        const shown = visibleSteps(stored, context, given);
        // the sent answers show the same questions as the written ones
        expect(shown.map(({ id }) => id)).toEqual(visibleSteps(form, context, answers).map(({ id }) => id));
        const taken = onServer === null;
        if (taken) accepted++;
        const broken = [
          ...unanswered(shown, given).map(({ id }) => `${id} is unanswered`),
          ...stored.steps.flatMap(({ id }) =>
            !shown.some((step) => step.id === id) && (given[id] ?? null) !== null ? [`${id} is hidden`] : [],
          ),
        ];
        expect(taken ? broken : []).toEqual([]);
      }),
      { numRuns: FORMS, seed: 20_260_311 },
    );
    // both verdicts occur, or else this would prove little
    expect(accepted).toBeGreaterThan(FORMS / 20);
    expect(accepted).toBeLessThan(FORMS - FORMS / 20);
  }, 60_000);
});

test('a text area is as long as a definition may make it [SURV-062]', () => {
  expect(DEFINITION_LIMITS.text).toBe(TEXTAREA_LENGTH);
});
