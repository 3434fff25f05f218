import { parseDocument } from 'yaml';
import type { z } from 'zod';
import type { FolderItem } from './folder.ts';
import { splitFrontMatter } from './front-matter.ts';
import { withoutDefaults, writeItem } from './write-folder.ts';

type Facts = Readonly<Record<string, unknown>>;
type Content = Pick<FolderItem<unknown>, 'facts' | 'text'>;

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * Applies changes to the file of an item, and keeps everything else as it was written: comments, the order of keys and
 * line ends. Without changes the file is identical byte by byte. ADM-104, ADM-109
 * @param file the original file; null if there is none yet
 */
export function editFile(file: string | null, before: Content, after: Content, shape: z.ZodObject): string {
  if (file === null) return writeItem(after, shape);
  const [was, will] = [withoutDefaults(before.facts as Facts, shape), withoutDefaults(after.facts as Facts, shape)];
  const keys = [...new Set([...Object.keys(was), ...Object.keys(will)])].filter((key) => !same(was[key], will[key]));
  if (keys.length === 0 && before.text === after.text) return file;
  const plain = file.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  const parts = splitFrontMatter(plain);
  if (!parts) return writeItem(after, shape);
  const document = parseDocument(parts.front, { version: '1.2', schema: 'core' });
  for (const key of keys) {
    if (will[key] === undefined) document.delete(key);
    else document.set(key, document.createNode(will[key]));
  }
  const front = document.toString({ lineWidth: 0 });
  const rest = before.text === after.text ? behindFront(plain) : after.text === '' ? '' : `\n${after.text}\n`;
  const edited = `---\n${front}---\n${rest}`;
  return file.includes('\r\n') ? edited.replaceAll('\n', '\r\n') : edited;
}

/** Returns everything after the second line of dashes. */
function behindFront(file: string): string {
  const end = file.indexOf('\n---\n');
  return end < 0 ? '' : file.slice(end + '\n---\n'.length);
}
