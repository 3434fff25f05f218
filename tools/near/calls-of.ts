import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '#root';

const FEATURES = join(ROOT, 'contract/src/features');

/** The names of all calls that some features declare. */
export async function callsOf(features: readonly string[]): Promise<string[]> {
  const names: string[] = [];
  for (const feature of features)
    for (const file of declarations(feature))
      names.push(...Object.keys((await import(pathToFileURL(file).href)) as object));
  return names;
}

const declarations = (feature: string) => {
  const folder = join(FEATURES, feature);
  const files = readdirSync(FEATURES).includes(feature) ? readdirSync(folder) : [];
  return files.filter((file) => /^calls(-[\w-]+)?\.ts$/.test(file)).map((file) => join(folder, file));
};
