import { getRouteApi } from '@tanstack/react-router';
import { IconInbox } from '@tabler/icons-react';
import { SUPPORT_ROLE_NAMES } from '@bcs/contract/features/support/categories';
import type { CaseRow } from '@bcs/contract/features/support/model';
import { CASE_STATE_LIST } from '@bcs/contract/features/support/states';
import { fullName } from '@bcs/contract/kernel/full-name';
import { Avatar } from '#kit/avatar.tsx';
import { Badge } from '#kit/badge.tsx';
import { Button } from '#kit/button.tsx';
import { Card } from '#kit/card.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { PageHeader } from '#kit/page-header.tsx';
import { SearchField } from '#kit/search-field.tsx';
import { Segmented } from '#kit/segmented.tsx';
import { TextLink } from '#kit/text-link.tsx';
import { Moment } from '#lib/moment.tsx';
import { useAnswer } from '#lib/queries.ts';
import { useViewer } from '#lib/viewer.ts';
import { deskSearch } from './desk-search.ts';
import { STATE_NAMES } from './state-badge.tsx';
import { NO_CLASS, titleOf } from './title.ts';

const route = getRouteApi('/_app/support-desk/');

/** One case in the list of the desk. */
function CaseItem({ of }: { of: CaseRow }) {
  const { timeZone } = useViewer();
  const name = fullName(of.person);
  return (
    <li className="flex items-start gap-3 p-4">
      <Avatar name={name} src={of.userAccountAvatar} size={36} className="max-sm:hidden" />
      <div className="grid min-w-0 grow gap-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <TextLink to="/support-desk/$caseId" params={{ caseId: String(of.id) }} className="wrap-anywhere">
            {titleOf(of)}
          </TextLink>
          {of.priority === 'High' && <Badge tone="bad">High</Badge>}
        </p>
        <p className="line-clamp-2 text-sm wrap-anywhere">{of.excerpt}</p>
        <p className="text-xs text-muted wrap-anywhere">
          {name} · {SUPPORT_ROLE_NAMES[of.role]} · {of.course?.name ?? NO_CLASS} ·{' '}
          <Moment at={of.changedAt} zone={timeZone} />
        </p>
      </div>
    </li>
  );
}

/** The cases of all courses that somebody looks after: urgent ones first. */
export function DeskScreen() {
  const { enrollmentId, courseId, enrollment } = useViewer();
  const navigate = route.useNavigate();
  const wanted = deskSearch(route.useSearch());
  const { cases, counts, more } = useAnswer('supportCases', { enrollmentId, ...wanted });
  const go = (changed: { state?: string; q?: string; page?: number; course?: undefined }) =>
    void navigate({
      search: { state: wanted.state, q: wanted.search, course: wanted.courseId, ...changed },
      replace: true,
      resetScroll: false,
    });
  return (
    <>
      <PageHeader title="Support Desk" lead="Requests from the people in your classes." />
      <div className="mb-4 flex flex-wrap items-end gap-4">
        <Segmented
          label="State"
          value={wanted.state}
          options={CASE_STATE_LIST.map((state) => ({
            value: state,
            label: `${STATE_NAMES[state]} (${counts[state]})`,
          }))}
          onChange={(state) => go({ state })}
        />
        <SearchField
          label="Search requests"
          hideLabel
          placeholder="Search name, category or text"
          className="grow sm:max-w-72"
          defaultValue={wanted.search}
          maxLength={100}
          onChange={({ currentTarget: { value } }) => go({ q: value })}
        />
      </div>
      {wanted.courseId !== undefined && (
        <p className="mb-4 flex flex-wrap items-center gap-3 text-sm text-muted">
          {wanted.courseId === courseId ? `Only ${enrollment.course.name}.` : 'Only one class.'}
          <Button size="sm" onClick={() => go({ course: undefined })}>
            Show all classes
          </Button>
        </p>
      )}
      <Card>
        {cases.length === 0 ? (
          <EmptyState icon={<IconInbox size={30} stroke={1.7} />} title={emptyText(wanted.state, wanted.search)} />
        ) : (
          <ul className="divide-y divide-line">
            {cases.map((each) => (
              <CaseItem key={each.id} of={each} />
            ))}
          </ul>
        )}
      </Card>
      {(more || wanted.page > 0) && (
        <div className="mt-4 flex gap-2">
          <Button disabled={wanted.page === 0} onClick={() => go({ page: wanted.page - 1 })}>
            Previous page
          </Button>
          <Button disabled={!more} onClick={() => go({ page: wanted.page + 1 })}>
            Next page
          </Button>
        </div>
      )}
    </>
  );
}

const emptyText = (state: keyof typeof STATE_NAMES, search: string) =>
  search !== '' ? 'No request matches your search.' : `There are no ${STATE_NAMES[state].toLowerCase()} requests.`;
