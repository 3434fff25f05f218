import { useRef } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request, type BrokerName, type Input, type Output, type PostName } from './api.ts';
import { CallFailed } from './call-failed.ts';

type Options<Name extends PostName> = {
  /** The reads that this write changes: they are fetched again before it counts as done. */
  changes?: readonly BrokerName[] | undefined;
  onDone?: ((output: Output<Name>, input: Input<Name>) => unknown) | undefined;
  /** Beside `failure`, for what must happen once. */
  onRefused?: ((failure: CallFailed) => unknown) | undefined;
};

/**
 * A write from a screen: `const grade = useSend('createSubmissionGrade', { changes: ['gradebook'] })`.
 * A second `send` while one is under way does nothing, so a double click has one effect. `send` answers undefined
 * after a refusal, which then stands in `failure`; an ended session is told by its own dialog instead.
 */
export function useSend<Name extends PostName>(name: Name, { changes = [], onDone, onRefused }: Options<Name> = {}) {
  const client = useQueryClient();
  const busy = useRef(false);
  const mutation = useMutation<Output<Name>, CallFailed, Input<Name>>({
    mutationFn: (input) => request('POST', name, input),
    onSuccess: async (output, input) => {
      await Promise.all(changes.map((changed) => client.invalidateQueries({ queryKey: [changed] })));
      await onDone?.(output, input);
    },
  });
  const send = async (input: Input<Name>): Promise<Output<Name> | undefined> => {
    if (busy.current) return undefined;
    busy.current = true;
    try {
      return await mutation.mutateAsync(input);
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      if (error.status !== 401) onRefused?.(error);
      return undefined;
    } finally {
      busy.current = false;
    }
  };
  const failure = mutation.error?.status === 401 ? null : mutation.error;
  return {
    send,
    pending: mutation.isPending,
    failure,
    output: mutation.data,
    reset: mutation.reset,
  };
}
