import { Navigate, Outlet, useLocation } from '@tanstack/react-router';
import { useSuspenseQuery } from '@tanstack/react-query';
import { callQuery } from '#lib/queries.ts';
import { mayOpenAdmin } from './admin-pages.ts';

/** Every page of administration; it closes when the right to it ends while somebody looks at it. ADM-008, ADM-013 */
export function AdminLayout() {
  const { administers } = useSuspenseQuery(callQuery('myInfo')).data;
  const pathname = useLocation({ select: (location) => location.pathname });
  return mayOpenAdmin(pathname, administers) ? <Outlet /> : <Navigate to="/unauthorized" replace />;
}
