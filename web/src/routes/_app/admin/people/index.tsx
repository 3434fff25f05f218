import { createFileRoute } from '@tanstack/react-router';
import { PeopleScreen } from '#features/accounts/people-screen.tsx';
import { PEOPLE } from '#features/accounts/people-list.ts';

export const Route = createFileRoute('/_app/admin/people/')({
  validateSearch: PEOPLE.parse,
  loader: ({ context: { queryClient }, location }) => queryClient.ensureQueryData(PEOPLE.query(location.search, {})),
  component: PeopleScreen,
});
