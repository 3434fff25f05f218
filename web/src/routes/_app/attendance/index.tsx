import { createFileRoute } from '@tanstack/react-router';
import { AttendanceScreen } from '#features/remote-attendance/attendance-screen.tsx';
import { callQuery } from '#lib/queries.ts';
import { parseTexts } from '#lib/search.ts';

export const Route = createFileRoute('/_app/attendance/')({
  validateSearch: (search) => parseTexts(search, ['tab', 'status']),
  loader: ({ context: { queryClient, viewer } }) =>
    viewer && queryClient.ensureQueryData(callQuery('attendanceHistory', { enrollmentId: viewer.enrollmentId })),
  component: AttendanceScreen,
});
