import type { Output } from '#lib/api.ts';

type Verdict = Output<'previewAssignment'>['verdicts'][number]['from'];

/** Says how a student stands: 'at risk, average B+'. */
export const verdictText = ({ standing, letter }: Verdict) =>
  letter === null ? standing : `${standing}, average ${letter}`;

type Follows = Omit<Output<'previewAssignment'>, 'digest'>;

/** Tells whether anything follows for students beside that they are told, and see it. */
export const hasConsequences = ({ studentsTold: _told, studentsSee: _see, verdicts, ...numbers }: Follows): boolean =>
  verdicts.length > 0 || Object.values(numbers).some((number) => number > 0);
