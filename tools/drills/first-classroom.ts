import { randomBytes } from 'node:crypto';
import { request } from 'node:https';
import { openPostgres } from '@bcs/server/database/postgres';
import { enterClassroom } from '@bcs/server/testing/in-classroom';
import sql from 'sql-template-tag';

interface Place {
  /** The address at which the server itself listens. */
  readonly url: string;
  readonly databaseUrl: string;
  /** The address at which people reach it: pages come from there. */
  readonly origin: string;
  readonly teacher: string;
  readonly student: string;
}

/** A teacher begins the live classroom of the first session, as on its day, and a student comes in, sees and hears. */
export async function meetInClassroom({ url, databaseUrl, origin, teacher, student }: Place): Promise<void> {
  const database = await openPostgres(databaseUrl, { poolSize: 1 });
  try {
    await database.run(sql`update courses set classroom_dynamic = true`);
    const { sessionId, userAccountId } = await database.one<{ sessionId: number; userAccountId: number }>(sql`
      update sessions set start_time = now(), end_time = now() + interval '2 hours'
      where id = (select min(id) from sessions)
      returning id as "sessionId", (select id from accounts where email = 'ada.king@example.edu') as "userAccountId"`);
    const begun = await fetch(`${url}/broker/prepareJoinMeetingUrl`, {
      method: 'POST',
      headers: { authtoken: teacher, 'content-type': 'application/json' },
      body: JSON.stringify({ userAccountId, sessionId, joinSessions: [] }),
    });
    if (!begun.ok) throw new Error(`The meeting was not started: ${await begun.text()}`);
    const inside = await enterClassroom(url, student, sessionId, origin);
    await inside.leave();
  } finally {
    await database.close();
  }
}

/** Tells whether nginx passes a WebSocket on. */
export const passesSocket = (port: number, path: string, origin: string): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const headers = {
      host: new URL(origin).host,
      origin,
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': randomBytes(16).toString('base64'),
    };
    request({ host: '127.0.0.1', port, path, headers, rejectUnauthorized: false })
      .on('upgrade', (_answer, socket) => resolve((socket.destroy(), true)))
      .on('response', (answer) => resolve((answer.resume(), false)))
      .on('error', reject)
      .end();
  });
