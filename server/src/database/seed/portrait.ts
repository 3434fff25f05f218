import { crc32, deflateSync } from 'node:zlib';

type Colour = readonly [red: number, green: number, blue: number];

/** The parts of a drawn face. */
export interface Face {
  readonly wall: Colour;
  readonly skin: Colour;
  readonly hair: Colour;
  readonly shirt: Colour;
  /** The length of the hair, from 0 for short to 1 for long. */
  readonly length: number;
}

const SIDE = 160;
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Tells whether a point lies in an ellipse; all between 0 and 1. */
const within = (x: number, y: number, [left, top, wide, high]: readonly [number, number, number, number]) =>
  ((x - left) / wide) ** 2 + ((y - top) / high) ** 2 <= 1;

function colourAt(x: number, y: number, { wall, skin, hair, shirt, length }: Face): Colour {
  const isHead = within(x, y, [0.5, 0.44, 0.17, 0.22]);
  if (isHead && y > 0.34 - 0.5 * (x - 0.42) ** 2) return skin;
  if (within(x, y, [0.5, 0.4, 0.22, 0.24]) && y < 0.42 + length * 0.2) return hair;
  if (isHead || (Math.abs(x - 0.5) < 0.07 && y > 0.6 && y < 0.74)) return skin;
  if (within(x, y, [0.5, 1.02, 0.38, 0.34])) return shirt;
  if (length > 0 && y < 0.44 + length * 0.34 && Math.abs(x - 0.5) < 0.22 && y > 0.4) return hair;
  return wall.map((part) => Math.round(part + (255 - part) * 0.35 * (1 - y))) as unknown as Colour;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A face as a PNG file: the demo world has pictures without any file of them in the repository. */
export function portrait(face: Face): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(SIDE, 0);
  head.writeUInt32BE(SIDE, 4);
  // eight bits for each of red, green and blue
  head.set([8, 2], 8);
  const rows = Array.from({ length: SIDE }, (_row, y) =>
    Buffer.from([0, ...Array.from({ length: SIDE }, (_point, x) => colourAt(x / SIDE, y / SIDE, face)).flat()]),
  );
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
