import { Navigate, Outlet, useLocation } from '@tanstack/react-router';
import { useAnswer } from '#lib/queries.ts';
import { mayOpenAdmin } from './admin-pages.ts';

/** The frame of every page of administration; it closes when the person's right to it ends. ADM-008, ADM-013 */
export function AdminLayout() {
  const { administers } = useAnswer('myInfo');
  const pathname = useLocation({ select: (location) => location.pathname });
  return mayOpenAdmin(pathname, administers) ? <Outlet /> : <Navigate to="/unauthorized" replace />;
}
