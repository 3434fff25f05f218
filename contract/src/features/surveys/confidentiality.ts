import { ROLE_NAMES, SUCCESS_MANAGER, type Role } from '#kernel/roles';
import { list } from '#kernel/plural';
import { FIGURES_THRESHOLD, movesFigures, NAMED_FEEDBACK_ROLES, type AnswerCount } from './figures.ts';
import { kindOfForm, type SurveyKind } from './names.ts';

/** The parts of a survey that each role can read. The reports and the notice before the survey both follow it. */
export interface Confidentiality {
  /** Roles that read everything, with names. */
  readonly named: readonly Role[];
  /** Roles that read scores and texts without names. */
  readonly texts: readonly Role[];
  /** Roles that see figures for the whole class while the survey is open. */
  readonly figures: readonly Role[];
  /** Roles that see figures for the whole class after the survey has closed. */
  readonly figuresLater: readonly Role[];
}

const NOBODY: Confidentiality = { named: [], texts: [], figures: [], figuresLater: [] };
/** The NPS surveys, in which the success manager is rated. D-193 */
const NPS: Confidentiality = { named: [], texts: ['admin', 'cm'], figures: [], figuresLater: [SUCCESS_MANAGER] };

/** The roles that read the texts of the NPS surveys, without names. D-193 */
export const TEXT_READERS: readonly Role[] = NPS.texts;

/** The parts that roles can read, by the kind of survey. WEEK-010, WEEK-012, D-146, D-147, D-193 */
export const CONFIDENTIALITY: Readonly<Record<SurveyKind, Confidentiality>> = {
  'weekly-feedback': { named: NAMED_FEEDBACK_ROLES, texts: [], figures: ['instructor', 'ta', 'cm'], figuresLater: [] },
  'mid-course': NPS,
  'end-course': NPS,
  'pre-course': NOBODY,
  others: NOBODY,
};

/** The roles that see the names of those who have not answered a class survey yet. D-193 */
export const TURNOUT_READERS: readonly Role[] = [SUCCESS_MANAGER];

/**
 * The staff roles that are notified of another answer: those who see names at once, those who see figures when these
 * change, and no others.
 * @param count the present number of answers. D-261
 */
export function rolesThatHear(formName: string, count: AnswerCount): readonly Role[] {
  const kind = kindOfForm(formName) ?? 'others';
  const { named, texts, figures } = CONFIDENTIALITY[kind];
  const atOnce = [...named, ...(kind === 'others' ? [] : TURNOUT_READERS)];
  return [...new Set([...atOnce, ...(movesFigures(count) ? [...texts, ...figures] : [])])];
}

const people = (roles: readonly Role[]): string => list(roles.map((role) => `${ROLE_NAMES[role].toLowerCase()}s`));
const SHARE: Readonly<Record<number, string>> = { 50: 'half' };
const { share, answers } = FIGURES_THRESHOLD;
const ENOUGH = `once more than ${SHARE[share] ?? `${share}%`} of the class and at least ${answers} people have answered`;

/** The notice before a survey starts: who will see which parts, and whether with names. */
export function confidentialityText(formName: string): string {
  const { named, texts, figures, figuresLater } = CONFIDENTIALITY[kindOfForm(formName) ?? 'others'];
  const parts = [
    named.length > 0 ? `${people(named)} see your answers with your name` : 'nobody sees your name',
    texts.length > 0 ? `${people(texts)} see scores and texts without it, ${ENOUGH}` : null,
    figures.length > 0 ? `${people(figures)} see averages only, ${ENOUGH}` : null,
    figuresLater.length > 0 ? `${people(figuresLater)} see scores only, after the survey has closed` : null,
  ].filter((part) => part !== null);
  // nobody reads it, but that it is stored is no secret
  if (parts.length === 1 && named.length === 0)
    return 'Your answers are kept with your name, and no page shows them to anybody.';
  const sentence = parts.join('; ');
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
}
