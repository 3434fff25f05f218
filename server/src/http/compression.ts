import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Below it the headers cost more than the bytes that are saved. */
const WORTH_IT = 1024;
/** The level of compression above which more work saves few bytes. */
const BROTLI_QUALITY = 4;

const brotli = promisify(brotliCompress);
const zipped = promisify(gzip);

export interface Encoded {
  readonly encoding: 'br' | 'gzip' | null;
  readonly body: string | Buffer;
}

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
