import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startProgram, type DebianProgram } from './debian-program.ts';

/** The parts that a relay needs; each runs in the folder of the queue without a prison of its own. */
const PARTS = [
  'cleanup unix n - n - 0 cleanup',
  'qmgr unix n - n 300 1 qmgr',
  'rewrite unix - - n - - trivial-rewrite',
  'bounce unix - - n - 0 bounce',
  'defer unix - - n - 0 bounce',
  'trace unix - - n - 0 bounce',
  'lmtp unix - - n - - lmtp',
  'error unix - - n - - error',
  'retry unix - - n - - error',
  'anvil unix - - n - 1 anvil',
  'proxymap unix - - n - - proxymap',
  'postlog unix-dgram n - n - 1 postlogd',
];

/**
 * Postfix as a relay: it takes every mail, hands it to the mailboxes by LMTP, and reports to the return path what they
 * do not take. @param folder of its own; it is started by root, as Debian starts it
 */
export async function startRelay(folder: string, port: number, mailboxes: number): Promise<DebianProgram> {
  for (const part of ['data', 'queue']) mkdirSync(join(folder, part), { recursive: true });
  const settings = [
    'compatibility_level = 3.6',
    `queue_directory = ${join(folder, 'queue')}`,
    `data_directory = ${join(folder, 'data')}`,
    'inet_interfaces = 127.0.0.1',
    'inet_protocols = ipv4',
    'myhostname = relay.example',
    'mydestination =',
    'mynetworks = 127.0.0.0/8',
    'smtpd_relay_restrictions = permit_mynetworks, reject',
    'alias_maps =',
    'alias_database =',
    'local_recipient_maps =',
    'virtual_mailbox_domains = static:all',
    `virtual_transport = lmtp:inet:127.0.0.1:${mailboxes}`,
    `maillog_file_prefixes = ${folder}`,
    `maillog_file = ${join(folder, 'log')}`,
  ];
  writeFileSync(join(folder, 'main.cf'), [...settings, ''].join('\n'));
  writeFileSync(join(folder, 'master.cf'), [`127.0.0.1:${port} inet n - n - - smtpd`, ...PARTS, ''].join('\n'));
  spawnSync('chown', ['postfix', join(folder, 'data')]);
  return startProgram('postfix', folder, port);
}
