import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { noClassRequestsText } from '@bcs/contract/features/remote-attendance/sentences';
import { PageHeader } from '#kit/page-header.tsx';
import { Segmented } from '#kit/segmented.tsx';
import { useViewer } from '#lib/viewer.ts';
import { readManagerSearch } from './manager-search.ts';
import { FILTER_OPTIONS } from './request-filter.ts';
import { RequestList } from './request-list.tsx';
import { classPages } from './request-pages.ts';

const route = getRouteApi('/_app/remote-attendance-requests/');

/** The requests of the class, pending ones first. REM-002, REM-030, REM-053 */
export function ManagerScreen() {
  const { enrollmentId } = useViewer();
  const search = route.useSearch();
  const { status = 'pending' } = readManagerSearch(search);
  const navigate = route.useNavigate();
  const pages = useSuspenseInfiniteQuery(classPages(enrollmentId, search));
  return (
    <>
      <PageHeader title="Remote Requests" lead="Students asking to attend a session of this class remotely." />
      <RequestList pages={pages} from="class" empty={noClassRequestsText(status)}>
        <Segmented
          label="Which requests"
          value={status}
          options={FILTER_OPTIONS}
          onChange={(chosen) =>
            void navigate({ search: chosen === 'pending' ? {} : { status: chosen }, replace: true, resetScroll: false })
          }
        />
      </RequestList>
    </>
  );
}
