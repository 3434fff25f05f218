import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Call } from '@bcs/contract/kernel/call';

/** Below it the headers cost more than the bytes that are saved. */
const WORTH_IT = 1024;
/** The level of compression above which more work saves few bytes. */
const BROTLI_QUALITY = 4;

const brotli = promisify(brotliCompress);
const zipped = promisify(gzip);

export type Encoded = Readonly<{ encoding: 'br' | 'gzip' | null; body: string | Buffer }>;

/** A text as the asking program can read it, in as few bytes as that is quickly done. */
export async function compress(text: string, acceptEncoding: string | undefined): Promise<Encoded> {
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
