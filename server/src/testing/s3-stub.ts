import { hash, timingSafeEqual, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { msOf } from '@bcs/contract/kernel/clock';
import { systemClock } from '#kernel/system-clock';
import type { Bucket } from '#kernel/settings';

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** Computes AWS's Signature Version 4 in a second implementation, so that the library is not tested against itself. */
export function s3Signature(secret: string, scope: string, text: string): string {
  const [date = '', region = '', service = '', request = ''] = scope.split('/');
  const key = [region, service, request].reduce(hmac, hmac(`AWS4${secret}`, date));
  return hmac(key, text).toString('hex');
}

/** The behavior of the stand-in: working, or in one of the ways in which storage fails. */
export type S3Mood = 'well' | 'down' | 'slow' | 'once down' | 'cut' | 'redirecting';

/** Storage with an S3 interface for tests: it refuses everything that AWS would refuse. */
export interface S3Stub {
  readonly settings: Bucket;
  mood: S3Mood;
  /** The files in the bucket, by their keys. */
  readonly files: Map<string, { readonly bytes: Buffer; readonly mimeType: string }>;
  /** The reasons for which requests were refused. */
  readonly refusals: string[];
  close(): Promise<void>;
}

const SETTINGS = {
  region: 'eu-central-1',
  bucket: 'bcs-of-the-tests',
  accessKeyId: 'AKIAOFTHETESTS',
  secretAccessKey: 'secret/of+the=tests',
};
const ALGORITHM = 'AWS4-HMAC-SHA256';
const TOLERATED_MS = 15 * 60_000;
const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/([^,]+), ?SignedHeaders=([\w;-]+), ?Signature=([\da-f]{64})$/;
const isoOf = (stamp: string) => stamp.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z');

/** Returns the reason for which AWS would refuse a request, or null. */
function refusalOf({ method = '', url = '', headers }: IncomingMessage, body: Buffer): string | null {
  const [, keyId, scope = '', signed = '', signature = ''] = AUTHORIZATION.exec(headers.authorization ?? '') ?? [];
  const stamp = String(headers['x-amz-date']);
  const content = String(headers['x-amz-content-sha256']);
  if (keyId !== SETTINGS.accessKeyId) return 'InvalidAccessKeyId';
  if (scope !== `${stamp.slice(0, 8)}/${SETTINGS.region}/s3/aws4_request`) return 'AuthorizationHeaderMalformed';
  if (!(Math.abs(Date.parse(isoOf(stamp)) - msOf(systemClock())) < TOLERATED_MS)) return 'RequestTimeTooSkewed';
  const names = signed.split(';');
  const must = ['host', ...Object.keys(headers).filter((name) => name.startsWith('x-amz-') || name === 'content-type')];
  if (must.some((name) => !names.includes(name))) return 'AccessDenied: a header is not signed';
  if (content !== hash('sha256', body)) return 'XAmzContentSHA256Mismatch';
  const { pathname, search } = new URL(url, 'http://s3');
  const canonical = [
    method,
    pathname,
    search.slice(1),
    ...names.map((name) => `${name}:${String(headers[name]).trim().replaceAll(/ +/g, ' ')}`),
    '',
    signed,
    content,
  ].join('\n');
  const expected = s3Signature(
    SETTINGS.secretAccessKey,
    scope,
    [ALGORITHM, stamp, scope, hash('sha256', canonical)].join('\n'),
  );
  if (!timingSafeEqual(Buffer.from(expected), Buffer.from(signature))) return 'SignatureDoesNotMatch';
  if (search !== '') return 'NotImplemented';
  return method === 'PUT' && headers['content-length'] === undefined ? 'MissingContentLength' : null;
}

function answer(stub: S3Stub, request: IncomingMessage, response: ServerResponse, body: Buffer): void {
  const refused = refusalOf(request, body);
  if (refused !== null) {
    stub.refusals.push(refused);
    response.writeHead(403).end(`<Error><Code>${refused}</Code></Error>`);
    return;
  }
  const { pathname } = new URL(request.url ?? '', 'http://s3');
  const [bucket, ...rest] = pathname.slice(1).split('/');
  const key = rest.join('/');
  const known = stub.files.get(key);
  if (bucket !== SETTINGS.bucket) return void response.writeHead(404).end('<Error><Code>NoSuchBucket</Code></Error>');
  if (request.method === 'PUT') {
    stub.files.set(key, { bytes: body, mimeType: String(request.headers['content-type']) });
    return void response.writeHead(200).end();
  }
  if (request.method === 'DELETE') {
    stub.files.delete(key);
    return void response.writeHead(204).end();
  }
  if (request.method !== 'GET') return void response.writeHead(405).end();
  if (!known) return void response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
  response.writeHead(200, { 'content-type': known.mimeType, 'content-length': known.bytes.length }).end(known.bytes);
}

const MOODS: Readonly<Partial<Record<S3Mood, (response: ServerResponse) => void>>> = {
  down: (response) => response.writeHead(503).end('<Error><Code>SlowDown</Code></Error>'),
  // never answers, so the client has to give up
  slow: () => undefined,
  cut: (response) => response.writeHead(200, { 'content-length': 1000 }).end('x', () => response.destroy()),
  redirecting: (response) => response.writeHead(307, { location: 'http://127.0.0.1:1/' }).end(),
};

/** Opens the stand-in on a free port. */
export async function openS3(): Promise<S3Stub> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { mood } = stub;
      if (mood === 'once down') stub.mood = 'well';
      const odd = MOODS[mood === 'once down' ? 'down' : mood];
      if (odd) odd(response);
      else answer(stub, request, response, Buffer.concat(chunks));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const stub: S3Stub = {
    settings: { ...SETTINGS, endpoint: `http://127.0.0.1:${port}` },
    mood: 'well',
    files: new Map(),
    refusals: [],
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return stub;
}
