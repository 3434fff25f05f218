import { deflateRawSync } from 'node:zlib';
import { oneRosterZip, SCHOOL, type OneRosterFiles } from '#testing/one-roster-zip';
import { zipOf, type ZippedFile } from '#testing/zip-of';

/** A malicious file, with the message about it; null if it is harmless and only its rows may be refused. */
export type Hostile = readonly [title: string, file: Uint8Array, says: RegExp | null];

const NO_ZIP = /not a zip file, or it is damaged/;
const DAMAGED = /damaged/;
const MEGABYTE = 1024 * 1024;
const VALID = oneRosterZip({ files: SCHOOL });
/** The files of a valid source with an additional or a replaced one. */
const source = (...more: readonly ZippedFile[]) =>
  zipOf([{ name: 'manifest.csv', data: 'propertyName,value\noneroster.version,1.1\n' }, ...more]);
const users = (data: string | Uint8Array, how: Partial<ZippedFile> = {}): ZippedFile => ({
  name: 'users.csv',
  data,
  ...how,
});
const cut = (from: number, until?: number): Buffer => VALID.subarray(from, until);
const patched = (change: (bytes: Buffer) => void): Buffer => {
  const bytes = Buffer.from(VALID);
  change(bytes);
  return bytes;
};
const nested = zipOf([{ name: 'a.csv', data: 'a' }]);
const noise = (length: number, seed: number): Buffer => {
  let state = seed;
  return Buffer.from(Array.from({ length }, () => (state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0) >>> 24));
};

const DIRECTORIES: readonly Hostile[] = [
  ['an empty zip', zipOf([]), /no manifest\.csv/],
  ['half a zip', cut(0, VALID.length / 2), NO_ZIP],
  ['the end of a zip alone', Buffer.concat([Buffer.from('PK\u0003\u0004'), cut(VALID.length - 22)]), NO_ZIP],
  ['no end record', cut(0, VALID.length - 22), NO_ZIP],
  ['a directory that tells of more files', zipOf([users('a')], { count: 3 }), NO_ZIP],
  ['a directory that tells of fewer files', zipOf([users('a'), { name: 'b', data: 'b' }], { count: 1 }), NO_ZIP],
  ['65,535 files in the end record', zipOf([users('a')], { count: 0xffff }), /more than 40 files/],
  ['several disks', zipOf([users('a')], { disk: 1 }), NO_ZIP],
  ['something behind its end', Buffer.concat([VALID, Buffer.from('x')]), NO_ZIP],
  [
    'another end record in its comment',
    zipOf([users('a')], { comment: `${'PK\u0005\u0006'}${'x'.repeat(30)}` }),
    /no manifest/,
  ],
  ['a program before it', Buffer.concat([cut(0, 4), Buffer.alloc(500), cut(4)]), NO_ZIP],
  ['a beginning that is no zip', patched((bytes) => bytes.writeUInt8(0, 0)), /as a table/],
  ['a head that is none', patched((bytes) => bytes.writeUInt8(0, bytes.indexOf('PK\u0003\u0004', 9))), DAMAGED],
  ['random bytes', Buffer.concat([cut(0, 4), noise(5000, 1)]), NO_ZIP],
];

const BOUNDS: readonly Hostile[] = [
  [
    '41 files',
    zipOf(Array.from({ length: 41 }, (_, index) => users('', { name: `${index}.csv` }))),
    /more than 40 files/,
  ],
  [
    '4,000 files',
    zipOf(Array.from({ length: 4000 }, (_, index) => users('', { name: `${index}` }))),
    /more than 40 files/,
  ],
  ['a bomb of zeros', source(users(new Uint8Array(30 * MEGABYTE))), /packed more than 100 to 1/],
  ['a bomb that says it is small', source(users(new Uint8Array(9 * MEGABYTE), { size: 100_000 })), DAMAGED],
  ['one file of 4 GB', source(users('a', { size: 0xffff_fffe, packed: 0xffff_fff })), /larger than 50 MB/],
  ['the marks of 64 bits', source(users('a', { size: 0xffff_ffff, packed: 0xffff_ffff })), /larger than 50 MB/],
  [
    'two files of 26 MB',
    source(users('a', { size: 26 * MEGABYTE }), users('b', { name: 'b', size: 26 * MEGABYTE })),
    /larger than 50 MB/,
  ],
  [
    '101 to 1',
    source(users('x'.repeat(4000), { size: 101 * deflateRawSync('x'.repeat(4000)).length })),
    /packed more than 100 to 1/,
  ],
  ['files that share their bytes', source(users('a'), users('a', { name: 'b', at: 0 })), /overlap/],
  ['a file inside another one', source(users(noise(300, 2)), users('a', { name: 'b', at: 150 })), /overlap/],
  ['a file behind the end', source(users('a', { at: 1_000_000 })), NO_ZIP],
  [
    'a file that is longer than the archive',
    source(users('a', { packed: 40_000, size: 40_000, stored: true })),
    NO_ZIP,
  ],
];

const KINDS: readonly Hostile[] = [
  ['a link', source(users('/etc/passwd', { mode: 0o12_0777 })), /contains a link/],
  ['a device', source(users('', { mode: 0o2_0666 })), /contains a link/],
  ['a disk', source(users('', { mode: 0o6_0666 })), /contains a link/],
  ['a pipe', source(users('', { mode: 0o1_0666 })), /contains a link/],
  ['a socket', source(users('', { mode: 0o14_0666 })), /contains a link/],
  ['a password', source(users('a', { flags: 1 })), /protected by a password/],
  ['strong encryption', source(users('a', { flags: 0x41 })), /protected by a password/],
  ['a hidden directory', source(users('a', { flags: 0x2000 })), /protected by a password/],
  ...[1, 6, 9, 12, 14, 93, 95, 99].map((method): Hostile => [
    `method ${method}`,
    source(users('a', { method })),
    /packed in a way that is not supported/,
  ]),
  ...['inner.zip', 'x.tar.gz', 'x.7z', 'deep/x.RAR', 'x.jar', 'x.iso'].map((name): Hostile => [
    `an archive ${name}`,
    source(users('a', { name })),
    /contains another archive/,
  ]),
  ['a zip that calls itself users.csv', source(users(nested)), /contains another archive/],
  ['gzip that calls itself users.csv', source(users(Uint8Array.from([0x1f, 0x8b, 8, 0]))), /contains another archive/],
  ...['../users.csv', '/users.csv', '..\\users.csv', 'C:users.csv', 'a/../../b', 'a\u0000.csv', 'a\u001b[2J', ''].map(
    (name): Hostile => [
      `the name ${JSON.stringify(name)}`,
      source(users('a', { name })),
      /a name that leads elsewhere/,
    ],
  ),
  ['a name twice', source(users('a'), users('b')), /have the same name/],
  ['a name twice but for its case', source(users('a'), users('b', { name: 'USERS.CSV' })), /have the same name/],
  ['more bytes than it says', source(users('sourcedId\nabc', { size: 3 })), DAMAGED],
  ['fewer bytes than it says', source(users('sourcedId', { size: 40 })), DAMAGED],
  ['another sum', source(users('sourcedId', { crc: 7 })), DAMAGED],
  ['no deflate', source(users(noise(50, 3), { stored: true, method: 8 })), DAMAGED],
  ['stored, with two sizes', source(users('sourcedId', { stored: true, size: 4 })), NO_ZIP],
];

const one = (changes: Partial<OneRosterFiles> & { readonly manifest?: readonly string[] }) => {
  const { manifest, files = SCHOOL, ...rest } = changes;
  return oneRosterZip({ ...rest, files: { ...files, ...(manifest && { manifest }) } });
};
const people = (...lines: string[]) =>
  one({
    files: {
      ...SCHOOL,
      users: ['sourcedId,role,givenName,familyName,email', ...lines],
      enrollments: [
        'sourcedId,classSourcedId,userSourcedId,role',
        ...lines.map((line, index) => `e${index},c1,${line.split(',')[0]},student`),
      ],
    },
  });

const CONTENTS: readonly Hostile[] = [
  ['no manifest', zipOf([users('sourcedId\nu1')]), /no manifest\.csv/],
  ['a manifest deep inside', zipOf([{ name: 'a/b/manifest.csv', data: 'x' }]), /no manifest\.csv/],
  ['an empty manifest', one({ manifest: [''] }), /which version/],
  ['a manifest of other columns', one({ manifest: ['name,is', 'a,b'] }), /has no column propertyname/],
  ['OneRoster 1.0', one({ version: '1.0' }), /This is OneRoster 1\.0\./],
  ['OneRoster 2', one({ version: '2' }), /This is OneRoster 2\./],
  ['a version without end', one({ version: '9'.repeat(5000) }), /^This is OneRoster 9{20}\./],
  [
    'a file that is not there',
    one({ manifest: ['propertyName,value', 'oneroster.version,1.1', 'file.roles,bulk'] }),
    /names roles\.csv, which is not in the zip/,
  ],
  ['people without ids', one({ files: { ...SCHOOL, users: ['name', 'x'] } }), /has no column sourcedid/],
  ['an open quote', one({ files: { ...SCHOOL, users: ['sourcedId', '"u1'] } }), /users\.csv is not valid CSV/],
  [
    'a record without end',
    one({ stored: true, files: { ...SCHOOL, users: ['sourcedId', 'x'.repeat(2 * MEGABYTE)] } }),
    /users\.csv is not valid CSV/,
  ],
  ['a NUL', one({ files: { ...SCHOOL, users: ['sourcedId', 'u\u00001'] } }), /users\.csv is not text/],
  ['a picture', source(users(noise(3000, 4))), /users\.csv (?:is no|has no)/],
  ['a program as manifest', zipOf([{ name: 'manifest.csv', data: noise(2000, 5) }]), /manifest\.csv (?:is no|has no)/],
  [
    'words of the language as ids',
    people(
      '__proto__,student,A,B,a@h.example',
      'constructor,student,A,B,b@h.example',
      'toString,student,A,B,c@h.example',
    ),
    null,
  ],
  ['formulas', people(`=1,student,=cmd|' /C calc'!A0,@SUM(1),d@h.example`), null],
  ['statements', people(`x';drop table accounts;--,student,'; delete from accounts;--,B,e@h.example`), null],
  ['an id without end', people(`${'9'.repeat(100_000)},student,A,B,f@h.example`), null],
  ['an e-mail without end', people(`u1,student,A,B,${'g'.repeat(500_000)}@h.example`), null],
  ['letters from right to left and beyond', people('u1,student,\u202Eevil,😀\u200B,h@h.example'), null],
  ['people nobody knows', one({ files: { ...SCHOOL, users: SCHOOL.users.slice(0, 1) } }), null],
  ['a system without end', one({ system: 's'.repeat(100_000) }), null],
  ['a system of signs', one({ system: `../../"'; --` }), null],
];

/** Valid archives with one changed byte: each is refused, or behaves as before. */
const FLIPPED: readonly Hostile[] = Array.from({ length: 40 }, (_, index) => {
  const at = Math.floor((VALID.length / 40) * index) + (index % 7);
  return [`byte ${at} turned round`, patched((bytes) => bytes.writeUInt8((bytes[at] ?? 0) ^ 0xff, at)), null];
});

export const HOSTILE_ARCHIVES: readonly Hostile[] = [...DIRECTORIES, ...BOUNDS, ...KINDS, ...CONTENTS];
export const FLIPPED_ARCHIVES = FLIPPED;
