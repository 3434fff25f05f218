import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Call } from '@bcs/contract/kernel/call';

/** The size below which compression saves less than its headers cost. */
const WORTH_IT = 1024;
/** The level of compression above which more work saves little. */
const BROTLI_QUALITY = 4;

const brotli = promisify(brotliCompress);
const zipped = promisify(gzip);

export type EncodedAnswer = Readonly<{ encoding: 'br' | 'gzip' | null; body: string | Buffer }>;

/** Compresses a text as far as the client supports it and it is quick. */
export async function compress(text: string, acceptEncoding: string | undefined): Promise<EncodedAnswer> {
  const accepts = acceptedBy(acceptEncoding ?? '');
  if (text.length < WORTH_IT) return { encoding: null, body: text };
  if (accepts('br')) {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    };
    return { encoding: 'br', body: await brotli(text, { params }) };
  }
  return accepts('gzip') ? { encoding: 'gzip', body: await zipped(text) } : { encoding: null, body: text };
}

const acceptedBy = (header: string) => (name: string) =>
  header.split(',').some((part) => {
    const [encoding = '', weight = '1'] = part.split(/;\s*q=/);
    return encoding.trim().toLowerCase() === name && Number(weight) > 0;
  });

/** Writes the answer of a call, compressed unless it combines a secret with input. */
export async function writeAnswer(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { tellsSecret }: Call,
  answer: unknown,
): Promise<FastifyReply> {
  const text = JSON.stringify(answer);
  // set by hand, because Fastify would serialize a second time
  void reply.type('application/json; charset=utf-8');
  if (tellsSecret) return reply.send(text);
  const { encoding, body } = await compress(text, headers['accept-encoding']);
  void reply.header('vary', 'accept-encoding');
  if (encoding) void reply.header('content-encoding', encoding);
  return reply.send(body);
}
