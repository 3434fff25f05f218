import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOUR, plus } from '@bcs/contract/kernel/clock';
import { hostileDrawings } from '#testing/hostile-files/drawings';
import type { HostileFile } from '#testing/hostile-files/hostile-file';
import { hostileRasters, TELL_TALE } from '#testing/hostile-files/rasters';
import { useWorld } from '#testing/world';

const world = useWorld();

/** What a file must not reach. */
let reached = 0;
const elsewhere = createServer((_request, response) => {
  reached += 1;
  response.end();
});
let files: readonly HostileFile[] = [];
beforeAll(async () => {
  await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
  const { port } = elsewhere.address() as AddressInfo;
  files = [...hostileDrawings(`http://127.0.0.1:${port}`), ...(await hostileRasters())];
});
afterAll(() => new Promise((resolve) => elsewhere.close(resolve)));

/** What is wrong with what became of a file, or null: it has no place, is refused, or is a plain picture. */
async function complaint({ name, type, bytes }: HostileFile): Promise<string | null> {
  world.at(plus(world.now, HOUR / 10));
  const about = { fileName: name, mimeType: type, size: Math.max(1, bytes.length) };
  const { status, body } = await world.as('student').call('createScreenshotUpload', about);
  if (status === 422) return null;
  if (status !== 200) return `${name}: no place but ${status}`;
  const answer = await world.app.inject({
    method: 'PUT',
    url: body.uploadUrl,
    payload: bytes,
    headers: { 'content-type': type },
  });
  if (answer.statusCode === 422 || answer.statusCode === 413) return null;
  if (answer.statusCode !== 200) return `${name}: status ${answer.statusCode}`;
  const { rawPayload, headers } = await world.app.inject({ method: 'GET', url: body.fileUrl });
  const { format, width, height, exif, icc, xmp, iptc } = await sharp(rawPayload).metadata();
  if (format !== 'webp' || headers['content-type'] !== 'image/webp') return `${name}: it became ${format}`;
  if (Math.max(width, height) > 2560) return `${name}: ${width} by ${height}`;
  if (exif ?? icc ?? xmp ?? iptc) return `${name}: it brought something along`;
  const text = rawPayload.toString('latin1');
  return /script|alert|<svg|php|onload|root:/i.test(text) || text.includes(TELL_TALE)
    ? `${name}: it says something`
    : null;
}

/** The same worker draws profile pictures, whose tests send all of them; FUZZ=long sends them here as well. */
const EACH = process.env['FUZZ'] === 'long' ? 1 : 3;

test('hostile files sent as screenshots are refused or harmless, and reach nothing [SUPP-018, SUPP-024, D-165]', async () => {
  expect(files.length).toBeGreaterThanOrEqual(70);
  const sent = files.filter((_file, index) => index % EACH === 0);
  const complaints: string[] = [];
  for (const file of sent) complaints.push(...[await complaint(file)].filter((each) => each !== null));
  expect(complaints).toEqual([]);
  expect(reached).toBe(0);
}, 300_000);
