import { queryOptions } from '@tanstack/react-query';
import { request, type BrokerName, type GetName, type CallArguments, type Output } from './api.ts';
import type { CallFailed } from './call-failed.ts';

/** The calls that are read by GET; the type demands all of them and no other. */
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
