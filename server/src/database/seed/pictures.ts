import { hash } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import type { FileStore } from '#kernel/file-store';
import type { Calendar } from './calendar.ts';
import { ACCOUNTS } from './ids.ts';
import type { SeedRow } from './plant.ts';

type Colour = readonly [red: number, green: number, blue: number];

/** The parts of a drawn face. */
interface Face {
  readonly wall: Colour;
  readonly skin: Colour;
  readonly hair: Colour;
  readonly shirt: Colour;
  /** The length of the hair, from 0 (short) to 1 (long). */
  readonly length: number;
}

const SIDE = 160;
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Tells whether a point lies in an ellipse; all values are between 0 and 1. */
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

/** Draws a face as a PNG file, so that the repository needs no picture files. */
function portrait(face: Face): Buffer {
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

const SKIN = { pale: [244, 214, 194], warm: [224, 172, 132], brown: [161, 104, 66], dark: [104, 66, 44] } as const;
const HAIR = { black: [32, 28, 30], brown: [92, 58, 36], fair: [206, 162, 92], red: [158, 74, 40] } as const;
const WALL = { blue: [120, 164, 210], green: [126, 184, 150], sand: [214, 188, 142], rose: [212, 150, 158] } as const;
const SHIRT = { navy: [38, 58, 98], white: [236, 238, 240], wine: [120, 38, 62], teal: [28, 118, 120] } as const;

const face = (
  wall: keyof typeof WALL,
  skin: keyof typeof SKIN,
  hair: keyof typeof HAIR,
  shirt: keyof typeof SHIRT,
  length: number,
): Face => ({ wall: WALL[wall], skin: SKIN[skin], hair: HAIR[hair], shirt: SHIRT[shirt], length });

/** The accounts with a picture; all others show initials. */
const FACES: Readonly<Record<number, Face>> = {
  [ACCOUNTS.student]: face('sand', 'dark', 'black', 'teal', 1),
  [ACCOUNTS.ta]: face('blue', 'pale', 'brown', 'navy', 0),
  [ACCOUNTS.ssm]: face('rose', 'warm', 'brown', 'white', 0.8),
  [ACCOUNTS.lakesideStudent]: face('green', 'warm', 'black', 'white', 0.6),
  4: face('green', 'pale', 'fair', 'navy', 1),
  6: face('rose', 'pale', 'red', 'wine', 0.9),
  9: face('sand', 'brown', 'black', 'white', 0),
  12: face('blue', 'warm', 'black', 'wine', 1),
  17: face('green', 'warm', 'black', 'navy', 0.1),
};

/** The key of a picture, which is the same in every run. */
const keyOf = (accountId: number) => `pictures/${hash('sha256', `demo picture ${accountId}`, 'base64url')}.png`;

type PlantedPicture = Readonly<{ accountId: number; key: string; bytes: Buffer; mimeType: string }>;

let drawn: readonly PlantedPicture[] | undefined;

/** The pictures, drawn once per process. */
export const pictures = (): readonly PlantedPicture[] =>
  (drawn ??= Object.entries(FACES).map(([id, drawn]) => ({
    accountId: Number(id),
    key: keyOf(Number(id)),
    bytes: portrait(drawn),
    mimeType: 'image/png',
  })));

/** Stores the picture files where the server keeps its files. */
export const putPictures = async (files: FileStore): Promise<void> => {
  await Promise.all(pictures().map(({ key, bytes, mimeType }) => files.put(key, bytes, mimeType)));
};

/** Returns the address of the picture of a demo account; null for those without one. */
export const pictureUrlOf = (accountId: number): string | null =>
  accountId in FACES ? `/files/${keyOf(accountId)}` : null;

const SAVED_DAYS_AGO = 40;

export const uploads = (calendar: Calendar): SeedRow[] =>
  pictures().map(({ accountId, key, bytes, mimeType }) => ({
    key,
    account_id: accountId,
    kind: 'picture',
    mime_type: mimeType,
    size: bytes.length,
    created_at: calendar.at(-SAVED_DAYS_AGO, '20:00'),
    received_at: calendar.at(-SAVED_DAYS_AGO, '20:00'),
    attached_at: calendar.at(-SAVED_DAYS_AGO, '20:00'),
    removed_at: null,
  }));
