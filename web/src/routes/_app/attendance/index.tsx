import { createFileRoute } from '@tanstack/react-router';
import { AttendanceScreen } from '#features/remote-attendance/attendance-screen.tsx';
import { readAttendanceSearch } from '#features/remote-attendance/attendance-search.ts';
import { callQuery } from '#lib/queries.ts';

export const Route = createFileRoute('/_app/attendance/')({
  validateSearch: readAttendanceSearch,
  loader: ({ context: { queryClient, viewer } }) =>
    viewer && queryClient.ensureQueryData(callQuery('attendanceHistory', { enrollmentId: viewer.enrollmentId })),
  component: AttendanceScreen,
});
