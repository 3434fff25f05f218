import { plural } from '@bcs/contract/kernel/plural';
import type { Output } from '#lib/api.ts';
import { standingText } from './consequence-words.ts';

type Follows = Omit<Output<'previewAssignment'>, 'digest'>;

/** Returns the sentences about the consequences; empty if there are none. ADM-097, ADM-099 */
export const consequenceSentences = (follows: Omit<Follows, 'verdicts'>): string[] =>
  [
    [follows.submissionsBecomeLate, 'submission becomes late.', 'submissions become late.'] as const,
    [follows.submissionsNoLongerLate, 'submission is no longer late.', 'submissions are no longer late.'] as const,
    [follows.studentsBecomeOverdue, 'student becomes overdue.', 'students become overdue.'] as const,
    [follows.studentsNoLongerOverdue, 'student is no longer overdue.', 'students are no longer overdue.'] as const,
    [
      follows.studentsTold,
      'student will be notified of the new due date.',
      'students will be notified of the new due date.',
    ] as const,
    [follows.studentsSee, 'student sees the change at once.', 'students see the change at once.'] as const,
  ].flatMap(([number, one, many]) => (number === 0 ? [] : [plural(number, one, many)]));

/** The consequences for the students of the class, in people. ADM-097, ADM-099 */
export function ConsequenceList({ follows }: { follows: Follows }) {
  const sentences = consequenceSentences(follows);
  const { verdicts } = follows;
  if (sentences.length === 0 && verdicts.length === 0) return <p>Nothing changes for any student.</p>;
  return (
    <div className="grid gap-4">
      {sentences.length > 0 && (
        <ul className="grid list-disc gap-1 pl-5">
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      {verdicts.length > 0 && (
        <section className="grid gap-2">
          <h3 className="font-semibold">
            {plural(
              verdicts.length,
              'student whose graduation status changes',
              'students whose graduation status changes',
            )}
          </h3>
          <ul className="grid max-h-72 gap-2 overflow-y-auto">
            {verdicts.map(({ studentEnrollmentId, name, from, to }) => (
              <li key={studentEnrollmentId} className="grid">
                <span className="wrap-anywhere">{name}</span>
                <span className="text-sm text-muted">
                  from {standingText(from)} to {standingText(to)}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
