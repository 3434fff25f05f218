import { redirect } from '@tanstack/react-router';
import { CallFailed } from '#lib/call-failed.ts';

/** A general manager may only read classes: they are redirected to a page that explains what they may see. */
export function redirectUnauthorized(error: unknown): never {
  if (error instanceof CallFailed && error.status === 403) throw redirect({ to: '/unauthorized' });
  throw error;
}
