import { crc32 } from 'node:zlib';

interface StoredFile {
  readonly name: string;
  readonly data: string;
}

/** A zip file whose files are stored as they are: a journey brings it as a person would, and packs nothing tightly. */
export function storedZip(files: readonly StoredFile[]): Buffer {
  const locals: Buffer[] = [];
  const entries: Buffer[] = [];
  let at = 0;
  for (const file of files) {
    const [name, data] = [Buffer.from(file.name), Buffer.from(file.data)];
    // version, flags, method, time, date, sum, both sizes, and the lengths of name and more
    const told = Buffer.alloc(26);
    told.writeUInt16LE(20, 0);
    told.writeUInt32LE(crc32(data), 10);
    told.writeUInt32LE(data.length, 14);
    told.writeUInt32LE(data.length, 18);
    told.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), told, name, data]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(at, 10);
    entries.push(Buffer.concat([Buffer.from('PK\u0001\u0002'), Buffer.from([20, 0]), told, rest, name]));
    locals.push(local);
    at += local.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.length, 4);
  end.writeUInt16LE(files.length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...locals, directory, Buffer.from('PK\u0005\u0006'), end]);
}
