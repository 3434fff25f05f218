import {
  keepPreviousData,
  queryOptions,
  useQuery,
  useSuspenseQuery,
  type UseQueryOptions,
} from '@tanstack/react-query';
import { request, type BrokerName, type CallArguments, type GetName, type Input, type Output } from './api.ts';
import type { CallFailed } from './call-failed.ts';

/** The calls that use GET; the type requires all of them and allows no others. */
const GETS: Record<GetName, true> = {
  calendarFeed: true,
  manageAttendance: true,
  me: true,
  myInfo: true,
  myUniversities: true,
  validateToken: true,
  videoDetails: true,
  videoPlaylistItems: true,
  videoPlaylists: true,
};
const methodOf = (name: string) => (Object.hasOwn(GETS, name) ? 'GET' : 'POST');

/** The options of a read, for `ensureQueryData`, `useSuspenseQuery` and `useQuery`. */
export const callQuery = <Name extends BrokerName>(name: Name, ...[input]: CallArguments<Name>) =>
  queryOptions<Output<Name>, CallFailed>({
    queryKey: [name, input ?? {}],
    queryFn: ({ signal }) => request(methodOf(name), name, input, signal),
  });

/** The answer of a read, which the page waits for: `const { sessions } = useAnswer('sessions', { enrollmentId })`. */
export const useAnswer = <Name extends BrokerName>(name: Name, ...input: CallArguments<Name>): Output<Name> =>
  useSuspenseQuery(callQuery(name, ...input)).data;

type ReadOptions<Name extends BrokerName> = Omit<UseQueryOptions<Output<Name>, CallFailed>, 'queryKey' | 'queryFn'> & {
  /** Keeps the last answer in view until that of another input is there. */
  readonly stays?: boolean | undefined;
};
type ReadArguments<Name extends BrokerName> =
  Record<never, never> extends Input<Name>
    ? [input?: Input<Name>, options?: ReadOptions<Name>]
    : [input: Input<Name>, options?: ReadOptions<Name>];

/** A read that a part of the page shows once it is there: `const { data, error } = useRead('webhooks', { enrollmentId })`. */
export function useRead<Name extends BrokerName>(name: Name, ...[input, options = {}]: ReadArguments<Name>) {
  const { stays = false, ...more } = options;
  const read = callQuery(name, ...([input] as CallArguments<Name>));
  return useQuery({ ...read, ...(stays && { placeholderData: keepPreviousData }), ...more });
}
