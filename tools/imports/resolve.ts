import { posix } from 'node:path';

export type Resolved =
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'library'; readonly name: string }
  | { readonly kind: 'asset' }
  | { readonly kind: 'missing' };

const SOURCE = /\.(tsx?|mts|mjs)$/;
const floorOf = (path: string) => path.slice(0, path.indexOf('/'));
/** Floors without a src folder. */
const FLAT = ['tools', 'e2e'];
const inside = (floor: string, rest: string) => (FLAT.includes(floor) ? `${floor}/${rest}` : `${floor}/src/${rest}`);

/** The name of the package that a bare specifier belongs to. */
const libraryOf = (specifier: string) =>
  specifier.startsWith('node:')
    ? specifier
    : specifier
        .split('/')
        .slice(0, specifier.startsWith('@') ? 2 : 1)
        .join('/');

/** The path that a specifier of our own points to, or null where it points to a library. */
function ownPath(from: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier);
  if (specifier.startsWith('#')) return inside(floorOf(from), specifier.slice(1));
  const across = /^@bcs\/([a-z0-9]+)\/(.+)$/.exec(specifier);
  return across ? inside(across[1] ?? '', across[2] ?? '') : null;
}

/** Resolves an import as Node and Vite do, to a known file, a library, an asset, or to nothing. */
export function resolve(from: string, specifier: string, files: ReadonlySet<string>): Resolved {
  const path = ownPath(from, specifier.replace(/\?.*$/, ''));
  if (path === null) return { kind: 'library', name: libraryOf(specifier) };
  if (path.endsWith('.gen.ts')) return { kind: 'asset' };
  const found = [path, `${path}.ts`, `${path}.tsx`].find((each) => files.has(each));
  if (found !== undefined) return { kind: 'file', path: found };
  const asset = /\.[a-z0-9]+$/.test(path) && !SOURCE.test(path);
  return asset ? { kind: 'asset' } : { kind: 'missing' };
}
