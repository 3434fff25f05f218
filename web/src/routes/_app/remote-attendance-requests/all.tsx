import { createFileRoute } from '@tanstack/react-router';
import { AttendanceTabs } from '#shell/attendance-tabs.tsx';
import { ComingPage } from '#shell/coming-page.tsx';

function AllRemoteRequests() {
  return (
    <>
      <AttendanceTabs />
      <ComingPage />
    </>
  );
}

export const Route = createFileRoute('/_app/remote-attendance-requests/all')({ component: AllRemoteRequests });
