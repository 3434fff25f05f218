import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, Outlet } from '@tanstack/react-router';
import { TabLink, TabLinks } from '#kit/tab-links.tsx';
import { callQuery } from '#lib/queries.ts';
import { parseId } from '#lib/search.ts';
import { ClassHead } from './class-head.tsx';
import { CLASS_PAGES, mayOpenClassPage } from './class-pages.ts';

const route = getRouteApi('/_app/admin/classes/$courseId');

/** The layout of every page of one class: which it is and where it stands, beside its tabs. ADM-065 */
export function ClassLayout() {
  const { courseId } = route.useParams();
  const { administers } = useSuspenseQuery(callQuery('myInfo')).data;
  const id = parseId(courseId);
  const { data: found } = useQuery({ ...callQuery('adminClass', { courseId: id ?? 0 }), enabled: id !== undefined });
  const pages = CLASS_PAGES.filter(({ to }) => mayOpenClassPage(to, administers));
  return (
    <>
      <div className="-mt-3 mb-3 flex flex-wrap lg:-mt-5 items-center gap-x-6 border-b border-line">
        {found && <ClassHead found={found} />}
        <TabLinks label="Pages of the class" bare>
          {pages.map(({ to, label, exact = false }) => (
            <TabLink key={to} to={to} params={{ courseId }} activeOptions={{ exact, includeSearch: false }}>
              {label}
            </TabLink>
          ))}
        </TabLinks>
      </div>
      <Outlet />
    </>
  );
}
