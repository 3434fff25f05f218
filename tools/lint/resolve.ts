import { posix } from 'node:path';

export type Resolved =
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'library'; readonly name: string }
  /** A picture, a style, a generated file. */
  | { readonly kind: 'asset' };

const SOURCE = /\.(tsx?|mts|mjs)$/;
const ASSET = /\.(gen\.ts|css|woff2|svg|png|json|sql|html|txt|yaml)$/;
/** Workspaces without a src folder. */
const FLAT = ['tools', 'e2e'];
const inside = (workspace: string, rest: string) =>
  FLAT.includes(workspace) ? `${workspace}/${rest}` : `${workspace}/src/${rest}`;

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
  if (specifier.startsWith('#')) return inside(from.slice(0, from.indexOf('/')), specifier.slice(1));
  const across = /^@bcs\/([a-z0-9]+)\/(.+)$/.exec(specifier);
  return across ? inside(across[1] ?? '', across[2] ?? '') : null;
}

/** Returns the file that an import leads to, by its words alone: the type checker finds what leads nowhere. */
export function resolve(from: string, specifier: string): Resolved {
  const path = ownPath(from, specifier.replace(/\?.*$/, ''));
  if (path === null) return { kind: 'library', name: libraryOf(specifier) };
  if (ASSET.test(path)) return { kind: 'asset' };
  return { kind: 'file', path: SOURCE.test(path) ? path : `${path}.ts` };
}
