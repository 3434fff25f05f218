import { hash } from 'node:crypto';
import type { FileStore } from '#kernel/file-store';
import type { Calendar } from './calendar.ts';
import { ACCOUNTS } from './ids.ts';
import type { SeedRow } from './plant.ts';
import { portrait, type Face } from './portrait.ts';

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

/** The accounts that have a picture; all others show their initials. */
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

/** Computes the key of a picture, which is the same in every run. */
const keyOf = (accountId: number) => `pictures/${hash('sha256', `demo picture ${accountId}`, 'base64url')}.png`;

interface PlantedPicture {
  readonly accountId: number;
  readonly key: string;
  readonly bytes: Buffer;
  readonly mimeType: string;
}

let drawn: readonly PlantedPicture[] | undefined;

/** Drawn once per process. */
export const pictures = (): readonly PlantedPicture[] =>
  (drawn ??= Object.entries(FACES).map(([id, drawn]) => ({
    accountId: Number(id),
    key: keyOf(Number(id)),
    bytes: portrait(drawn),
    mimeType: 'image/png',
  })));

/** Puts the files of all pictures where the server keeps files. */
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
