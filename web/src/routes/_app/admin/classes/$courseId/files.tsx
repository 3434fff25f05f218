import { createFileRoute } from '@tanstack/react-router';
import { AdminLoadFailed } from '#features/accounts/people-failed.tsx';
import { CourseFilesScreen } from '#features/course-files/course-files-screen.tsx';
import { parseTexts } from '#lib/search.ts';

export const Route = createFileRoute('/_app/admin/classes/$courseId/files')({
  validateSearch: (search) => parseTexts(search, ['plan', 'version', 'folder']),
  component: CourseFilesScreen,
  errorComponent: AdminLoadFailed,
});
