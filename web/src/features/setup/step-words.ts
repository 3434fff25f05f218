import type { SetupStep } from '@bcs/contract/features/setup/model';

interface Words {
  readonly title: string;
  /** The sentence that says what is to be done. */
  readonly text: string;
  /** The page on which the step is done; missing if it is done on the command line. */
  readonly to?: '/admin/classes' | '/admin/classes/new' | '/admin/health' | '/admin/import' | '/admin/universities';
}

/** The words for what each step of setting up a first class asks for. ADM-120 */
export const STEP_WORDS: Readonly<Record<SetupStep, Words>> = {
  'first admin': {
    title: 'First admin',
    text: 'The person who administers the installation signs in with a second factor.',
  },
  mail: { title: 'E-mail', text: 'Set SMTP_URL and MAIL_FROM, then send yourself a test e-mail.', to: '/admin/health' },
  university: {
    title: 'University',
    text: 'Set its brand: a short name, a logo or an accent color.',
    to: '/admin/universities',
  },
  holidays: {
    title: 'Holidays',
    text: 'Enter the days on which no class meets. New classes inherit them.',
    to: '/admin/universities',
  },
  class: { title: 'Class', text: 'Create it with its cohort and its dates.', to: '/admin/classes/new' },
  sessions: {
    title: 'Sessions',
    text: 'Plan the weeks of the class and leave out the holidays.',
    to: '/admin/classes',
  },
  staff: { title: 'Staff', text: 'Import the people who teach, with the role instructor.', to: '/admin/import' },
  roster: { title: 'Roster', text: 'Import the students of the class; they get an invitation.', to: '/admin/import' },
  publishing: { title: 'Publishing', text: 'Students see a class once it is published.', to: '/admin/classes' },
  backup: { title: 'Backup', text: 'Make a backup, and keep the secret key elsewhere.', to: '/admin/health' },
};
