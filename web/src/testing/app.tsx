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
// Beforehand, so that no page of one test is still on its way in the next
import '#shell/home-pages.ts';
import '#shell/private-pages.ts';
import { createAppRouter } from '#shell/router.tsx';
import { fakeBroker, type Answers } from './broker.ts';
import { enrollment, myInfo } from './people.ts';

/** The account of whoever `signIn` signs in. */
const MAYA = 5;

/** The whole application in front of a server that a test plays. Storage, drafts and memory begin empty. */
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
    // the files of a worker share what its browser keeps
    await wipeDrafts(MAYA);
  });
  return {
    broker,
    /** Paths that were loaded anew. */
    loads: () => loads.mock.calls.map(([path]) => path),
    /** The server's answers to Maya once she is signed in; the dashboard itself is still on its way. */
    mayasAnswers: (own: Enrollment | null = enrollment()): Answers => ({
      myInfo: myInfo(own),
      ...(own && { enrollmentInfo: { enrollment: own } }),
      latestNotifications: { notificationsResume: { unhandledCount: 3, notifications: [] } },
      dashboard: () => new Promise(() => {}),
      logout: { success: true },
    }),
    /** Maya is signed in; her class and the server's other answers. */
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
