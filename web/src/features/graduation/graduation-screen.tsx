import { fullName as nameOf } from '@bcs/contract/kernel/full-name';
import type { ReactNode } from 'react';
import { gradeNeeded } from '@bcs/contract/features/graduation/grade-needed';
import type { GraduationRecord } from '@bcs/contract/features/graduation/model';
import { judgeRequirements, pendingRequests, type Requirement } from '@bcs/contract/features/graduation/requirements';
import { countMet, verdictText } from '@bcs/contract/features/graduation/verdict';
import { NOTHING_SUPPOSED, keepPossible, applyGuesses, type WhatIf } from '@bcs/contract/features/graduation/what-if';
import { parseWhatIf, whatIfSearch, type WhatIfSearch } from '@bcs/contract/features/graduation/what-if-several';
import type { Instant } from '@bcs/contract/kernel/clock';
import { isStudent } from '@bcs/contract/kernel/roles';
import { cx } from '#kit/cx.ts';
import { PageHeader } from '#kit/page-header.tsx';
import { useNow } from '#lib/now.ts';
import { BackLink } from '#kit/back-link.tsx';
import { formatDate } from '#lib/dates.ts';
import { useAnswer } from '#lib/queries.ts';
import { useTitle } from '#lib/title.ts';
import { useViewer } from '#lib/viewer.ts';
import { JourneyCard } from './journey-card.tsx';
import { RequirementCard } from './requirement-card.tsx';
import { SupposedBar } from './supposed-bar.tsx';
import { SupposePanel } from './suppose-panel.tsx';
import { SupposeSeveral } from './suppose-several.tsx';
import { neededText, waitingText } from './words.ts';

type Props = {
  enrollmentId: number;
  search: WhatIfSearch;
  onSearch: (search: WhatIfSearch) => void;
  /** The way to other students. */
  nav?: ReactNode;
};

type VerdictCardProps = {
  today: readonly Requirement[];
  /** The name of the record's owner; null when it is the reader's own. */
  name: string | null;
};

/** Today's verdict in one sentence. */
function VerdictCard({ today, name }: VerdictCardProps) {
  const { timeZone } = useViewer();
  const { met, of } = countMet(today);
  return (
    <section
      aria-labelledby="verdict"
      className="grid gap-5 rounded-card bg-night bg-[radial-gradient(ellipse_at_92%_-10%,var(--color-night-glow),transparent_58%)] p-5 text-white shadow-card sm:grid-cols-[auto_minmax(0,1fr)] sm:items-center sm:gap-8 sm:p-7"
    >
      {of > 0 && (
        <p className="text-5xl font-bold tracking-tight tabular-nums" aria-hidden>
          {met}
          <span className="text-2xl font-semibold text-white/75"> of {of}</span>
        </p>
      )}
      <div className="grid gap-1.5">
        <h2 id="verdict" className="text-sm font-semibold text-white/80">
          Today, {formatDate(useNow(), timeZone)}
        </h2>
        <p className="text-xl leading-snug font-semibold text-balance">{verdictText(today, name)}</p>
        <p className="text-sm text-white/80">
          Updated after every class and grade. This is an estimate, not an official decision.
        </p>
      </div>
    </section>
  );
}

/**
 * Shows whether the student's record is enough to graduate, why, and what would happen under assumptions, which are
 * kept in the address.
 */
export function GraduationScreen({ enrollmentId, search, onSearch, nav }: Props) {
  const viewer = useViewer();
  const now = useNow();
  const record = useAnswer('graduation', { enrollmentId });
  const whatIf = keepPossible(record, parseWhatIf(search), now);
  const supposed = applyGuesses(record, whatIf, now);
  const [today, then] = [judgeRequirements(record, now), judgeRequirements(supposed, now)];
  const isSupposed = whatIf.sessions.size + whatIf.items.size > 0;
  const supposing = { record, whatIf, now, onWhatIf: (next: WhatIf) => onSearch(whatIfSearch(next)) };
  const { student } = record;
  const fullName = nameOf(student);
  const name = isStudent(viewer.role) ? null : fullName;
  const title = name === null ? 'Graduation' : `Graduation of ${name}`;
  useTitle(title);
  return (
    <>
      <PageHeader
        title={title}
        back={
          name === null ? (
            <BackLink to="/grades">Grades</BackLink>
          ) : (
            <BackLink to="/students/$enrollmentId" params={{ enrollmentId: String(enrollmentId) }}>
              Student Profile
            </BackLink>
          )
        }
        lead={name === null ? 'Your progress toward graduating.' : `${student.firstName}'s progress toward graduating.`}
      >
        {nav}
      </PageHeader>
      {/* on paper somebody else may read it */}
      {name === null && <p className="mb-4 hidden font-semibold print:block">{fullName}</p>}
      <div className="grid gap-5">
        <VerdictCard today={today} name={name} />
        <JourneyCard record={record} requirements={today} now={now} name={name} />
        <section aria-labelledby="requirements">
          <h2 id="requirements" className="mb-3 text-xl font-bold">
            Requirements
          </h2>
          <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
            {today.map((requirement, place) => (
              <RequirementCard
                key={requirement.id}
                today={requirement}
                then={then[place] ?? requirement}
                student={student}
                note={noteOn(requirement, supposed, whatIf, now)}
              />
            ))}
          </ul>
        </section>
        <section aria-labelledby="what-if" className={cx('grid gap-4', !isSupposed && 'print:hidden')}>
          <div>
            <h2 id="what-if" className="text-xl font-bold">
              What if …
            </h2>
            <p className="mt-0.5 text-sm text-muted print:hidden">
              Try out absences and grades. Nothing is saved. Copy the link to share it.
            </p>
          </div>
          <SupposedBar
            today={today}
            then={then}
            isSupposed={isSupposed}
            name={name}
            onReset={() => onSearch(whatIfSearch(NOTHING_SUPPOSED))}
          />
          <SupposeSeveral {...supposing} />
          <SupposePanel {...supposing} />
        </section>
      </div>
    </>
  );
}

/** Returns the note on a requirement: anything else that is to be said of it. */
function noteOn({ id }: Requirement, record: GraduationRecord, whatIf: WhatIf, now: Instant): string | null {
  if (id === 'average') {
    const needed = gradeNeeded(record, whatIf, now);
    return needed && neededText(needed);
  }
  const waiting = pendingRequests(record.sessions);
  return id === 'remote' && waiting > 0 ? waitingText(waiting) : null;
}
