import { createHmac } from 'node:crypto';

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** AWS's Signature Version 4, written a second time, so that the library is not judged by itself. */
export function s3Signature(secret: string, scope: string, text: string): string {
  const [date = '', region = '', service = '', request = ''] = scope.split('/');
  const key = [region, service, request].reduce(hmac, hmac(`AWS4${secret}`, date));
  return hmac(key, text).toString('hex');
}
