import type { ReturnMailbox } from '#kernel/mailer';
import { Pop3Connection, Pop3Refused } from './pop3-connection.ts';

/** The highest number of messages that are read in one round. */
const MOST_MESSAGES = 200;
/** The highest number of lines to fetch of a message, more than any report with headers has. */
const MOST_LINES = 2000;
/** Another process is reading the mailbox (RFC 2449, 8.1.1). */
const IN_USE = /^\[IN-USE\]/i;

/** Reads a mailbox by POP3 (RFC 1939). @param address such as pop3s://user:password@host:995 */
export function pop3Mailbox(address: string): ReturnMailbox {
  const url = new URL(address);
  return {
    read: async (each) => {
      const connection = new Pop3Connection(url);
      try {
        await connection.answer();
        if (!(await logIn(connection, url))) return 0;
        const [waiting = ''] = (await connection.command('STAT')).split(' ');
        const count = Math.min(Number(waiting) || 0, MOST_MESSAGES);
        for (let at = 1; at <= count; at += 1) {
          await connection.command(`TOP ${at} ${MOST_LINES}`);
          await each(await connection.text());
          await connection.command(`DELE ${at}`);
        }
        // messages are deleted only at this point
        await connection.command('QUIT');
        return count;
      } finally {
        connection.close();
      }
    },
  };
}

/** Tells whether the mailbox could be opened, which only one process at a time can. */
async function logIn(connection: Pop3Connection, { username, password }: URL): Promise<boolean> {
  await connection.command(`USER ${oneLine(username)}`);
  try {
    await connection.command(`PASS ${oneLine(password)}`);
    return true;
  } catch (error) {
    if (error instanceof Pop3Refused && IN_USE.test(error.message)) return false;
    throw error;
  }
}

const oneLine = (encoded: string) => decodeURIComponent(encoded).replaceAll(/[\r\n]/g, '');
