import { QueryCache, QueryClient } from '@tanstack/react-query';
import { CallFailed } from './call-failed.ts';

const MAX_TRIES = 2;

/** A refusal is final; a request is retried only if the server is down or fails. */
export const shouldRetry = (failures: number, error: Error): boolean =>
  failures < MAX_TRIES && !(error instanceof CallFailed && error.status >= 400 && error.status < 500);

/** The cache of the server's answers. There is one per page. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    // something that was shown and has since been removed is no longer shown: its page says that it is gone
    onError: (error, query) => {
      const isGone = error instanceof CallFailed && error.status === 404;
      if (isGone && query.state.data !== undefined) query.setState({ ...query.state, data: undefined });
    },
  }),
  defaultOptions: {
    queries: { staleTime: 30_000, retry: shouldRetry },
    // A write is never repeated by itself: the first one may have arrived. Nor does one wait in silence for a
    // connection, to be made when nobody thinks of it any more: it fails at once and says why
    mutations: { retry: false, networkMode: 'always' },
  },
});
