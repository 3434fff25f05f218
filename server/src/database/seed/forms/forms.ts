import { CURRICULUM } from '@bcs/contract/features/surveys/curriculum';
import { ENTERPRISE, npsFormName, TYPE_CODES, type NpsSurvey } from '@bcs/contract/features/surveys/names';
import { WEEKLY } from '@bcs/contract/features/surveys/weekly';
import type { SeedRow } from '../plant.ts';
import { AGREEMENT_PAGES, CAREER_PAGES, curriculumPages } from './career.ts';
import { npsPages, type NpsKind } from './nps.ts';
import { preCoursePages } from './pre-course.ts';
import type { SeededStep } from './step.ts';
import { WEEKLY_PAGES } from './weekly.ts';

interface Form {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  readonly pages: readonly (readonly SeededStep[])[];
  /** Names of functions that the product knows; never code. D-136 */
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

/** All forms of the product, with ids that stay. */
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
