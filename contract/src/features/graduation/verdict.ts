import { list, pluralForm } from '#kernel/plural';
import { REQUIREMENT_NAMES, type Requirement, type RequirementState } from './requirements.ts';

/** Counts the requirements of the course, and those that are met. */
export const countMet = (requirements: readonly Requirement[]): { readonly met: number; readonly of: number } => {
  const asked = requirements.filter(({ state }) => state !== 'unlimited');
  return { met: asked.filter(({ state }) => state === 'met').length, of: asked.length };
};

const PARTS: readonly (readonly [RequirementState, string])[] = [
  ['unmet', 'not met'],
  ['open', 'still to do'],
  ['unknown', 'cannot be calculated'],
];

/**
 * Words the verdict in one sentence: 'You meet 4 of 5 requirements; not met: absences.'
 * @param name the student's name; null if they read it themselves
 * @param supposed tells whether the record is a supposition
 */
export function verdictText(requirements: readonly Requirement[], name: string | null, supposed = false): string {
  const { met, of } = countMet(requirements);
  if (of === 0) return 'This course sets no requirements for graduation.';
  const subject = `${name ?? 'You'} ${supposed ? 'would meet' : name === null ? 'meet' : 'meets'}`;
  if (met === of) return `${subject} ${pluralForm(of, 'the one requirement', `all ${of} requirements`)}.`;
  const rest = PARTS.flatMap(([state, words]) => {
    const names = requirements
      .filter((one) => one.state === state)
      .map(({ id }) => REQUIREMENT_NAMES[id].toLowerCase());
    return names.length === 0 ? [] : [`${words}: ${list(names)}`];
  });
  return `${subject} ${[`${met === 0 ? 'none' : met} of ${of} requirements`, ...rest].join('; ')}.`;
}
