import { UNCHANGED } from '@bcs/contract/kernel/unchanged';
import { toast } from '#kit/toasts.ts';
import { CallFailed } from './call-failed.ts';

/** A preview or another read, a write that is done once however often it is sent, or a deed that is done again. */
export type AttemptKind = 'preview' | 'save' | 'deed';

const UNKNOWN_FAILURE = {
  save: 'We do not know whether it was saved. You can try again: it is saved only once.',
  deed: 'We do not know whether it was done. Please look before you try again.',
} as const;

/**
 * Says what the effect of a failed call was: a preview changes nothing, the answer to a write says if it changed
 * nothing; otherwise it is unknown.
 */
function claimOf({ status, headers }: CallFailed, attempt: AttemptKind): string {
  const isCertain = attempt === 'preview' || status === 429 || headers?.has(UNCHANGED) === true;
  return isCertain ? 'Nothing was changed.' : UNKNOWN_FAILURE[attempt];
}

/** Tells whether the failure is other than those that the call declares, whose sentences are complete. */
const isUnexplained = ({ status, wordless }: CallFailed): boolean =>
  status === 0 || status === 429 || status >= 500 || wordless;

/**
 * Says why a call of administration failed, whether anything was changed, and the id by which the request is found.
 * ADM-130
 */
export function failureText(failure: Error, attempt: AttemptKind): { said: string; request: string | null } {
  if (!(failure instanceof CallFailed)) return { said: failure.message, request: null };
  if (!isUnexplained(failure)) return { said: failure.message, request: null };
  const { message, request } = failure;
  return { said: `${message} ${claimOf(failure, attempt)}`, request: request && `Request ${request}` };
}

/** Shows a failure as a toast, if no part of the page could contain it. */
export function toastFailure(failure: unknown, attempt: AttemptKind = 'save'): void {
  const { said, request } = failureText(failure instanceof Error ? failure : new Error(String(failure)), attempt);
  toast(request === null ? said : `${said} ${request}`, 'bad');
}
