import { Navigate, Outlet, useLocation } from '@tanstack/react-router';
import { useAnswer } from '#lib/queries.ts';
import { mayOpenAdmin } from './admin-pages.ts';

/** Every page of administration; it closes when the right to it ends while somebody looks at it. ADM-008, ADM-013 */
export function AdminLayout() {
  const { administers } = useAnswer('myInfo');
  const pathname = useLocation({ select: (location) => location.pathname });
  return mayOpenAdmin(pathname, administers) ? <Outlet /> : <Navigate to="/unauthorized" replace />;
}
