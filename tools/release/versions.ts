import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '#root';

interface Manifest {
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}
const PACKAGES = ['.', 'contract', 'server', 'web', 'e2e', 'tools', 'client'];

const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')) as Manifest;

/** Every version that the packages of the product name, for themselves or for each other. */
export const versions = (): Set<string> =>
  new Set(
    PACKAGES.map(manifestOf).flatMap(({ version, dependencies = {} }) => [
      version,
      ...Object.entries(dependencies).flatMap(([name, wanted]) => (name.startsWith('@bcs/') ? [wanted] : [])),
    ]),
  );
