import { Navigate, Outlet, useLocation } from '@tanstack/react-router';
import { useSuspenseQuery } from '@tanstack/react-query';
import { TabLink, TabLinks } from '#kit/tab-links.tsx';
import { callQuery } from '#lib/queries.ts';
import { DemoNotice } from './demo-notice.tsx';
import { ADMIN_PAGES, mayOpenAdmin } from './admin-pages.ts';

/** The layout of every page of administration: the tabs of those that the person may open. ADM-008, ADM-013 */
export function AdminLayout() {
  const { administers } = useSuspenseQuery(callQuery('myInfo')).data;
  const pathname = useLocation({ select: (location) => location.pathname });
  if (!mayOpenAdmin(pathname, administers)) return <Navigate to="/unauthorized" replace />;
  const pages = ADMIN_PAGES.filter(({ label, ways }) => label !== null && administers && ways.includes(administers));
  return (
    <>
      <div className="mb-6">
        <TabLinks label="Administration">
          {pages.map(({ to, label, exact = false }) => (
            <TabLink key={to} to={to} activeOptions={{ exact, includeSearch: false }}>
              {label}
            </TabLink>
          ))}
        </TabLinks>
      </div>
      <DemoNotice />
      <Outlet />
    </>
  );
}
