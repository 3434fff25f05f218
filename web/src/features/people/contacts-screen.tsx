import { useId } from 'react';
import { IconAddressBook } from '@tabler/icons-react';
import { toContactSections } from '@bcs/contract/features/people/contacts';
import { EmptyCard } from '#kit/empty-state.tsx';
import { PageHeader } from '#kit/page-header.tsx';
import { useAnswer } from '#lib/queries.ts';
import { useViewer } from '#lib/viewer.ts';
import { LoadFailed, type RouteError } from '#lib/load-failed.tsx';
import { ContactCard, type Contact } from './contact-card.tsx';

/** The page that is shown if the contacts could not be loaded. */
export const ContactsFailed = (failed: RouteError) => (
  <LoadFailed {...failed} title="Class contacts could not be loaded. Please try again." />
);

/** The people to turn to in this class. PEOPLE-001, PEOPLE-005 */
export function ContactsScreen() {
  const { courseId, enrollment } = useViewer();
  const { contacts } = useAnswer('classContacts', { courseId });
  const sections = toContactSections(contacts);
  return (
    <>
      <PageHeader title="Class Contacts" lead={`The people who help you in ${enrollment.course.name}.`} />
      {sections.length === 0 ? (
        <EmptyCard icon={<IconAddressBook size={30} stroke={1.7} />} title="This class has no contacts yet." />
      ) : (
        <div className="grid gap-7">
          {sections.map((section) => (
            <Section key={section.title} {...section} />
          ))}
        </div>
      )}
    </>
  );
}

function Section({ title, contacts }: { title: string; contacts: readonly Contact[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 text-xl font-bold">
        {title}
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {contacts.map((each) => (
          <ContactCard key={each.contact.id} of={each} under={title} />
        ))}
      </ul>
    </section>
  );
}
