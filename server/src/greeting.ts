import { DEMO_PASSWORD } from '#database/seed/password';
import type { Environment } from '#kernel/env-table';
import { settingsOf } from '#kernel/settings-of';

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

const LOOPBACK = ['127.0.0.1', '::1', 'localhost'];

interface Greeting {
  readonly environment: Environment;
  readonly demo: boolean;
  readonly seconds: string;
}

/** What stands in the terminal once the server listens. */
export function greeting({ environment, demo, seconds }: Greeting): string {
  const { publicOrigin, mailbox } = settingsOf(environment);
  const embedded = environment.databaseUrl === null;
  const lines = [
    '',
    `Bootcamp Square is ready after ${seconds} s: ${publicOrigin}`,
    ...(mailbox ? [`Mails are kept at ${publicOrigin}/dev/mailbox`] : []),
    ...(demo ? logins(environment.host) : []),
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

const logins = (host: string): string[] => [
  '',
  `Demo logins, each with the password ${DEMO_PASSWORD}`,
  ...LOGINS.map(([email, who]) => `  ${email.padEnd(32)}${who}`),
  ...(LOOPBACK.includes(host)
    ? []
    : ['', `Everybody who reaches ${host} can use these logins: do not keep real data here.`]),
];
