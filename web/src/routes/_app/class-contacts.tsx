import { createFileRoute } from '@tanstack/react-router';
import { ContactsFailed } from '#features/people/contacts-failed.tsx';
import { ContactsScreen } from '#features/people/contacts-screen.tsx';
import { callQuery } from '#lib/queries.ts';

export const Route = createFileRoute('/_app/class-contacts')({
  loader: ({ context: { queryClient, viewer } }) =>
    viewer && queryClient.ensureQueryData(callQuery('classContacts', { courseId: viewer.courseId })),
  component: ContactsScreen,
  errorComponent: ContactsFailed,
});
