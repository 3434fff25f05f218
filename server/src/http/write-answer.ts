import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Call } from '@bcs/contract/kernel/call';
import { compress } from './compression.ts';

/** Writes what a call answers, compressed where nothing secret stands beside what somebody sent. */
export async function writeAnswer(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { tellsSecret }: Call,
  answer: unknown,
): Promise<FastifyReply> {
  const text = JSON.stringify(answer);
  // set by hand because Fastify would serialize a second time
  void reply.type('application/json; charset=utf-8');
  if (tellsSecret) return reply.send(text);
  const { encoding, body } = await compress(text, headers['accept-encoding']);
  void reply.header('vary', 'accept-encoding');
  if (encoding) void reply.header('content-encoding', encoding);
  return reply.send(body);
}
