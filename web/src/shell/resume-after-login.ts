import type { AnyRouter } from '@tanstack/react-router';
import { queryClient } from '#lib/query-client.ts';
import { resumeSession } from '#lib/auth-session-end.ts';

/** Resumes the page after the same person has signed in again: it stays as it is, and fetches the changes. */
export async function resumeAfterLogin(router: AnyRouter): Promise<void> {
  resumeSession();
  await queryClient.invalidateQueries();
  await router.invalidate();
}
