import { createFileRoute } from '@tanstack/react-router';
import { CourseFilesScreen } from '#features/course-files/course-files-screen.tsx';
import { parseTexts } from '#lib/search.ts';

export const Route = createFileRoute('/_app/admin/classes/$courseId/files')({
  validateSearch: (search) => parseTexts(search, ['plan', 'version', 'folder']),
  component: CourseFilesScreen,
});
