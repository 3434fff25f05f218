import { getRouteApi } from '@tanstack/react-router';
import { wasSessionMissed } from '@bcs/contract/features/session-page/missed';
import { pluralForm } from '@bcs/contract/kernel/plural';
import { isStudent } from '@bcs/contract/kernel/roles';
import { countSlips, wordsOf } from '@bcs/contract/kernel/words';
import { IconVideoOff } from '@tabler/icons-react';
import { EmptyCard } from '#kit/empty-state.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { PageHeader } from '#kit/page-header.tsx';
import { SearchField } from '#kit/search-field.tsx';
import { Segmented } from '#kit/segmented.tsx';
import { useAnswer } from '#lib/queries.ts';
import { useViewer } from '#lib/viewer.ts';
import { RecordingWeek } from './recording-week.tsx';
import { readRecordingSearch, groupByWeek } from './recording-search.ts';

const route = getRouteApi('/_app/sessions/recordings');

const WHICH = [
  { value: 'all', label: 'All' },
  { value: 'missed', label: 'Missed' },
] as const;

/** Every recording of the class in one place, week by week; students see at once which sessions they missed. */
export function RecordingsScreen() {
  const { enrollmentId, enrollment, role, timeZone } = useViewer();
  const { recordings } = useAnswer('recordings', { enrollmentId });
  const { q = '', only } = readRecordingSearch(route.useSearch());
  const navigate = route.useNavigate();
  const search = (change: { q?: string | undefined; only?: 'missed' | undefined }) =>
    void navigate({ search: { q, only, ...change }, replace: true, resetScroll: false });
  const typed = wordsOf(q);
  const shown = recordings.filter(
    ({ name, chapter, statusCode }) =>
      countSlips(wordsOf(`${chapter ?? ''} ${name}`), typed) !== null &&
      (only !== 'missed' || wasSessionMissed(statusCode)),
  );
  const missed = recordings.filter(({ statusCode }) => wasSessionMissed(statusCode)).length;
  return (
    <>
      <PageHeader
        title="Recordings"
        lead={
          isStudent(role) && missed > 0
            ? `You missed ${missed} recorded ${pluralForm(missed, 'session', 'sessions')}.`
            : undefined
        }
      >
        <LinkButton to="/sessions">View this week</LinkButton>
      </PageHeader>
      {recordings.length > 0 && (
        <div className="mb-5 flex flex-wrap items-center gap-3">
          <SearchField
            label="Search recordings"
            hideLabel
            placeholder="Search recordings"
            maxLength={100}
            value={q}
            onChange={(event) => search({ q: event.target.value || undefined })}
            className="w-full sm:w-80"
          />
          {missed > 0 && (
            <Segmented
              label="Which recordings"
              value={only ?? 'all'}
              options={WHICH}
              onChange={(chosen) => search({ only: chosen === 'missed' ? 'missed' : undefined })}
            />
          )}
          <p role="status" className="text-sm text-muted">
            {shown.length} of {recordings.length} shown
          </p>
        </div>
      )}
      {shown.length === 0 ? (
        <EmptyCard
          icon={<IconVideoOff size={28} />}
          title={recordings.length === 0 ? 'No session has a recording yet.' : 'No recording matches your search.'}
        />
      ) : (
        <div className="grid gap-5">
          {groupByWeek(shown, enrollment.course.startDate, timeZone).map(([week, list]) => (
            <RecordingWeek key={week} week={week} recordings={list} />
          ))}
        </div>
      )}
    </>
  );
}
