import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '#root';

interface Package {
  readonly optionalDependencies?: Record<string, string>;
  readonly resolved?: string;
  readonly integrity?: string;
  /** A workspace of this repository. */
  readonly link?: boolean;
  readonly dev?: boolean;
  readonly optional?: boolean;
}
type Locked = Readonly<Record<string, Package>>;

const locked = (): Locked =>
  (JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as { packages: Locked }).packages;

/** Lists what a package of the lockfile wants for some platform, but the lockfile does not name: `npm ci` refuses it. */
function missing(packages: Locked): string[] {
  const names = new Set(Object.keys(packages).map((path) => path.replace(/^.*node_modules\//, '')));
  return Object.values(packages)
    .flatMap((each) => Object.keys(each.optionalDependencies ?? {}))
    .filter((name) => !names.has(name));
}

test('the lockfile names the optional packages of every platform, so that npm ci works everywhere', () => {
  expect(missing(locked())).toEqual([]);
});

test('a platform that the lockfile leaves out is found', () => {
  expect(missing({ 'node_modules/fast': { optionalDependencies: { 'fast-darwin': '1.0.0' } } })).toEqual([
    'fast-darwin',
  ]);
});

test('the lockfile names no host: packages come from the registry of the machine', () => {
  const hosts = Object.values(locked()).filter((each) => /^https?:/.test(each.resolved ?? ''));
  expect(hosts).toEqual([]);
});

/** Packages that could be swapped unnoticed. Tools of a developer on another platform come without a hash from npm. */
const unsealed = (packages: Locked): string[] =>
  Object.entries(packages)
    .filter(([path, { link, integrity }]) => path.includes('node_modules/') && !link && !integrity)
    .filter(([, { dev, optional }]) => !(dev && optional))
    .map(([path]) => path);

test('every package that runs in a school is locked with its hash, and so are the tools that every platform needs', () => {
  expect(unsealed(locked())).toEqual([]);
});

test('a package without its hash is found', () => {
  expect(
    unsealed({
      'node_modules/a': { integrity: 'sha512-x' },
      'node_modules/b': {},
      'node_modules/c': { dev: true },
      'node_modules/d': { optional: true },
      'node_modules/e': { dev: true, optional: true },
      'node_modules/@bcs/web': { link: true },
      web: {},
    }),
  ).toEqual(['node_modules/b', 'node_modules/c', 'node_modules/d']);
});
