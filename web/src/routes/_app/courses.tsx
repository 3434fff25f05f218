import { createFileRoute } from '@tanstack/react-router';
import { CourseSelectScreen } from '#features/enrollments/course-select-screen.tsx';
import { callQuery } from '#lib/queries.ts';
import { AttendanceTabs } from '#shell/attendance-tabs.tsx';

const Courses = () => <CourseSelectScreen tabs={<AttendanceTabs />} />;

export const Route = createFileRoute('/_app/courses')({
  loader: ({ context }) => context.queryClient.ensureQueryData(callQuery('me')),
  component: Courses,
});
