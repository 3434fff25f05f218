import { TabLink, TabLinks } from '#kit/tab-links.tsx';
import { useMaybeViewer } from '#lib/viewer.ts';

/**
 * The tabs between the two screens of people who manage attendance for a whole university. SHELL-053, SHELL-054, D-047
 */
export function AttendanceTabs() {
  if (!useMaybeViewer()?.canManageAttendance) return null;
  return (
    <TabLinks label="Manage attendance">
      <TabLink to="/courses">Course Select</TabLink>
      <TabLink to="/remote-attendance-requests/all">Remote Requests</TabLink>
    </TabLinks>
  );
}
