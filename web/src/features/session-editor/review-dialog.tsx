import { useState } from 'react';
import { plural, pluralForm } from '@bcs/contract/kernel/plural';
import type { CallFailed } from '#lib/call-failed.ts';
import type { Input, Output } from '#lib/api.ts';
import { PlannedDialog } from '#lib/planned-dialog.tsx';
import { usePlanned } from '#lib/planned.ts';
import { ConsequenceList } from '#features/assignment-editor/consequence-list.tsx';
import { SESSION_WARNINGS } from '#features/scheduling/warning-words.ts';
import { formatDate, formatDateTime, formatTimeRange } from '#lib/dates.ts';
import { hangingSentences } from './hanging-words.ts';
import { MarksField, type FormatMarks } from './marks-field.tsx';
import { SentenceList } from './sentence-list.tsx';

/** Due dates that are tied to the sessions and follow them, and what that means for students. ADM-096, ADM-097 */
const DueList = ({ due, zone }: { due: Output<'previewSession'>['due']; zone: string }) => (
  <section className="grid gap-3">
    <h3 className="font-semibold">{plural(due.items.length, 'due date follows', 'due dates follow')}</h3>
    <ul className="grid max-h-72 gap-2 overflow-y-auto">
      {due.items.map(({ id, title, from, to }) => (
        <li key={id} className="grid">
          <span className="wrap-anywhere">{title}</span>
          <span className="text-sm text-muted">
            from {formatDateTime(from, zone)} to {formatDateTime(to, zone)}
          </span>
        </li>
      ))}
    </ul>
    <ConsequenceList follows={due} />
  </section>
);

type Props = {
  asked: Input<'previewSession'>;
  zone: string;
  pending: boolean;
  failure: CallFailed | null;
  onClose: () => void;
  onSave: (digest: string, marks: FormatMarks | undefined) => void;
};

type Changed = Output<'previewSession'>['sessions'][number];
const spanText = ({ startTime, endTime }: Changed['to'], zone: string) =>
  `${formatDate(startTime, zone)}, ${formatTimeRange(startTime, endTime, zone)}`;
const isSame = ({ from, to }: Changed) =>
  from !== null && from.startTime === to.startTime && from.endTime === to.endTime;

/** Each session that a change reaches, with its old and new time and what to look at. ADM-083, ADM-085 */
const ChangedList = ({ sessions, zone }: { sessions: readonly Changed[]; zone: string }) => (
  <ul aria-label="Sessions that change" className="grid max-h-72 gap-3 overflow-y-auto">
    {sessions.map((session) => (
      <li key={session.id} className="grid">
        <span className="font-semibold wrap-anywhere">{session.name}</span>
        {session.from !== null && !isSame(session) && (
          <span className="text-sm text-muted">
            <del>{spanText(session.from, zone)}</del>
          </span>
        )}
        <span className="text-sm">{spanText(session.to, zone)}</span>
        {session.warnings.map(({ what, name }) => (
          <span key={what + name} className="text-sm text-warn">
            {SESSION_WARNINGS[what](name)}
          </span>
        ))}
      </li>
    ))}
  </ul>
);

/** Every session that changes and what hangs on it, and the button that does exactly that. ADM-083, ADM-086 */
export function ReviewDialog({ asked, zone, pending, failure, onClose, onSave }: Props) {
  const [marks, setMarks] = useState<FormatMarks | null>(null);
  const chosen = marks ?? undefined;
  const planned = usePlanned('previewSession', chosen ? { ...asked, marks: chosen } : asked, { pending, failure });
  const count = planned.shown?.sessions.length ?? 0;
  const hanging = planned.shown?.marks.hanging ?? 0;
  return (
    <PlannedDialog
      planned={planned}
      title={`Save ${pluralForm(Math.max(count, 1), 'this session', `${count} sessions`)}?`}
      action="Save"
      disabled={hanging > 0 && marks === null}
      onClose={onClose}
      onSave={(digest) => onSave(digest, chosen)}
    >
      {(shown) => {
        const staying = asked.reach === 'this' ? 0 : shown.more[asked.reach] - (count - 1);
        const sentences = hangingSentences(shown, marks === 'clear');
        return (
          <>
            <ChangedList sessions={shown.sessions} zone={zone} />
            {staying > 0 && (
              <p className="text-muted">
                {plural(staying, 'more session of its rule keeps', 'more sessions of its rule keep')} day and time: on
                another weekday, or at another time.
              </p>
            )}
            {hanging > 0 && <MarksField hanging={hanging} value={marks} onChange={setMarks} />}
            <SentenceList sentences={sentences} />
            {shown.due.items.length > 0 && <DueList due={shown.due} zone={zone} />}
            {sentences.length + shown.due.items.length === 0 && (
              <p className="text-muted">No student is notified, and no attendance or due date changes.</p>
            )}
          </>
        );
      }}
    </PlannedDialog>
  );
}
