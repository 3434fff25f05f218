import { WARNINGS } from '#features/scheduling/warning-words.ts';
import type { Output } from '#lib/api.ts';
import { formatDate, formatTimeRange } from '#lib/dates.ts';

type Changed = Output<'previewSession'>['sessions'][number];
type Props = { sessions: readonly Changed[]; zone: string };

const spanText = ({ startTime, endTime }: Changed['to'], zone: string) =>
  `${formatDate(startTime, zone)}, ${formatTimeRange(startTime, endTime, zone)}`;
const isSame = ({ from, to }: Changed) =>
  from !== null && from.startTime === to.startTime && from.endTime === to.endTime;

/** Each session that a change reaches, with its old and new time and what to look at. ADM-083, ADM-085 */
export const ChangedList = ({ sessions, zone }: Props) => (
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
            {WARNINGS[what](name)}
          </span>
        ))}
      </li>
    ))}
  </ul>
);
