import type { AnyRouter } from '@tanstack/react-router';
import { queryClient } from '#lib/query-client.ts';
import { resumeSession } from '#lib/auth-session-end.ts';

/** The same person is signed in again: the page stays as it is, and learns what has changed meanwhile. */
export async function resumeAfterLogin(router: AnyRouter): Promise<void> {
  resumeSession();
  await queryClient.invalidateQueries();
  await router.invalidate();
}
