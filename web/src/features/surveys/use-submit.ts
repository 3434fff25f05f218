import { useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import {
  couldNotBeSubmitted,
  INTERNAL_ERROR,
  NOT_OPEN,
  SUBMIT_FAILED,
  TRY_LATER,
  UNAUTHORIZED,
} from '@bcs/contract/features/surveys/sentences';
import { toast } from '#kit/toasts.ts';
import type { Input, Output } from '#lib/api.ts';
import { CallFailed } from '#lib/call-failed.ts';
import { write } from '#lib/send.ts';

const EXPIRED = 'Your session has expired, please log in again';

/**
 * Returns the message of a failure; null if the answers had already been sent. SURV-082 to SURV-084, SURV-088, D-140
 */
function said(answer: Output<'submitForm'> | null): string | null {
  if (answer === null) return INTERNAL_ERROR;
  if (answer.error === 'ALREADY_SUBMITTED') return null;
  if (answer.error === 'VALIDATION' && answer.reason !== null) return couldNotBeSubmitted(answer.reason);
  return answer.error === 'NOT_OPEN' ? `${SUBMIT_FAILED} ${NOT_OPEN}` : SUBMIT_FAILED;
}

function saidOf(error: unknown): string {
  if (!(error instanceof CallFailed)) return INTERNAL_ERROR;
  // without any answer the server did not ask to wait: the connection is down
  if (error.status === 0) return error.message;
  return error.status === 401 ? UNAUTHORIZED : TRY_LATER;
}

/**
 * Submits a survey, one attempt at a time, and reports failures in the words of the specification. SURV-079, SURV-082
 * to SURV-088
 */
export function useSubmit(on: { readonly done: () => void; readonly before: () => void }) {
  const client = useQueryClient();
  const busy = useRef(false);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const send = async (input: Input<'submitForm'>) => {
    if (busy.current) return;
    busy.current = true;
    setPending(true);
    setFailure(null);
    try {
      const answer: Output<'submitForm'> | null = await write(client, 'submitForm', input, { leaves: true });
      if (answer?.success) return on.done();
      const text = said(answer);
      if (text === null) on.before();
      else setFailure(text);
    } catch (error) {
      if (error instanceof CallFailed && error.status === 401) toast(EXPIRED, 'bad');
      setFailure(saidOf(error));
    } finally {
      busy.current = false;
      setPending(false);
    }
  };
  return { send, pending, failure, fail: setFailure };
}
