import { hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** A file in every encoding that a browser may ask for. */
export type WebFile = Readonly<{ type: string; etag: string; plain: Buffer; br: Buffer | null; gzip: Buffer | null }>;
/** A page with its paths, where $ precedes names: /sessions/$sessionId. */
export type WebPage = Readonly<{ path: string; file: WebFile }>;
export interface WebFiles {
  /** The files by their address. */
  readonly assets: ReadonlyMap<string, WebFile>;
  readonly pages: readonly WebPage[];
  readonly notFound: WebFile;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};
const NOWHERE = '/404';
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const etagOf = (bytes: Buffer) => `"${hash('sha256', bytes, 'base64url').slice(0, 22)}"`;

/**
 * Reads the built web app into memory, a few megabytes, so that no request ever reaches the disk.
 * @returns null before it was built
 */
export function readWebFiles(folder: string, decommissioned: boolean): WebFiles | null {
  const list = join(folder, 'pages.json');
  if (!existsSync(list)) return null;
  const written = JSON.parse(readFileSync(list, 'utf8')) as { path: string; file: string }[];
  const all = written.map(({ path, file }) => ({ path, file: pageOf(join(folder, file), decommissioned) }));
  const notFound = all.find(({ path }) => path === NOWHERE)?.file;
  if (!notFound) throw new Error(`${list} names no page for unknown paths`);
  return { assets: readAssets(folder), pages: all.filter(({ path }) => path !== NOWHERE), notFound };
}

function pageOf(path: string, decommissioned: boolean): WebFile {
  const html = readFileSync(path, 'utf8');
  // pages learn it from here (D-049)
  const plain = Buffer.from(decommissioned ? html.replace('<html ', '<html data-decommissioned ') : html);
  return {
    type: TYPES['.html'] ?? '',
    etag: etagOf(plain),
    plain,
    br: brotliCompressSync(plain, QUICK),
    gzip: gzipSync(plain),
  };
}

function readAssets(folder: string): Map<string, WebFile> {
  const assets = new Map<string, WebFile>();
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const type = TYPES[extname(name)];
    const path = join(folder, name);
    if (type === undefined || extname(name) === '.html' || !statSync(path).isFile()) continue;
    const plain = readFileSync(path);
    const packed = (ending: string) => (existsSync(path + ending) ? readFileSync(path + ending) : null);
    assets.set(`/${name.replaceAll('\\', '/')}`, {
      type,
      etag: etagOf(plain),
      plain,
      br: packed('.br'),
      gzip: packed('.gz'),
    });
  }
  return assets;
}
