import { Alert } from '#kit/alert.tsx';
import { SelectField } from '#kit/select-field.tsx';
import { TRANSFER_WARNINGS } from './transfer-states.ts';
import type { TransferPlan } from '@bcs/contract/features/rosters/model';
import { plural } from '@bcs/contract/kernel/plural';

type Pair = TransferPlan['pairs'][number];
type Props = { plan: TransferPlan; from: string; onChoose: (assignmentId: number, to: number | null) => void };

const WHAT: Readonly<Record<Pair['what'], string>> = {
  copied: 'Copied',
  stays: 'Not copied; it stays where it is',
  'has work there': 'Not copied: this assignment already has work',
  'no work': 'Nothing submitted',
};

/** Shows which work is copied, and how absences and remote days are counted. ADM-035, D-183 */
export function TransferPreview({ plan, from, onChoose }: Props) {
  const submitted = plan.pairs.filter(({ what }) => what !== 'no work');
  const copied = plan.pairs.filter(({ what }) => what === 'copied');
  const graded = copied.filter(({ isGraded }) => isGraded).length;
  const warning = TRANSFER_WARNINGS[plan.state]?.(plan.code);
  const without = plan.pairs.length - submitted.length;
  return (
    <div className="grid gap-4">
      <p>
        The place in {from} ends now; all work in it stays as it is.{' '}
        {plan.resumes ? 'The earlier place' : 'A new place'} in {plan.code} {plan.resumes ? 'resumes' : 'begins'} at
        once.
      </p>
      {warning && <Alert tone="warn">{warning}</Alert>}
      <section aria-labelledby="counted" className="grid gap-1">
        <h3 id="counted" className="font-semibold">
          Absences and remote days
        </h3>
        <p>
          {sentence(plan.left)} stay with {from} and do not count in {plan.code}.
        </p>
        <p>
          In {plan.code}: {allowed(plan.begins.absences, plan.begins.maxAbsence, 'absences')},{' '}
          {allowed(plan.begins.remoteDays, plan.begins.maxRemoteAttendance, 'remote days')}.
        </p>
      </section>
      <section aria-labelledby="pairs" className="grid gap-2">
        <h3 id="pairs" className="font-semibold">
          {submitted.length === 0
            ? 'No work was submitted'
            : `${copied.length} of ${submitted.length} submissions will be copied, ${graded} of them graded`}
        </h3>
        {submitted.length > 0 && (
          <p className="text-sm text-muted">
            A copy keeps its dates, its grade and its history, and names its source. Comments stay with the source.
          </p>
        )}
        <ul className="grid gap-2">
          {submitted.map((pair) => (
            <li
              key={pair.assignmentId}
              className="grid items-center gap-x-4 gap-y-1 border-t border-line pt-2 sm:grid-cols-2"
            >
              <span className="grid min-w-0">
                <span className="font-medium wrap-anywhere">{pair.title}</span>
                <span className="text-sm text-muted">
                  {WHAT[pair.what]}
                  {pair.what === 'copied' &&
                    pair.isGraded &&
                    `, with its ${pair.contextId === 1 ? 'grade' : 'feedback'}`}
                </span>
              </span>
              <SelectField
                hideLabel
                label={`Copy ${pair.title} to`}
                options={optionsFor(pair, plan)}
                value={String(pair.to ?? '')}
                onChange={({ currentTarget: { value } }) => onChoose(pair.assignmentId, Number(value) || null)}
              />
            </li>
          ))}
        </ul>
        {without > 0 && submitted.length > 0 && (
          <p className="text-sm text-muted">
            {plural(without, 'more assignment')} of {from} without a submission.
          </p>
        )}
      </section>
    </div>
  );
}

/** Lists what fits, in the order of the class, and that nothing is copied. */
const optionsFor = ({ contextId }: Pair, { targets }: TransferPlan) => [
  { value: '', label: 'Do not copy' },
  ...targets
    .filter((target) => target.contextId === contextId)
    .map(({ assignmentId, title }) => ({ value: String(assignmentId), label: title })),
];

const sentence = ({ absences, remoteDays }: TransferPlan['left']) =>
  `${plural(absences, 'absence')} and ${plural(remoteDays, 'remote day')}`;

const allowed = (count: number, most: number | null, noun: string) =>
  most === null ? `${count} ${noun}, without a limit` : `${count} of ${most} ${noun}`;
