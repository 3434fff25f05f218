import { useSuspenseQuery } from '@tanstack/react-query';
import { gradeNeeded } from '@bcs/contract/features/graduation/grade-needed';
import type { GraduationRecord } from '@bcs/contract/features/graduation/model';
import { requirementsOf, type Requirement } from '@bcs/contract/features/graduation/requirements';
import { NOTHING_SUPPOSED, possible, suppose } from '@bcs/contract/features/graduation/what-if';
import { parseWhatIf, whatIfSearch, type WhatIfSearch } from '@bcs/contract/features/graduation/what-if-search';
import type { Instant } from '@bcs/contract/kernel/clock';
import { PageHeader } from '#kit/page-header.tsx';
import { TextLink } from '#kit/text-link.tsx';
import { useNow } from '#lib/now.ts';
import { callQuery } from '#lib/queries.ts';
import { useViewer } from '#lib/viewer.ts';
import { RequirementCard } from './requirement-card.tsx';
import { SupposedBar } from './supposed-bar.tsx';
import { SupposePanel } from './suppose-panel.tsx';
import { VerdictCard } from './verdict-card.tsx';
import { neededText, waitingText } from './words.ts';

type Props = {
  enrollmentId: number;
  search: WhatIfSearch;
  onSearch: (search: WhatIfSearch) => void;
};

/** Whether it is enough to graduate, why, and what would become of it. The address keeps what is supposed. */
export function GraduationScreen({ enrollmentId, search, onSearch }: Props) {
  const viewer = useViewer();
  const now = useNow();
  const { data: record } = useSuspenseQuery(callQuery('graduation', { enrollmentId }));
  const whatIf = possible(record, parseWhatIf(search), now);
  const supposed = suppose(record, whatIf, now);
  const [today, then] = [requirementsOf(record, now), requirementsOf(supposed, now)];
  const isSupposed = whatIf.sessions.size + whatIf.items.size > 0;
  const { student } = record;
  const fullName = `${student.firstName} ${student.lastName}`;
  const name = viewer.role === 'student' ? null : fullName;
  return (
    <>
      <PageHeader
        title="Graduation"
        lead={
          name === null ? (
            'What this class asks for, and how you stand.'
          ) : (
            <>
              <TextLink to="/students/$enrollmentId" params={{ enrollmentId: String(enrollmentId) }}>
                {name}
              </TextLink>
              : what the class asks for, and what is there.
            </>
          )
        }
      />
      <div className="grid gap-5">
        <VerdictCard today={today} name={name} />
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
                note={noteOn(requirement, supposed, now)}
              />
            ))}
          </ul>
        </section>
        <section aria-labelledby="what-if" className="grid gap-4">
          <div>
            <h2 id="what-if" className="text-xl font-bold">
              What if …
            </h2>
            <p className="mt-0.5 text-sm text-muted">
              Choose what may happen. Every requirement answers at once; nothing is saved, and the address can be sent
              to somebody else.
            </p>
          </div>
          <SupposedBar
            today={today}
            then={then}
            isSupposed={isSupposed}
            name={name}
            onReset={() => onSearch(whatIfSearch(NOTHING_SUPPOSED))}
          />
          <SupposePanel record={record} whatIf={whatIf} now={now} onWhatIf={(next) => onSearch(whatIfSearch(next))} />
        </section>
      </div>
    </>
  );
}

/** What else is to be said of a requirement. */
function noteOn({ id }: Requirement, record: GraduationRecord, now: Instant): string | null {
  if (id === 'average') {
    const needed = gradeNeeded(record, now);
    return needed && neededText(needed);
  }
  const waiting = record.sessions.filter(({ request, statusCode }) => request === 'pending' && statusCode === 'none');
  return id === 'remote' && waiting.length > 0 ? waitingText(waiting.length) : null;
}
