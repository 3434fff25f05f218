/** Writes the lists and documents that are derived from code: `npm run generate`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeCommonPasswords } from './common-passwords.ts';
import { writeFeatureLists } from './feature-lists.ts';
import { ROOT } from './root.ts';

const before = (file: string) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
};

writeFeatureLists();
writeCommonPasswords();
// the documents are derived from the calls that these lists name
const { documents } = await import('@bcs/server/guarantees/documents');
for (const { file, make } of documents) {
  const path = join(ROOT, file);
  const text = await make();
  const same = before(path) === text;
  if (!same) writeFileSync(path, text);
  console.log(`${same ? 'as it was' : 'written  '} ${file}`);
}
