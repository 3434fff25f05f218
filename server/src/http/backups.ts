import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { FAILURES } from '@bcs/contract/kernel/failure';
import { openBackupTicket, redeemBackupTicket } from '#kernel/backup-tickets';
import { RefusalError } from '#kernel/refusal-error';
import type { Services } from '#kernel/services';
import { perNetwork } from './rate-limit.ts';

/** The number of downloads per minute, since each takes the database some time. */
const PER_MINUTE = 6;

/** Sends a backup while it is written, to anybody with a ticket. ADM-123 */
export function serveBackups(
  app: FastifyInstance,
  { sealer, clock, database }: Services,
  fresh: () => AsyncIterable<Buffer>,
): void {
  app.route({
    method: 'GET',
    url: '/files/backups/:ticket',
    config: perNetwork(PER_MINUTE),
    handler: async (request: FastifyRequest<{ Params: { ticket: string } }>, reply) => {
      const now = clock();
      const ticket = openBackupTicket(sealer, request.params.ticket);
      const from = { now, address: request.ip };
      if (!(await database.transaction((tx) => redeemBackupTicket(tx, ticket, from))))
        throw new RefusalError(FAILURES.NOT_FOUND);
      const name = `bcs-${now.replaceAll(/[-:]|\.\d+/g, '')}.backup.gz`;
      return reply
        .type('application/gzip')
        .header('content-disposition', `attachment; filename="${name}"`)
        .header('cache-control', 'no-store')
        .header('referrer-policy', 'no-referrer')
        .send(Readable.from(fresh()));
    },
  });
}
