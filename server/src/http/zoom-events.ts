import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { MINUTE, msOf, SECOND, type Instant } from '@bcs/contract/kernel/clock';
import { FAILURES } from '@bcs/contract/kernel/failure';
import { RefusalError } from '#kernel/refusal-error';

/** The age from which an event is refused, since it may be a replay. */
const OLDEST = 5 * MINUTE;
const LARGEST = 64 * 1024;
const Event = z.object({
  event: z.string(),
  payload: z.object({
    plainToken: z.string().max(200).optional(),
    object: z.object({ id: z.union([z.string(), z.number()]) }).optional(),
  }),
});

const hmac = (secret: string, text: string | Buffer) => createHmac('sha256', secret).update(text).digest('hex');
const same = (a: string, b: string) => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
};

interface Listening {
  readonly secret: string;
  /** The clock of the machine, which Zoom's timestamps need. */
  readonly now: () => Instant;
  readonly onEnded: (externalId: string) => Promise<void>;
}

/** Receives from Zoom that a meeting has ended. Unsigned and old messages are refused before they are read. */
export async function receiveZoomEvents(app: FastifyInstance, { secret, now, onEnded }: Listening): Promise<void> {
  await app.register(async (scope) => {
    // the signature covers the original bytes
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', { parseAs: 'buffer', bodyLimit: LARGEST }, (_request, body, done) =>
      done(null, body),
    );
    scope.post('/api/webhooks/zoom', async ({ headers, body }) => {
      const at = String(headers['x-zm-request-timestamp'] ?? '');
      const age = Math.abs(msOf(now()) - Number(at) * SECOND);
      const signed = `v0=${hmac(secret, Buffer.concat([Buffer.from(`v0:${at}:`), body as Buffer]))}`;
      if (!(age <= OLDEST) || !same(signed, String(headers['x-zm-signature'] ?? '')))
        throw new RefusalError(FAILURES.FORBIDDEN);
      const read = Event.safeParse(jsonOf(body as Buffer)).data;
      if (!read) throw new RefusalError(FAILURES.MALFORMED);
      const { event, payload } = read;
      if (event === 'endpoint.url_validation' && payload.plainToken !== undefined)
        return { plainToken: payload.plainToken, encryptedToken: hmac(secret, payload.plainToken) };
      if (event === 'meeting.ended' && payload.object) await onEnded(String(payload.object.id));
      return { success: true };
    });
  });
}

function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
}
