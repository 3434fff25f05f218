import { useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { Input, Output, PostName } from './api.ts';
import { untilSomeoneActs } from './at-rest.ts';
import { CallFailed } from './call-failed.ts';

const sending = () => import('./send.ts');
const IDLE = { pending: false, failure: null };

/**
 * A write from a part of the first view, as `useSend` makes it: what sends is fetched once somebody is there, so that
 * the part is drawn without it. For writes that have the same effect when they are made twice.
 */
export function useLateSend<Name extends PostName>(name: Name) {
  const client = useQueryClient();
  const busy = useRef(false);
  const [state, setState] = useState<{ pending: boolean; failure: CallFailed | null }>(IDLE);
  useEffect(() => void untilSomeoneActs().then(sending), []);
  const send = async (input: Input<Name>): Promise<Output<Name> | undefined> => {
    if (busy.current) return undefined;
    busy.current = true;
    setState({ pending: true, failure: null });
    try {
      const { write } = await sending();
      const output = await write(client, name, input);
      setState(IDLE);
      return output;
    } catch (error) {
      const failure = error instanceof CallFailed ? error : null;
      // an ended session shows the login dialog instead
      setState({ pending: false, failure: failure?.status === 401 ? null : failure });
      if (!failure) throw error;
      return undefined;
    } finally {
      busy.current = false;
    }
  };
  return { send, ...state, reset: () => setState(IDLE) };
}
