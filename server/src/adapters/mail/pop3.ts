import type { ReturnMailbox } from '#kernel/mailer';
import { Pop3Connection, Pop3Refused } from './pop3-connection.ts';

/** The highest number of messages that are read at one time; the next round goes on. */
const MOST_MESSAGES = 200;
/** A report with the headers that it returns is shorter. */
const MOST_LINES = 2000;
/** Another process reads it at this moment (RFC 2449, 8.1.1). */
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
        // only now is anything deleted
        await connection.command('QUIT');
        return count;
      } finally {
        connection.close();
      }
    },
  };
}

/** Answers whether the mailbox is ours for now. */
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
