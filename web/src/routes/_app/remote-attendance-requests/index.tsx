import { createFileRoute, type ErrorComponentProps } from '@tanstack/react-router';
import { ManagerScreen } from '#features/remote-attendance/manager-screen.tsx';
import { RequestsFailed } from '#features/remote-attendance/requests-failed.tsx';
import { parseTexts } from '#lib/search.ts';

// the code for turning pages is not part of everybody's first file
const pages = () => import('#features/remote-attendance/request-pages.ts');

const Failed = (failed: ErrorComponentProps) => <RequestsFailed {...failed} page="Remote Requests" />;

export const Route = createFileRoute('/_app/remote-attendance-requests/')({
  validateSearch: (search) => parseTexts(search, ['status']),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient, viewer }, deps }) => {
    if (!viewer) return;
    const { classPages } = await pages();
    await queryClient.ensureInfiniteQueryData(classPages(viewer.enrollmentId, deps));
  },
  component: ManagerScreen,
  errorComponent: Failed,
});
