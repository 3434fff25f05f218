import { DEMO_PASSWORD } from '#database/seed/password';
import type { SetupOffer } from '#features/setup/offer';
import type { Environment } from '#kernel/env-table';
import { isLocalHost } from '#kernel/local';
import { isDemonstration, settingsOf } from '#kernel/settings-of';

const LOGINS = [
  ['student@northfield.example', 'Maya Okafor, student'],
  ['survey@northfield.example', 'Leo Fischer, student with an open survey'],
  ['instructor@northfield.example', 'Daniel Brooks, instructor'],
  ['ta@northfield.example', 'Priya Raman, teaching assistant and student'],
  ['ssm@northfield.example', 'Elena Marchetti, student success manager'],
  ['cd@northfield.example', 'Thomas Adeyemi, career director'],
  ['admin@northfield.example', 'Grace Lindqvist, admin'],
  ['cm@northfield.example', 'Samuel Park, general manager'],
] as const;

/** Addresses that stand for all interfaces of a machine. */
const EVERYWHERE = ['0.0.0.0', '::'];

interface Greeting {
  readonly environment: Environment;
  readonly demo: boolean;
  readonly mailbox: string;
  readonly setup: SetupOffer | null;
  readonly seconds: string;
}

/** Writes the lines that the terminal shows when the server listens. */
export function greeting({ environment, demo, mailbox, setup, seconds }: Greeting): string {
  const { publicOrigin, mail } = settingsOf(environment);
  const embedded = environment.DATABASE_URL === null;
  const lines = [
    '',
    `Bootcamp Square is ready after ${seconds} s: ${publicOrigin}`,
    ...(mail === 'mailbox' && (isLocalHost(environment.HOST) || EVERYWHERE.includes(environment.HOST))
      ? [`E-mail is shown at http://localhost:${environment.PORT}${mailbox}, on this machine only`]
      : []),
    ...(mail === 'none' ? ['No e-mail is sent, so no one can ask for a new password: set SMTP_URL.'] : []),
    ...(demo ? logins(environment.HOST, isDemonstration(environment)) : []),
    ...(setup ? firstAdmin(setup, publicOrigin) : []),
    ...(embedded
      ? [
          '',
          'The embedded database survives a crash of the program, but not a power cut.',
          'Take backups (npm run bcs -- backup), and use PostgreSQL for work that counts (DATABASE_URL).',
        ]
      : []),
    '',
  ];
  return lines.join('\n');
}

const firstAdmin = ({ code, path }: SetupOffer, origin: string): string[] => [
  '',
  'No one administers this installation yet. Make the first admin:',
  `  ${origin}/setup    set-up code ${code}`,
  path === null
    ? '  The data folder cannot be written, so the code stands here alone.'
    : `  The code is also in ${path}`,
];

const logins = (host: string, open: boolean): string[] => {
  if (!open)
    return [
      '',
      'There are demo accounts. They cannot sign in here, since everyone knows their password.',
      'Switch them off: npm run bcs -- demo disable',
    ];
  return [
    '',
    `Demo logins, each with the password ${DEMO_PASSWORD}`,
    ...LOGINS.map(([email, who]) => `  ${email.padEnd(32)}${who}`),
    ...(isLocalHost(host)
      ? []
      : ['', `Everyone who reaches ${host} can use these logins: do not keep real data here.`]),
  ];
};
