import { createFileRoute } from '@tanstack/react-router';
import { SettingsScreen } from '#features/class-settings/settings-screen.tsx';
import { standing } from '#features/class-settings/standing-settings.ts';
import { pathId } from '#lib/path-id.ts';
import { callQuery } from '#lib/queries.ts';

export const Route = createFileRoute('/_app/admin/classes/$courseId/settings')({
  loader: ({ context: { queryClient }, params }) =>
    queryClient.ensureQueryData(callQuery('previewClassSettings', standing(pathId(params.courseId)))),
  component: SettingsScreen,
});
