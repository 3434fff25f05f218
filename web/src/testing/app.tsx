import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { beforeEach, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import type { Enrollment } from '@bcs/contract/features/enrollments/model';
import { wipeDrafts } from '#lib/draft-store.ts';
import { pageLoad } from '#lib/page-load.ts';
import { queryClient } from '#lib/query-client.ts';
import { resumeSession } from '#lib/auth-session-end.ts';
import { storeSession } from '#lib/auth-session.ts';
// loaded beforehand, so that no page of one test is still loading in the next
import '#shell/home-pages.ts';
import '#shell/private-pages.ts';
import { createAppRouter } from '#shell/router.tsx';
import { fakeBroker, type Answers } from './broker.ts';
import { enrollment, myInfo } from './people.ts';

/** The account of the person whom `signIn` signs in. */
const MAYA = 5;

/** The whole application with a server that a test plays. Storage, drafts and memory are empty at first. */
export function wholeApp() {
  const broker = fakeBroker();
  const { queries, ...others } = queryClient.getDefaultOptions();
  // a server that fails is asked again as often as in the product, and at once: its pauses are longer than a test waits
  queryClient.setDefaultOptions({ ...others, queries: { ...queries, retryDelay: 0 } });
  const loads = vi.spyOn(pageLoad, 'to').mockImplementation(() => undefined);
  beforeEach(async () => {
    localStorage.clear();
    sessionStorage.clear();
    queryClient.clear();
    resumeSession();
    loads.mockClear();
    // test files in one worker share the browser's storage
    await wipeDrafts(MAYA);
  });
  return {
    broker,
    /** The paths that were loaded with a full page load. */
    loads: () => loads.mock.calls.map(([path]) => path),
    /** Sets the server's answers to Maya after she signs in; the dashboard itself is not answered. */
    mayasAnswers: (own: Enrollment | null = enrollment()): Answers => ({
      myInfo: myInfo(own),
      ...(own && { enrollmentInfo: { enrollment: own } }),
      latestNotifications: { notificationsResume: { unhandledCount: 3, notifications: [] } },
      dashboard: () => new Promise(() => {}),
      logout: { success: true },
    }),
    /** Signs Maya in, with her class and the server's other answers. */
    signIn(own: Enrollment | null = enrollment(), answers: Answers = {}) {
      storeSession({ userId: MAYA, userName: 'maya@northfield.example', errorCode: null, resetToken: null }, 'token-1');
      broker.answers = { ...this.mayasAnswers(own), ...answers };
    },
    open: openApp,
  };
}

async function openApp(path: string) {
  const router = createAppRouter(createMemoryHistory({ initialEntries: [path] }));
  await router.load();
  const screen = await render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { ...screen, router, path: () => router.state.location.href };
}
