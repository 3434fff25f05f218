import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '#root';

type Locked = Readonly<
  Record<string, { readonly optionalDependencies?: Record<string, string>; readonly resolved?: string }>
>;

const locked = (): Locked =>
  (JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as { packages: Locked }).packages;

/** What a package of the lockfile wants for some platform, but the lockfile does not name: `npm ci` refuses it. */
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
