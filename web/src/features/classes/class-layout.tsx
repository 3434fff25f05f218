import { getRouteApi, Outlet } from '@tanstack/react-router';
import { TabLink, TabLinks } from '#kit/tab-links.tsx';
import { CLASS_PAGES } from './class-pages.ts';

const route = getRouteApi('/_app/admin/classes/$courseId');

/** What surrounds every page of one class. ADM-065 */
export function ClassLayout() {
  const { courseId } = route.useParams();
  return (
    <>
      <div className="mb-6">
        <TabLinks label="Pages of the class">
          {CLASS_PAGES.map(({ to, label, exact = false }) => (
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
