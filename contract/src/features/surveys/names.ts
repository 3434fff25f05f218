import { CURRICULUM } from './curriculum.ts';
import { WEEKLY } from './weekly.ts';

/** The subjects of surveys. SURV-089, D-133 */
export const SURVEY_KINDS = ['pre-course', 'mid-course', 'end-course', 'weekly-feedback', 'others'] as const;
export type SurveyKind = (typeof SURVEY_KINDS)[number];

/** The parts of paths and form names that stand for program types. D-133, Annex G1 */
const PROGRAMS = {
  'Full Stack Flex Part-Time': 'pt',
  'Full Stack Flex Full-Time': 'ft',
  'Data Viz': 'dv',
  'UX/UI': 'ux',
  Cyber: 'cy',
} as const;
export type ProgramType = keyof typeof PROGRAMS;
export type TypeCode = (typeof PROGRAMS)[ProgramType];
export const TYPE_CODES: readonly TypeCode[] = Object.values(PROGRAMS);

/** The code of a program type; null if it has no surveys. */
export const codeOfProgram = (programType: string): TypeCode | null =>
  Object.hasOwn(PROGRAMS, programType) ? PROGRAMS[programType as ProgramType] : null;

/** The two NPS surveys, in the order of a course. Annex G1, G4 */
export const NPS_SURVEYS = ['mid-course', 'end-course'] as const;
export type NpsSurvey = (typeof NPS_SURVEYS)[number];
/** The values of {course} in /nps/{course}/{type}. D-133 */
export const NPS_TIMES = { mc: 'mid-course', ec: 'end-course' } as const satisfies Record<string, NpsSurvey>;

/** Specified by D-135. */
export const ENTERPRISE = 'enterprise-';
export const npsFormName = (survey: NpsSurvey, code: TypeCode, enterprise: boolean): string =>
  enterprise ? `${ENTERPRISE}${survey}` : `${survey}-${code}`;

/** All forms that belong to one of the NPS surveys. */
export const npsFormNames = (survey: NpsSurvey): readonly string[] => [
  ...TYPE_CODES.map((code) => npsFormName(survey, code, false)),
  `${ENTERPRISE}${survey}`,
];

const KINDS: ReadonlyMap<string, SurveyKind> = new Map<string, SurveyKind>([
  ['pre-course', 'pre-course'],
  [`${ENTERPRISE}pre-course`, 'pre-course'],
  ...npsFormNames('mid-course').map((name) => [name, 'mid-course'] as const),
  ...npsFormNames('end-course').map((name) => [name, 'end-course'] as const),
  [WEEKLY, 'weekly-feedback'],
  ['agreement', 'others'],
  ['career', 'others'],
  ...CURRICULUM.map(({ surveyName }) => [surveyName, 'others'] as const),
]);

/** All forms that the product uses. Annex G1 */
export const FORM_NAMES: readonly string[] = [...KINDS.keys()];

/** The subject of a form; null for a name that the product does not know. */
export const kindOfForm = (formName: string): SurveyKind | null => KINDS.get(formName) ?? null;

/** Forms that are assigned to individual students. Annex G1 */
export const GIVEN_FORMS: readonly string[] = ['career', ...CURRICULUM.map(({ surveyName }) => surveyName)];

export const isCurriculum = (formName: string): boolean => CURRICULUM.some(({ surveyName }) => surveyName === formName);
