import { plural } from '@bcs/contract/kernel/plural';
import { Button } from '#kit/button.tsx';
import { StandBy } from '#kit/stand-by.tsx';
import { FailureAlert } from '#lib/failure-alert.tsx';
import type { Output } from '#lib/api.ts';
import { formatTimeRange, formatWeekday } from '#lib/dates.ts';
import { PlannedButton } from '#lib/planned-dialog.tsx';
import { usePlanned } from '#lib/planned.ts';
import { useSend } from '#lib/send.ts';
import type { SessionsPreviewInput } from './plan-form.ts';
import { SESSION_WARNINGS } from './warning-words.ts';

type Previewed = Output<'previewSessions'>;

type Props = {
  asked: SessionsPreviewInput;
  timeZone: string;
  onLeaveOut: (days: readonly string[]) => void;
  onSaved: () => void;
};

/** Every session that the rule makes, the days that it skips, and the button that makes exactly these. ADM-081, ADM-085 */
export function PlanPreview({ asked, timeZone, onLeaveOut, onSaved }: Props) {
  const save = useSend('saveSessions', {
    said: ({ made }) => `${plural(made, 'session')} planned.`,
    onDone: () => onSaved(),
  });
  const planned = usePlanned('previewSessions', asked, save);
  const { shown: data, error } = planned;
  if (error) return <FailureAlert failure={error} of="preview" />;
  if (!data) return <StandBy />;
  const left = asked.rule.daysLeftOut;
  const rows = [
    ...data.sessions.map((each) => ({ ...each, skipped: false as const })),
    ...data.skipped.map((each) => ({ ...each, skipped: true as const })),
  ].toSorted((one, other) => (one.day < other.day ? -1 : Number(one.day > other.day)));
  return (
    <div className="grid gap-4">
      <ul aria-label="Preview" className="grid max-h-72 gap-2 overflow-y-auto">
        {rows.map((row) => (
          <li
            key={row.skipped ? row.day : row.startTime}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1"
          >
            <div className="grid min-w-0">
              <span>{formatWeekday(row.day)}</span>
              <span className="text-sm text-muted">{row.skipped ? skippedText(row) : textOf(row, timeZone)}</span>
              {!row.skipped &&
                row.warnings.map(({ what, name }) => (
                  <span key={what + name} className="text-sm text-warn">
                    {SESSION_WARNINGS[what](name)}
                  </span>
                ))}
            </div>
            {row.skipped ? (
              row.holiday === null && (
                <Button
                  size="sm"
                  aria-label={`Include again: ${formatWeekday(row.day)}`}
                  onClick={() => onLeaveOut(left.filter((day) => day !== row.day))}
                >
                  Include again
                </Button>
              )
            ) : (
              <Button
                size="sm"
                aria-label={`Leave out ${formatWeekday(row.day)}`}
                onClick={() => onLeaveOut([...left, row.day])}
              >
                Leave out
              </Button>
            )}
          </li>
        ))}
        {rows.length === 0 && (
          <li className="text-muted">The rule matches no day between the first and the last one.</li>
        )}
      </ul>
      <FailureAlert failure={save.failure} of="save" />
      <PlannedButton
        planned={planned}
        disabled={data.sessions.length === 0}
        onSave={(digest) => void save.send({ ...asked, digest })}
      >
        {data.sessions.length === 0 ? 'Nothing to plan' : `Plan ${plural(data.sessions.length, 'session')}`}
      </PlannedButton>
    </div>
  );
}

const skippedText = ({ holiday }: Previewed['skipped'][number]): string =>
  holiday === null ? 'Left out' : `No session: ${holiday}`;

const textOf = ({ chapter, name, startTime, endTime }: Previewed['sessions'][number], timeZone: string): string =>
  `Chapter ${chapter} · ${name} · ${formatTimeRange(startTime, endTime, timeZone)}`;
