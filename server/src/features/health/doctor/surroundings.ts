import { join } from 'node:path';
import { sql } from '#database/db';
import { pathsBelow } from '#database/backup/files';
import { loadOrCreateKey, refuseWrongKey } from '#kernel/secrets';
import { countDemoAccounts } from '#features/setup/queries-demo';
import type { Environment } from '#kernel/env-table';
import { isLocalHost, isLocalOrigin } from '#kernel/local';
import { isDemonstration, settingsOf, unfitToServe } from '#kernel/settings-of';
import { findingWhenAny, mistake, warning, type Check, type Finding } from './check.ts';

/** Checks whether secrets can be decrypted. */
export const KEY: Check = {
  name: 'Secret key',
  look: ({ database, environment }) =>
    refuseWrongKey(database, environment.BCS_SECRET_KEY ?? loadOrCreateKey(environment.DATA_DIR)).then(
      () => [],
      (error: Error) => [mistake(error.message)],
    ),
};

/** Checks whether each upload has its file and each file its upload. */
export const UPLOADS: Check = {
  name: 'Uploads',
  look: async ({ database, environment }) => {
    // a bucket is its own operator's responsibility
    if (environment.FILES_DRIVER === 's3') return [];
    const rows = await database.many<{ key: string }>(sql`select key from uploads where received_at is not null`);
    const keys = new Set(rows.map(({ key }) => key));
    const files = new Set(pathsBelow(join(environment.DATA_DIR, 'uploads')));
    const lost = [...keys].filter((key) => !files.has(key)).length;
    const orphans = [...files].filter((file) => !keys.has(file)).length;
    return [
      ...findingWhenAny(lost, (count) =>
        mistake(`${count} uploads have lost their file. Bring the folder uploads of DATA_DIR back from a backup.`),
      ),
      ...findingWhenAny(orphans, (count) =>
        warning(`${count} files in uploads belong to nothing. They only take up space.`),
      ),
    ];
  },
};

const PUBLIC_PASSWORD = 'demo accounts, whose password is public';
const SWITCH_OFF = 'Switch them off: npm run bcs -- demo disable';

/** Reports active demo accounts, whose password is public. ADM-124, D-208 */
function demoFinding(count: number, environment: Environment): Finding[] {
  const { publicOrigin } = settingsOf(environment);
  const found = `There are ${count} ${PUBLIC_PASSWORD}.`;
  if (!isLocalOrigin(publicOrigin))
    return [mistake(`${found} With PUBLIC_ORIGIN ${publicOrigin} that password opens nothing. ${SWITCH_OFF}`)];
  if (isLocalHost(environment.HOST)) return [];
  return [
    warning(
      isDemonstration(environment)
        ? `${found} Everyone who reaches ${environment.HOST} can sign in with it. ${SWITCH_OFF}`
        : `${found} It opens nothing here. ${SWITCH_OFF}`,
    ),
  ];
}

/** Checks whether the installation is set up for its users. */
export const SETUP_FOR_USERS: Check = {
  name: 'Settings',
  look: async ({ database, environment }) => {
    const { publicOrigin, mail, mailFrom } = settingsOf(environment);
    const open = !isLocalHost(environment.HOST) || environment.PUBLIC_ORIGIN !== null;
    const demo = await countDemoAccounts(database);
    const collation = await database.one<{ name: string }>(
      sql`select datcollate as name from pg_database where datname = current_database()`,
    );
    return [
      ...(open && !publicOrigin.startsWith('https:')
        ? [warning(`${publicOrigin} is not encrypted. Set PUBLIC_ORIGIN to an https origin.`)]
        : []),
      ...unfitToServe(environment).map(mistake),
      ...(mail === 'none' ? [warning('No e-mail is sent, so no one can ask for a new password. Set SMTP_URL.')] : []),
      ...(mail === 'smtp' && environment.MAIL_FROM === null && !isLocalOrigin(publicOrigin)
        ? [
            warning(
              `E-mails come from ${mailFrom.address}, which many servers refuse. Set MAIL_FROM to an address of yours.`,
            ),
          ]
        : []),
      ...(demo > 0 ? demoFinding(demo, environment) : []),
      ...(database.engine === 'postgres' && !/^C(\.|$)/.test(collation.name)
        ? [warning(`The database sorts by ${collation.name}; lists are made for C.UTF-8.`)]
        : []),
      ...(database.engine === 'embedded' && environment.PUBLIC_ORIGIN !== null
        ? [warning('The embedded database does not survive a power cut. Use PostgreSQL for work that counts.')]
        : []),
    ];
  },
};
