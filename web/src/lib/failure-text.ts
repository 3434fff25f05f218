import { UNCHANGED } from '@bcs/contract/kernel/unchanged';
import { toast } from '#kit/toasts.ts';
import { CallFailed } from './call-failed.ts';

/** A preview or another read, a write that is done once however often it is sent, or a deed that is done again. */
export type Attempt = 'preview' | 'save' | 'deed';

const UNKNOWN_FAILURE = {
  save: 'We do not know whether it was saved. You can try again: it is saved only once.',
  deed: 'We do not know whether it was done. Please look before you try again.',
} as const;

/** Says what a failed call has done: a preview changes nothing, a write says where it did not; else nobody knows. */
function claimOf({ status, headers }: CallFailed, attempt: Attempt): string {
  const isCertain = attempt === 'preview' || status === 429 || headers?.has(UNCHANGED) === true;
  return isCertain ? 'Nothing was changed.' : UNKNOWN_FAILURE[attempt];
}

/** Tells whether it failed for another reason than one that the call names, which says all by itself. */
const isUnexplained = ({ status, wordless }: CallFailed): boolean =>
  status === 0 || status === 429 || status >= 500 || wordless;

/**
 * Tells why a call of administration failed, whether anything was changed, and the id by which its request is found.
 * ADM-130
 */
export function failureText(failure: Error, attempt: Attempt): { said: string; request: string | null } {
  if (!(failure instanceof CallFailed)) return { said: failure.message, request: null };
  if (!isUnexplained(failure)) return { said: failure.message, request: null };
  const { message, request } = failure;
  return { said: `${message} ${claimOf(failure, attempt)}`, request: request && `Request ${request}` };
}

/** Shows the text of a failure as a note, where nothing on the page could hold it. */
export function toastFailure(failure: unknown, attempt: Attempt = 'save'): void {
  const { said, request } = failureText(failure instanceof Error ? failure : new Error(String(failure)), attempt);
  toast(request === null ? said : `${said} ${request}`, 'bad');
}
