import { join } from 'node:path';
import type { FileStore } from '#kernel/file-store';
import type { Settings } from '#kernel/settings';
import { diskFiles } from './disk.ts';
import { s3Files } from './s3.ts';

/** The folder within the data folder in which uploads are stored. */
const UPLOADS = 'uploads';

/** The file store that the settings select. */
export const filesOf = ({ bucket }: Settings, dataDir: string): FileStore =>
  bucket ? s3Files(bucket) : diskFiles(join(dataDir, UPLOADS));
