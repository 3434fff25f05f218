import { codeOfProgram, ENTERPRISE, isCurriculum, kindOfForm, NPS_TIMES } from './names.ts';
import { WEEKLY } from './weekly.ts';

/** Specified by SURV-090 to SURV-092. */
export type NpsGroup = 'promoter' | 'neutral' | 'detractor';
const PROMOTER_FROM = 9;
const NEUTRAL_FROM = 7;

/** The group of a score from 0 to 10. SURV-090 to SURV-092 */
export const npsGroup = (score: number): NpsGroup =>
  score >= PROMOTER_FROM ? 'promoter' : score >= NEUTRAL_FROM ? 'neutral' : 'detractor';

/** Tells whether a pending survey is a variant for students whose employer pays. SURV-041, D-135 */
export const isEnterprise = (surveyName: string): boolean => surveyName.startsWith(ENTERPRISE);

/**
 * Returns the path where a pending survey is answered; null for one that this version does not know. SURV-034 to
 * SURV-042, Annex G1
 */
export function surveyPath(surveyName: string, week: number | null, programType: string): string | null {
  const name = surveyName.replace(ENTERPRISE, '');
  const code = codeOfProgram(programType);
  const time = Object.entries(NPS_TIMES).find(([, known]) => known === name)?.[0];
  if (time !== undefined) return code === null ? null : `/nps/${time}/${code}`;
  if (name === 'pre-course') return '/precourse';
  if (name === 'agreement') return '/agreement';
  if (name === 'career') return '/careerSurvey';
  if (name === WEEKLY) return week === null ? null : `/feedback/${week}`;
  return isCurriculum(name) ? '/cscurriculum' : null;
}

/** Returns the path that opens after a survey was submitted. SURV-047 to SURV-053, D-141 */
export function successPath(formName: string, firstAnswer: unknown) {
  if (formName === 'agreement') return '/agreementsuccess';
  if (formName === 'career') return '/careerSuccess';
  if (isCurriculum(formName)) return '/cscurriculumsuccess';
  switch (kindOfForm(formName)) {
    case 'pre-course':
      return '/precoursesuccess';
    case 'end-course':
      return npsGroup(Number(firstAnswer)) === 'promoter' ? '/npssuccess/additional' : '/npssuccess/end';
    case 'mid-course':
      return '/npssuccess/end';
    default:
      return '/weeklysuccess';
  }
}
