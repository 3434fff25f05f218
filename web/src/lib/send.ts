import { useRef } from 'react';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { confirm, type Question } from '#kit/confirms.ts';
import { toast } from '#kit/toasts.ts';
import { request, type BrokerName, type Input, type Output, type PostName } from './api.ts';
import { CallFailed } from './call-failed.ts';
import { refreshAfter } from './changes.ts';
import { newId } from './new-id.ts';

interface Refreshing {
  /** The reads in which the page already shows the change, so that they need not be fetched again. */
  readonly shown?: readonly BrokerName[] | undefined;
  /** True if the page is being left: its data are not fetched again. */
  readonly leaves?: boolean | undefined;
  /** The key of the write, if the same one may be sent again. ADM-118 */
  readonly writeKey?: string | undefined;
}

/**
 * Makes a write and fetches everything again that it changes, as its call declares. The server notifies other pages.
 * @throws CallFailed
 */
export async function write<Name extends PostName>(
  client: QueryClient,
  name: Name,
  input: Input<Name>,
  { shown, leaves = false, writeKey }: Refreshing = {},
): Promise<Output<Name>> {
  try {
    const output = await request('POST', name, input, undefined, writeKey);
    await refreshAfter(client, name, { shown, refetchType: leaves ? 'none' : 'active' });
    return output;
  } catch (error) {
    if (error instanceof CallFailed && error.status !== 401) void refreshRefused(client, name, error, shown);
    throw error;
  }
}

/** The statuses of refusals because of the current state: no longer allowed, gone, or changed in the meantime. */
const SHOWS_SOMETHING_OLD = new Set([403, 404, 409]);

/** A refusal may mean that the page shows old data; without an answer it is unknown whether anything was written. */
const refreshRefused = (client: QueryClient, name: PostName, { status }: CallFailed, shown: Refreshing['shown']) =>
  refreshAfter(client, name, { shown, refetchType: SHOWS_SOMETHING_OLD.has(status) ? 'active' : 'none' });

export type SendOptions<Name extends PostName> = Pick<Refreshing, 'leaves'> & {
  /** The question that comes before it is sent; answered with no, nothing is. */
  asks?: Question | undefined;
  /** The message once it is done. */
  said?: string | ((output: Output<Name>, input: Input<Name>) => string) | undefined;
  onDone?: ((output: Output<Name>, input: Input<Name>) => unknown) | undefined;
  /** Called in addition to `failure`, for effects that must happen once. */
  onRefused?: ((failure: CallFailed) => unknown) | undefined;
};

/**
 * A write from a screen: `const archive = useSend('archivePlan', { said: 'It is archived.' })`.
 * A second `send` while one is under way does nothing, so a double click has one effect. `send` answers undefined
 * after a refusal, which then stands in `failure`; an ended session has its own dialog instead. Sent again after an answer
 * that was lost it bears the same key, by which the server knows that it was done already (ADM-118).
 */
export function useSend<Name extends PostName>(name: Name, options: SendOptions<Name> = {}) {
  const { leaves, asks, said, onDone, onRefused } = options;
  const client = useQueryClient();
  const busy = useRef(false);
  const unanswered = useRef<{ readonly sent: string; readonly key: string } | null>(null);
  const mutation = useMutation<Output<Name>, CallFailed, { input: Input<Name> } & Refreshing>({
    mutationFn: ({ input, ...how }) => write(client, name, input, how),
    onSuccess: (output, { input }) => {
      if (said !== undefined) toast(typeof said === 'string' ? said : said(output, input));
      return onDone?.(output, input);
    },
  });
  const send = async (
    input: Input<Name>,
    how: Pick<Refreshing, 'leaves'> = { leaves },
  ): Promise<Output<Name> | undefined> => {
    if (busy.current) return undefined;
    if (asks && !(await confirm(asks))) return undefined;
    busy.current = true;
    const sent = JSON.stringify(input);
    if (unanswered.current?.sent !== sent) unanswered.current = { sent, key: newId() };
    const writeKey = unanswered.current.key;
    try {
      const output = await mutation.mutateAsync({ input, writeKey, ...how });
      unanswered.current = null;
      return output;
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      // without an answer it is unknown whether anything was written
      if (error.status > 0 && error.status < 500) unanswered.current = null;
      if (error.status !== 401) onRefused?.(error);
      return undefined;
    } finally {
      busy.current = false;
    }
  };
  const failure = mutation.error?.status === 401 ? null : mutation.error;
  return { send, pending: mutation.isPending, failure, output: mutation.data, reset: mutation.reset };
}
