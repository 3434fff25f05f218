import { storable } from '#kernel/storable';
import type { StepDefinition, Answer } from './model.ts';
import { PLACE_LENGTH } from './failures.ts';

/** Specified by SURV-062. */
export const TEXTAREA_LENGTH = 5000;
/** The greatest length of one line, if the step sets no limit of its own. */
const LINE_LENGTH = 250;
/** Specified by SURV-065 and D-137. */
export const OTHER_LENGTH = 250;
/** The number of remaining characters below which the counter is red. SURV-064 */
export const FEW_CHARACTERS_LEFT = 5;

type Choice = Exclude<Answer, null | readonly unknown[]>;

/** The value that is sent for a ticked box. */
export const AGREED_VALUE = 'true';

export const valueOf = (choice: Choice): string => (typeof choice === 'string' ? choice : choice.value);
/** The options that an answer contains, whatever its form. */
export const chosenOptions = (answer: Answer): Choice[] =>
  answer === null ? [] : Array.isArray(answer) ? answer : [answer];

/** The greatest length of a text answer. SURV-062 */
export const longestText = ({ type, ui: { component, maxLength } }: StepDefinition): number =>
  maxLength ?? (type === 'GOOGLE_PLACES' ? PLACE_LENGTH : component === 'TEXTAREA' ? TEXTAREA_LENGTH : LINE_LENGTH);

/** The values of a rating in order. SURV-067 */
export const ratingsOf = ({ initialValue, finalValue }: StepDefinition): string[] => {
  const from = initialValue ?? 1;
  return Array.from({ length: (finalValue ?? from) - from + 1 }, (_, index) => String(from + index));
};

function normalizeChoice(choice: Choice): Choice {
  if (typeof choice === 'string') return choice;
  const additionalInfo = choice.additionalInfo.trim();
  return additionalInfo === '' ? choice.value : { value: choice.value, additionalInfo };
}

/** Normalizes an answer before it is sent: trimmed, and null if nothing is left. SURV-061 */
export function normalizeAnswer({ type }: StepDefinition, answer: Answer): Answer {
  if (answer === null) return null;
  if (Array.isArray(answer)) return answer.length === 0 ? null : answer.map(normalizeChoice);
  const plain = normalizeChoice(answer);
  if (typeof plain !== 'string') return plain;
  const text = type === 'TEXT' || type === 'GOOGLE_PLACES' ? plain.trim() : plain;
  return text === '' ? null : text;
}

function choiceIsKnown({ options }: StepDefinition, choice: Choice): boolean {
  const option = options.find(({ value }) => value === valueOf(choice));
  return option !== undefined && (typeof choice === 'string' || option.additionalInfoLabel !== null);
}

const REASONS = {
  unknown: 'one of your answers is not among the choices',
  long: 'one of your answers is too long',
  unstorable: 'one of your answers contains characters that cannot be stored',
} as const;

const textFault = (text: string, longest: number): string | null =>
  text.length > longest ? REASONS.long : storable(text) ? null : REASONS.unstorable;

/** Tells why a normalized answer does not fit its question; null if it fits or is missing. */
export function wrongAnswer(definition: StepDefinition, answer: Answer): string | null {
  if (answer === null) return null;
  const { type } = definition;
  if (type === 'TEXT' || type === 'GOOGLE_PLACES')
    return typeof answer === 'string' ? textFault(answer, longestText(definition)) : REASONS.unknown;
  if (type === 'RATING')
    return typeof answer === 'string' && ratingsOf(definition).includes(answer) ? null : REASONS.unknown;
  if (type === 'LICENSE') return answer === AGREED_VALUE ? null : REASONS.unknown;
  if (Array.isArray(answer) !== (type === 'MULTIPLE_OPTIONS')) return REASONS.unknown;
  const chosen = chosenOptions(answer);
  if (new Set(chosen.map(valueOf)).size !== chosen.length || !chosen.every((one) => choiceIsKnown(definition, one)))
    return REASONS.unknown;
  const texts = chosen.flatMap((one) => (typeof one === 'string' ? [] : [one.additionalInfo]));
  return texts.map((text) => textFault(text, OTHER_LENGTH)).find((reason) => reason !== null) ?? null;
}
