import type { Output } from '#lib/api.ts';

type Verdict = Output<'previewAssignment'>['verdicts'][number]['from'];

/** Says how a student is doing: 'at risk, average B+'. */
export const standingText = ({ standing, letter }: Verdict) =>
  letter === null ? standing : `${standing}, average ${letter}`;

type Follows = Omit<Output<'previewAssignment'>, 'digest'>;

/** Tells whether there are consequences for students other than that they are notified and see the change. */
export const hasConsequences = ({ studentsTold: _told, studentsSee: _see, verdicts, ...numbers }: Follows): boolean =>
  verdicts.length > 0 || Object.values(numbers).some((number) => number > 0);
