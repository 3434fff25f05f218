import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import type { HostileFile } from './hostile-file.ts';

const SCRIPT = '<script>alert(document.domain)</script>';
const of =
  (type: string) =>
  (name: string, bytes: Buffer): HostileFile => ({ name, type, bytes });
const png = of('image/png');
const jpeg = of('image/jpeg');

const number = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};
const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  return Buffer.concat([number(data.length), body, number(crc32(body))]);
};
const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
const END = chunk('IEND', Buffer.alloc(0));
const headOf = (width: number, height: number) =>
  chunk('IHDR', Buffer.concat([number(width), number(height), Buffer.from([8, 0, 0, 0, 0])]));

/** Compresses a huge number of gray pixels into a few bytes. */
const bomb = (side: number) =>
  Buffer.concat([SIGNATURE, headOf(side, side), chunk('IDAT', deflateSync(Buffer.alloc((side + 1) * side))), END]);

/** Inserts chunks after the header of a valid PNG. */
const withChunk = (honest: Buffer, ...chunks: Buffer[]) =>
  Buffer.concat([honest.subarray(0, 33), ...chunks, honest.subarray(33)]);

/** Inserts a comment after the first marker of a valid JPEG. */
const withComment = (honest: Buffer, comment: string) => {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(comment.length + 2);
  return Buffer.concat([
    honest.subarray(0, 2),
    Buffer.from([0xff, 0xfe]),
    length,
    Buffer.from(comment, 'latin1'),
    honest.subarray(2),
  ]);
};

/** A text in a picture's metadata that reveals place and author, and must be removed. */
export const TELL_TALE = 'Taken at home by Maya';

/** Malicious pixel pictures, and files that are none. */
export async function hostileRasters(): Promise<readonly HostileFile[]> {
  const canvas = sharp({ create: { width: 90, height: 60, channels: 3, background: '#3366cc' } });
  const [honest, photo, gif, webp, tiff] = await Promise.all([
    canvas.clone().png().toBuffer(),
    canvas
      .clone()
      .withExif({ IFD0: { ImageDescription: TELL_TALE, Artist: TELL_TALE }, IFD3: { GPSLatitude: '52/1 31/1 0/1' } })
      .jpeg()
      .toBuffer(),
    canvas.clone().gif().toBuffer(),
    canvas.clone().webp().toBuffer(),
    canvas.clone().tiff().toBuffer(),
  ]);
  const broken = Buffer.from(honest);
  broken.writeUInt8(broken.readUInt8(45) ^ 0xff, 45);
  const wide = Buffer.from(photo);
  const frame = wide.indexOf(Buffer.from([0xff, 0xc0]));
  wide.writeUInt16BE(65_500, frame + 5);
  wide.writeUInt16BE(65_500, frame + 7);
  return [
    png('a PNG with a page behind it', Buffer.concat([honest, Buffer.from(SCRIPT)])),
    png('a PNG with an archive behind it', Buffer.concat([honest, Buffer.from('504b0304', 'hex'), randomBytes(500)])),
    png('a PNG with a script in its text', withChunk(honest, chunk('tEXt', Buffer.from(`Comment\0${SCRIPT}`)))),
    png(
      'a PNG with a packed text of 60 MB',
      withChunk(
        honest,
        chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(Buffer.alloc(60_000_000))])),
      ),
    ),
    png(
      'a PNG with a profile of 60 MB',
      withChunk(honest, chunk('iCCP', Buffer.concat([Buffer.from('x\0\0'), deflateSync(Buffer.alloc(60_000_000))]))),
    ),
    png('a PNG of 12,000 by 12,000', bomb(12_000)),
    png('a PNG that claims two thousand million', Buffer.concat([SIGNATURE, headOf(0x7fffffff, 0x7fffffff), END])),
    png('a PNG without a pixel', Buffer.concat([SIGNATURE, headOf(0, 0), END])),
    png('a PNG that breaks off', honest.subarray(0, honest.length - 30)),
    png('the first bytes of a PNG', honest.subarray(0, 20)),
    png('a PNG with a wrong sum', broken),
    jpeg('a photo that tells where it was taken', photo),
    jpeg('a JPEG with a page in its comment', withComment(photo, `*/${SCRIPT}/*`)),
    jpeg('a JPEG with a program behind it', Buffer.concat([photo, Buffer.from('<?php system($_GET["c"]); ?>')])),
    jpeg('a JPEG that claims 65,500 by 65,500', wide),
    jpeg('a JPEG that breaks off', photo.subarray(0, photo.length - 200)),
    png(
      'a GIF that is a script',
      Buffer.concat([Buffer.from('GIF89a/*'), gif.subarray(8), Buffer.from('*/=1;alert(1)')]),
    ),
    png('a GIF', gif),
    png('a WebP', webp),
    png('a TIFF', tiff),
    png('a page', Buffer.from(`<!doctype html>${SCRIPT}`)),
    jpeg('a script', Buffer.from('alert(1)//')),
    png('a PDF', Buffer.from('%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj')),
    png('PostScript', Buffer.from('%!PS\n(/etc/passwd) (r) file')),
    png(
      'a program of ImageMagick',
      Buffer.from('push graphic-context\nfill \'url(https://127.0.0.1/x.jpg"|ls "-la)\'\npop graphic-context'),
    ),
    png('a program of Windows', Buffer.concat([Buffer.from('MZ'), randomBytes(400)])),
    png('a program of Linux', Buffer.concat([Buffer.from('7f454c46', 'hex'), randomBytes(400)])),
    png('an archive', Buffer.concat([Buffer.from('504b0304', 'hex'), randomBytes(400)])),
    png('a film', Buffer.concat([Buffer.from('000000206674797069736f6d', 'hex'), randomBytes(400)])),
    png('a picture of an iPhone', Buffer.concat([Buffer.from('000000186674797068656963', 'hex'), randomBytes(400)])),
    png('a matrix that the library writes itself', Buffer.concat([Buffer.from('b6a6f208', 'hex'), randomBytes(400)])),
    png('a table', Buffer.from('1,2,3\n4,5,6\n')),
    png('noise', randomBytes(5000)),
    png('one byte', Buffer.from([0x89])),
  ];
}
