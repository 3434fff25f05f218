import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

export interface SpecifiedRequirement {
  readonly id: string;
  readonly text: string;
}

/** The prefixes of known requirements: ATT-007 belongs to ATT. */
export const areaOf = (id: string): string => id.slice(0, id.indexOf('-'));

/** Reads every requirement of a folder of YAML files. */
export function readRegister(folder: string): SpecifiedRequirement[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.yaml'));
  return files.flatMap((name) => parse(readFileSync(join(folder, name), 'utf8')) as SpecifiedRequirement[]);
}
