import { hash } from 'node:crypto';
import { AwsV4Signer } from 'aws4fetch';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { FilesDown } from '#kernel/file-store';
import { s3Signature, openS3, type S3Stub } from '#testing/s3-stub';
import { s3Files } from './s3.ts';

const EXAMPLE = {
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
};
/** The two example signatures that AWS publishes for Signature Version 4. */
const PRESIGNED_GET = 'aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404';
const POST_POLICY = '8afdbf4008c03f22c2cd3cdb72e4afbb1f6a588f3255ac628749a66d7f09699e';

test('the library signs the presigned GET of the AWS documentation as it is published', async () => {
  const signer = new AwsV4Signer({
    ...EXAMPLE,
    url: 'https://examplebucket.s3.amazonaws.com/test.txt?X-Amz-Expires=86400',
    method: 'GET',
    service: 's3',
    region: 'us-east-1',
    datetime: '20130524T000000Z',
    signQuery: true,
  });
  expect((await signer.sign()).url.searchParams.get('X-Amz-Signature')).toBe(PRESIGNED_GET);
});

test('the signature of the stand-in is that of both published examples', () => {
  const presigned = [
    'GET',
    '/test.txt',
    'X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Credential=AKIAIOSFODNN7EXAMPLE%2F20130524%2Fus-east-1%2Fs3%2Faws4_request' +
      '&X-Amz-Date=20130524T000000Z&X-Amz-Expires=86400&X-Amz-SignedHeaders=host',
    'host:examplebucket.s3.amazonaws.com',
    '',
    'host',
    'UNSIGNED-PAYLOAD',
  ].join('\n');
  const scope = '20130524/us-east-1/s3/aws4_request';
  const text = ['AWS4-HMAC-SHA256', '20130524T000000Z', scope, hash('sha256', presigned)].join('\n');
  expect(s3Signature(EXAMPLE.secretAccessKey, scope, text)).toBe(PRESIGNED_GET);
  const policy = [
    '{ "expiration": "2015-12-30T12:00:00.000Z",',
    '  "conditions": [',
    '    {"bucket": "sigv4examplebucket"},',
    '    ["starts-with", "$key", "user/user1/"],',
    '    {"acl": "public-read"},',
    '    {"success_action_redirect": "http://sigv4examplebucket.s3.amazonaws.com/successful_upload.html"},',
    '    ["starts-with", "$Content-Type", "image/"],',
    '    {"x-amz-meta-uuid": "14365123651274"},',
    '    {"x-amz-server-side-encryption": "AES256"},',
    '    ["starts-with", "$x-amz-meta-tag", ""],',
    '',
    '    {"x-amz-credential": "AKIAIOSFODNN7EXAMPLE/20151229/us-east-1/s3/aws4_request"},',
    '    {"x-amz-algorithm": "AWS4-HMAC-SHA256"},',
    '    {"x-amz-date": "20151229T000000Z" }',
    '  ]',
    '}',
  ].join('\r\n');
  const base64 = Buffer.from(policy).toString('base64');
  expect(s3Signature(EXAMPLE.secretAccessKey, '20151229/us-east-1/s3/aws4_request', base64)).toBe(POST_POLICY);
});

let s3: S3Stub;
const KEY = 'pictures/mine.webp';
const put = (files = s3Files(s3.settings)) => files.put(KEY, Buffer.from('x'), 'image/webp');

beforeAll(async () => {
  s3 = await openS3();
});
afterAll(() => s3.close());
beforeEach(() => {
  s3.mood = 'well';
  s3.files.clear();
  s3.refusals.length = 0;
});

test('a file lies in the bucket under its key, with its type', async () => {
  await put();
  expect(s3.files.get(KEY)).toEqual({ bytes: Buffer.from('x'), mimeType: 'image/webp' });
});

test.each([
  ['another secret', { secretAccessKey: 'wrong' }, 'SignatureDoesNotMatch'],
  ['another key', { accessKeyId: 'AKIANOBODY' }, 'InvalidAccessKeyId'],
  ['another region', { region: 'us-east-1' }, 'AuthorizationHeaderMalformed'],
])('the stand-in refuses %s', async (_what, changed, reason) => {
  await expect(put(s3Files({ ...s3.settings, ...changed }))).rejects.toThrow(FilesDown);
  expect(s3.refusals[0]).toBe(reason);
  expect(s3.files.size).toBe(0);
});

test('the stand-in refuses a signed request whose content, key or time was changed on the way', async () => {
  const { endpoint, bucket, ...credentials } = s3.settings;
  const sign = (datetime?: string) =>
    new AwsV4Signer({
      ...credentials,
      service: 's3',
      method: 'PUT',
      url: `${endpoint}/${bucket}/${KEY}`,
      headers: { 'x-amz-content-sha256': hash('sha256', 'x') },
      body: 'x',
      ...(datetime !== undefined && { datetime }),
    }).sign();
  const { url, headers } = await sign();
  const send = (to: string, given: Headers, body: string) =>
    fetch(to, { method: 'PUT', headers: given, body: Buffer.from(body) }).then(({ status }) => status);
  expect(await send(url.href, headers, 'x')).toBe(200);
  expect(await send(url.href, headers, 'y')).toBe(403);
  expect(await send(`${url.href}2`, headers, 'x')).toBe(403);
  const old = await sign('20200101T000000Z');
  expect(await send(url.href, old.headers, 'x')).toBe(403);
  expect(s3.refusals).toEqual(['XAmzContentSHA256Mismatch', 'SignatureDoesNotMatch', 'RequestTimeTooSkewed']);
});

test('a bucket that is missing is told, and not taken for a file that is', async () => {
  await expect(put(s3Files({ ...s3.settings, bucket: 'another' }))).rejects.toThrow(FilesDown);
});

test('storage that fails once is asked again', async () => {
  s3.mood = 'once down';
  await put();
  expect(s3.files.has(KEY)).toBe(true);
});

test.each(['down', 'slow', 'cut', 'redirecting'] as const)('storage that is %s is given up in time', async (mood) => {
  await put();
  s3.mood = mood;
  await expect(s3Files(s3.settings, 400).get(KEY)).rejects.toThrow(FilesDown);
});
