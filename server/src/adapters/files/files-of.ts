import { join } from 'node:path';
import type { FileStore } from '#kernel/file-store';
import type { Settings } from '#kernel/settings';
import { diskFiles } from './disk.ts';
import { s3Files } from './s3.ts';

/** The folder in a data folder that keeps what people upload. */
const UPLOADS = 'uploads';

/** The files that the settings ask for. */
export const filesOf = ({ bucket }: Settings, dataDir: string): FileStore =>
  bucket ? s3Files(bucket) : diskFiles(join(dataDir, UPLOADS));
