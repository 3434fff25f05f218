import { hash } from 'node:crypto';
import { SECOND } from '@bcs/contract/kernel/clock';
import { AwsClient } from 'aws4fetch';
import { boundedBody } from '#adapters/bounded-body';
import { assertKey, FilesDown, type FileStore } from '#kernel/file-store';
import type { Bucket } from '#kernel/settings';

const TIMEOUT = 5 * SECOND;
const MEGABYTE = 1024 * 1024;
/** The largest size of a stored file, which is above all limits for uploads. */
const LARGEST = 12 * MEGABYTE;
/** The additional time for each megabyte in remote storage. */
const PER_MEGABYTE = SECOND;
const NOTHING_THERE = 404;

/**
 * Stores files in an S3-compatible bucket.
 * @param within the time for all attempts at one small file; a large one has a second more for each megabyte
 */
export function s3Files(
  { endpoint, region, bucket, accessKeyId, secretAccessKey }: Bucket,
  within: number = TIMEOUT,
): FileStore {
  // all three verbs are idempotent, so they can be retried
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 });
  const ask = async <T>(
    method: 'PUT' | 'GET' | 'DELETE',
    key: string,
    read: (response: Response) => Promise<T>,
    upload?: Readonly<{ bytes: Uint8Array; mimeType: string }>,
  ): Promise<T> => {
    const url = `${endpoint}/${bucket}/${assertKey(key)}`;
    const patience = new AbortController();
    const until = (bytes: number) =>
      setTimeout(() => patience.abort(new Error('it took too long')), within + (bytes / MEGABYTE) * PER_MEGABYTE);
    let timer = until(upload?.bytes.length ?? 0);
    const headers = {
      // the signature covers the content, so that nobody in between can replace it
      'x-amz-content-sha256': hash('sha256', upload?.bytes ?? ''),
      ...(upload && { 'content-type': upload.mimeType }),
    };
    try {
      const response = await client.fetch(url, {
        method,
        headers,
        ...(upload && { body: Buffer.from(upload.bytes) }),
        redirect: 'error',
        signal: patience.signal,
        aws: { allHeaders: true },
      });
      if (!response.ok && response.status !== NOTHING_THERE) throw new Error(`status ${response.status}`);
      clearTimeout(timer);
      timer = until(Math.min(Number(response.headers.get('content-length')), LARGEST));
      return await read(response);
    } catch (error) {
      throw new FilesDown(`S3 ${method}: ${(error as Error).message}`, { cause: error });
    } finally {
      clearTimeout(timer);
    }
  };
  return {
    put: (key, bytes, mimeType) =>
      ask(
        'PUT',
        key,
        async ({ status }) => {
          if (status === NOTHING_THERE) throw new Error('there is no such bucket');
        },
        { bytes, mimeType },
      ),
    get: (key) =>
      ask('GET', key, (response) =>
        response.status === NOTHING_THERE ? Promise.resolve(null) : boundedBody(response, LARGEST),
      ),
    remove: (key) => ask('DELETE', key, async () => {}),
  };
}
