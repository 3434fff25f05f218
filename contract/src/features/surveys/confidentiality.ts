import { ROLE_NAMES, SUCCESS_MANAGER, type Role } from '#kernel/roles';
import { list } from '#kernel/plural';
import { FIGURES_NEED, movesFigures, NAMED_FEEDBACK_ROLES, type AnswerCount } from './figures.ts';
import { kindOfForm, type SurveyKind } from './names.ts';

/** The parts of a survey that each role reads. The reports and the sentence before the survey both follow it. */
export interface Confidentiality {
  /** Everything, with the name of who answered. */
  readonly named: readonly Role[];
  /** Scores and texts, without a name. */
  readonly texts: readonly Role[];
  /** Figures over the whole class, while the survey is open. */
  readonly figures: readonly Role[];
  /** Figures over the whole class, once the survey has closed. */
  readonly figuresLater: readonly Role[];
}

const NOBODY: Confidentiality = { named: [], texts: [], figures: [], figuresLater: [] };
/** The success manager is rated in it. D-193 */
const NPS: Confidentiality = { named: [], texts: ['admin', 'cm'], figures: [], figuresLater: [SUCCESS_MANAGER] };

/** The roles that read the texts of the NPS surveys, without names. D-193 */
export const TEXT_READERS: readonly Role[] = NPS.texts;

/** The parts of each kind of survey that roles see. WEEK-010, WEEK-012, D-146, D-147, D-193 */
export const CONFIDENTIALITY: Readonly<Record<SurveyKind, Confidentiality>> = {
  'weekly-feedback': { named: NAMED_FEEDBACK_ROLES, texts: [], figures: ['instructor', 'ta', 'cm'], figuresLater: [] },
  'mid-course': NPS,
  'end-course': NPS,
  'pre-course': NOBODY,
  others: NOBODY,
};

/** The roles that see by name who has not answered a survey of the whole class yet. D-193 */
export const TURNOUT_READERS: readonly Role[] = [SUCCESS_MANAGER];

/**
 * Which staff hear that one more has answered: who sees it by name at once, who sees figures only where these have moved,
 * and nobody else. @param count the answers that there are now. D-261
 */
export function hearersOf(formName: string, count: AnswerCount): readonly Role[] {
  const kind = kindOfForm(formName) ?? 'others';
  const { named, texts, figures } = CONFIDENTIALITY[kind];
  const atOnce = [...named, ...(kind === 'others' ? [] : TURNOUT_READERS)];
  return [...new Set([...atOnce, ...(movesFigures(count) ? [...texts, ...figures] : [])])];
}

const people = (roles: readonly Role[]): string => list(roles.map((role) => `${ROLE_NAMES[role].toLowerCase()}s`));
const SHARE: Readonly<Record<number, string>> = { 50: 'half' };
const { share, answers } = FIGURES_NEED;
const ENOUGH = `once more than ${SHARE[share] ?? `${share}%`} of the class and at least ${answers} people have answered`;

/** One sentence before a survey starts: who will see what of it, and whether with a name. */
export function saidBefore(formName: string): string {
  const { named, texts, figures, figuresLater } = CONFIDENTIALITY[kindOfForm(formName) ?? 'others'];
  const parts = [
    named.length > 0 ? `${people(named)} see your answers with your name` : 'nobody sees your name',
    texts.length > 0 ? `${people(texts)} see scores and texts without it, ${ENOUGH}` : null,
    figures.length > 0 ? `${people(figures)} see averages only, ${ENOUGH}` : null,
    figuresLater.length > 0 ? `${people(figuresLater)} see scores only, after the survey has closed` : null,
  ].filter((part) => part !== null);
  // nobody gets to read it, but it is no secret that it is stored
  if (parts.length === 1 && named.length === 0)
    return 'Your answers are kept with your name, and no page shows them to anybody.';
  const sentence = parts.join('; ');
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
}
