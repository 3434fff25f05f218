import { CURRICULUM } from '@bcs/contract/features/surveys/curriculum';
import { ENTERPRISE, npsFormName, TYPE_CODES, type NpsSurvey } from '@bcs/contract/features/surveys/names';
import { WEEKLY } from '@bcs/contract/features/surveys/weekly';
import type { SeedRow } from '../plant.ts';
import { AGREEMENT_PAGES, CAREER_PAGES, curriculumPages } from './career.ts';
import { preCoursePages } from './pre-course.ts';
import { type SeededStep, numberedChoice, longText, rating, oneOf } from './step.ts';

const RECOMMEND: readonly SeededStep[] = [
  rating('How likely are you to recommend this program to a friend or colleague?', 0, 10),
  longText('What is the main reason for your score?', true),
];
const SATISFIED: readonly SeededStep[] = [
  rating('I am satisfied with the program overall.'),
  rating('The curriculum meets my expectations.'),
  rating('I am satisfied with my instructor.'),
  rating('I am satisfied with my teaching assistants.'),
  rating('I am satisfied with my student success manager.'),
  rating('The pace of the program is right for me.'),
  rating('The feedback on my work helps me.'),
  rating('The classroom, on campus or online, works well.'),
];
const PART_TIME: readonly SeededStep[] = [
  rating('I can balance the program with work and personal life.'),
  rating('The class schedule suits me.'),
];
const OPEN: readonly SeededStep[] = [
  oneOf('Are you on track to reach your goal?', ['Yes', 'Not sure', 'No']),
  longText('What is working well?'),
  longText('What should we improve?'),
];
const CAREER: readonly SeededStep[] = [
  rating('The career workshops help me.'),
  rating('The feedback on my career materials helps me.'),
  oneOf('Have you started your job search?', ['Yes', 'No']),
  longText('How could career services help you more?'),
];

type NpsKind = 'pt' | 'ft' | 'dv' | 'ux' | 'cy' | 'enterprise';

/**
 * The pages of an NPS survey. Full-time students are not asked about balance, and enterprise students not about careers
 * (G4).
 */
const npsPages = (kind: NpsKind): (readonly SeededStep[])[] => {
  const pages = [RECOMMEND, SATISFIED, kind === 'ft' ? OPEN : [...PART_TIME, ...OPEN]];
  return kind === 'enterprise' ? pages : [...pages, CAREER];
};

/** The weekly feedback, in the order of the report's columns (G3). */
const WEEKLY_PAGES: readonly (readonly SeededStep[])[] = [
  [
    rating('Overall, how was class this week?'),
    rating('How was the pace of class? (1 too slow, 3 about right, 5 too fast)'),
    rating('I can apply what I learned outside of class.'),
    rating('I received the academic support I needed.'),
  ],
  [
    rating('My instructor was engaging.'),
    rating('My instructor explained the material clearly.'),
    rating('My instructor knew the material well.'),
    rating('The feedback on my homework was helpful. (0 = N/A)', 0, 5),
  ],
  [
    numberedChoice('How much time did you spend outside of class?', [
      '0-5 hrs',
      '6-10 hrs',
      '11-15 hrs',
      '16-20 hrs',
      '20+ hrs',
    ]),
    longText('Comments on your instructor'),
    longText('Anything else you would like to tell us?'),
  ],
];

interface Form {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  readonly pages: readonly (readonly SeededStep[])[];
  /** The names of built-in functions; never code. D-136 */
  readonly visibility?: 'nps' | 'pre-course';
  readonly validation?: 'signature';
}

const NPS_KINDS: readonly NpsKind[] = [...TYPE_CODES, 'enterprise'];

const nps = (survey: NpsSurvey, firstId: number): Form[] =>
  NPS_KINDS.map((kind, index) => ({
    id: firstId + index,
    name: kind === 'enterprise' ? `${ENTERPRISE}${survey}` : npsFormName(survey, kind, false),
    description:
      survey === 'mid-course'
        ? 'You are halfway through. Tell us how it is going.'
        : 'Tell us how the program was for you.',
    pages: npsPages(kind),
    ...(kind !== 'enterprise' && { visibility: 'nps' as const }),
  }));

const about = 'It takes about five minutes and helps us to support you.';

/** All forms of the product, with fixed ids. */
export const FORMS: readonly Form[] = [
  {
    id: 1,
    name: 'agreement',
    description: 'Please read and sign before you begin.',
    pages: AGREEMENT_PAGES,
    validation: 'signature',
  },
  {
    id: 2,
    name: 'pre-course',
    description: `Tell us about yourself. ${about}`,
    pages: preCoursePages(false),
    visibility: 'pre-course',
  },
  {
    id: 3,
    name: 'enterprise-pre-course',
    description: `Tell us about yourself. ${about}`,
    pages: preCoursePages(true),
  },
  ...nps('mid-course', 4),
  ...nps('end-course', 10),
  {
    id: 20,
    name: WEEKLY,
    description: 'Tell us how this week was.',
    pages: WEEKLY_PAGES,
  },
  { id: 21, name: 'career', description: `Tell us about your job search. ${about}`, pages: CAREER_PAGES },
  ...CURRICULUM.map(({ surveyName, title }, index) => ({
    id: 22 + index,
    name: surveyName,
    description: `Tell us about the curriculum on ${title}.`,
    pages: curriculumPages(title),
  })),
];

export const stepId = (formId: number, ordinal: number): number => formId * 100 + ordinal;

export const formName = (formId: number): string => FORMS.find(({ id }) => id === formId)?.name ?? '';

export const forms = (): SeedRow[] =>
  FORMS.map(({ id, name, description, pages, visibility, validation }) => ({
    id,
    name,
    description,
    page_count: pages.length,
    version: 1,
    visibility_func: visibility ?? null,
    validation_func: validation ?? null,
  }));

export const formSteps = (): SeedRow[] =>
  FORMS.flatMap(({ id, pages }) =>
    pages
      .flatMap((steps, page) => steps.map((step) => ({ ...step, page: page + 1 })))
      .map((step, index) => ({ id: stepId(id, index + 1), form_id: id, ordinal: index + 1, ...step })),
  );
