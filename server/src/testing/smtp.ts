import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import PostalMime, { type Email } from 'postal-mime';

interface Received {
  /** The recipients in the envelope, as the server received them. */
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly email: Email;
  /** The bytes as they were received. */
  readonly raw: string;
}
/** A mail server on this machine that stores what it receives. */
export interface TestSmtp {
  readonly url: string;
  readonly mails: Received[];
  /** Refuses mails from now on; accepts them again after null. */
  refuse(error: Error | null): void;
  close(): Promise<void>;
}

/**
 * @param slowMs the delay before it accepts a mail
 */
export async function startSmtp(slowMs = 0): Promise<TestSmtp> {
  const mails: Received[] = [];
  let refusal: Error | null = null;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        const whole = Buffer.concat(chunks);
        const email = await PostalMime.parse(whole);
        if (refusal) return done(refusal);
        mails.push({ to, subject: email.subject ?? '', text: email.text ?? '', email, raw: whole.toString('latin1') });
        setTimeout(() => done(), slowMs);
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    mails,
    refuse: (error) => void (refusal = error),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
