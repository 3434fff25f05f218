import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startProgram, type DebianProgram } from './debian-program.ts';

/** The user of Debian who owns nothing; mailboxes may not belong to root. */
const NOBODY = '65534:65534';
/** The password of everybody: all that lies in these mailboxes is made up. */
export const MAILBOX_PASSWORD = 'drill';

/** The mailboxes of everybody who is to get mail. */
export interface Mailboxes extends DebianProgram {
  /** Gives a mailbox to these addresses, and takes it from all others. */
  keep(addresses: readonly string[]): void;
  /** Reads what has arrived at an address, with lines that end in \n. */
  arrived(address: string): string[];
}

/** Dovecot with mailboxes in a folder: mail comes by LMTP, and is fetched by POP3. */
export async function startMailboxes(folder: string, ports: { lmtp: number; pop3: number }): Promise<Mailboxes> {
  const [homes, users] = [join(folder, 'homes'), join(folder, 'users')];
  mkdirSync(homes, { recursive: true });
  spawnSync('chown', [NOBODY, homes]);
  const known = `{\n driver = passwd-file\n args = username_format=%Lu ${users}\n}`;
  const settings = [
    `base_dir = ${join(folder, 'run')}`,
    `log_path = ${join(folder, 'log')}`,
    'protocols = lmtp pop3',
    'listen = 127.0.0.1',
    'ssl = no',
    'disable_plaintext_auth = no',
    'recipient_delimiter = +',
    'mail_location = maildir:~/mail',
    `passdb ${known}`,
    `userdb ${known}`,
    `service lmtp {\n inet_listener lmtp {\n port = ${ports.lmtp}\n }\n}`,
    `service pop3-login {\n inet_listener pop3 {\n port = ${ports.pop3}\n }\n inet_listener pop3s {\n port = 0\n }\n}`,
  ];
  writeFileSync(join(folder, 'dovecot.conf'), [...settings, ''].join('\n'));
  const homeOf = (address: string) => join(homes, address);
  const keep = (addresses: readonly string[]) =>
    writeFileSync(
      users,
      addresses.map((each) => `${each}:{PLAIN}${MAILBOX_PASSWORD}:${NOBODY}::${homeOf(each)}\n`).join(''),
    );
  keep([]);
  const program = await startProgram('dovecot', join(folder, 'dovecot.conf'), ports.lmtp);
  return {
    ...program,
    keep,
    arrived: (address) => {
      const inbox = join(homeOf(address), 'mail', 'new');
      try {
        return readdirSync(inbox).map((name) => readFileSync(join(inbox, name), 'utf8'));
      } catch {
        // no mail has arrived yet
        return [];
      }
    },
  };
}
