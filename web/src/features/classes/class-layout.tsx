import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, Outlet } from '@tanstack/react-router';
import { TabLink, TabLinks } from '#kit/tab-links.tsx';
import { callQuery } from '#lib/queries.ts';
import { CLASS_PAGES, mayOpenClassPage } from './class-pages.ts';

const route = getRouteApi('/_app/admin/classes/$courseId');

/** The layout of every page of one class. ADM-065 */
export function ClassLayout() {
  const { courseId } = route.useParams();
  const { administers } = useSuspenseQuery(callQuery('myInfo')).data;
  const pages = CLASS_PAGES.filter(({ to }) => mayOpenClassPage(to, administers));
  return (
    <>
      <div className="mb-6">
        <TabLinks label="Pages of the class">
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
