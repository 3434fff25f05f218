import { redirect } from '@tanstack/react-router';
import { CallFailed } from '#lib/call-failed.ts';

/** A general manager administers classes only by looking at them: they are led to where they are told what they may see. */
export function redirectUnauthorized(error: unknown): never {
  if (error instanceof CallFailed && error.status === 403) throw redirect({ to: '/unauthorized' });
  throw error;
}
