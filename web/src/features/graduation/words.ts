import type { Journey } from '@bcs/contract/features/graduation/journey';
import type { GradeNeeded } from '@bcs/contract/features/graduation/grade-needed';
import type { Requirement } from '@bcs/contract/features/graduation/requirements';
import { averageText } from '@bcs/contract/features/grades/average';
import { plural, pluralForm, list } from '@bcs/contract/kernel/plural';

/** The figure of a requirement: '2 of 8 allowed'. */
export function figureText({ id, value, limit }: Requirement): string {
  if (id === 'average') return value === null ? 'Unavailable' : averageText(value);
  if (id === 'career') return `${value}%`;
  if (id === 'graduationWork') return `${value} of ${limit} done`;
  return limit === null ? String(value) : `${value} of ${limit} allowed`;
}

/** 'Week 9 of 24. 30 classes and 12 items to be graded are left.' */
export function leftText({ week, weeks, classesLeft, workLeft }: Journey): string {
  const left = [
    ...(classesLeft > 0 ? [plural(classesLeft, 'class', 'classes')] : []),
    ...(workLeft > 0 ? [`${plural(workLeft, 'item')} to be graded`] : []),
  ];
  const are = pluralForm(left.length === 1 ? classesLeft + workLeft : left.length, 'is', 'are');
  return `Week ${week} of ${weeks}. ${left.length === 0 ? 'No classes and no work are left.' : `${list(left)} ${are} left.`}`;
}

const LEFT: Readonly<Record<'absences' | 'remote' | 'missed', string>> = {
  absences: 'absence',
  remote: 'remote attendance',
  missed: 'missed assignment',
};

/** Says in one sentence how much is left, or missing. */
export function marginText({ id, state, limit, margin }: Requirement): string {
  if (state === 'unlimited') return 'This course sets no limit.';
  if (id === 'average') {
    if (margin === null)
      return `No required work is graded yet, so there is no average. ${averageText(limit ?? 0)} is needed.`;
    const needed = `the ${averageText(limit ?? 0)} that is needed`;
    if (margin === 0) return `Exactly ${needed}.`;
    return `${plural(Math.abs(margin), 'point')} ${margin > 0 ? 'above' : 'below'} ${needed}.`;
  }
  if (margin === null) return 'The course sets only one of its two limits, so the number allowed cannot be calculated.';
  if (id === 'career' || id === 'graduationWork') {
    if (margin === 0) return 'Everything is handed in.';
    return `${plural(-margin, 'item')} still to be done${state === 'unmet' ? ', past the due date' : ''}.`;
  }
  if (margin < 0) return `${plural(-margin, LEFT[id])} more than allowed.`;
  return margin === 0 ? `No further ${LEFT[id]} is allowed.` : `${plural(margin, LEFT[id])} left.`;
}

/** Says how many requests for remote attendance are undecided. */
export const waitingText = (count: number): string =>
  `${plural(count, 'request')} ${pluralForm(count, 'is', 'are')} waiting for a decision and ${pluralForm(count, 'counts', 'count')} as used here.`;

/** Says which grade is needed on the remaining items; the same grade on each has the same average. */
export function neededText({ items, grade }: GradeNeeded): string {
  const on = pluralForm(items, 'on the one item left to grade', `average on the ${items} items left to grade`);
  return grade === null
    ? `Even an A+ ${on} would not be enough.`
    : `${grade === 'A' || grade === 'A+' || grade === 'A-' || grade === 'F' ? 'An' : 'A'} ${grade} ${on} is enough.`;
}
