import type { Role } from '#kernel/roles';

/** The sections of the class contacts in order, with the roles in each. PEOPLE-005, D-152 */
export const CONTACT_SECTIONS: readonly { readonly role: Role; readonly title: string }[] = [
  { role: 'instructor', title: 'Instructor' },
  { role: 'ta', title: 'TA' },
  { role: 'ssm', title: 'Student Support' },
  { role: 'cd', title: 'Career Staff' },
];

/** The roles of contacts: neither admins nor general managers. D-152 */
export const CONTACT_ROLES: readonly Role[] = CONTACT_SECTIONS.map(({ role }) => role);

interface InRole {
  readonly role: { readonly courseRoleCode: Role };
}

/** Groups contacts by section; empty sections are left out. D-152 */
export const toContactSections = <Contact extends InRole>(contacts: readonly Contact[]) =>
  CONTACT_SECTIONS.map(({ role, title }) => ({
    title,
    contacts: contacts.filter((contact) => contact.role.courseRoleCode === role),
  })).filter((section) => section.contacts.length > 0);
