import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import PostalMime from 'postal-mime';

interface Received {
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
}
/** A mail server on this machine that keeps what it gets. */
export interface TestSmtp {
  readonly url: string;
  readonly mails: Received[];
  close(): Promise<void>;
}

/** @param slowMs how long it takes to say that it has taken a mail */
export async function startSmtp(slowMs = 0): Promise<TestSmtp> {
  const mails: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        const { subject = '', text = '' } = await PostalMime.parse(Buffer.concat(chunks));
        mails.push({ to, subject, text });
        setTimeout(() => done(), slowMs);
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    mails,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
