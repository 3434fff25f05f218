import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceFiles } from '#source-files';
import type { Refusal } from './crossing.ts';
import { findCycles } from './cycles.ts';
import { parseFile, type Import, type ParsedFile } from './parsed-file.ts';
import { placeOf, type Place } from './place.ts';
import { resolve } from './resolve.ts';
import { readStairs, type Stairs } from './stairs.ts';
import { refuseImport, refuseLibrary } from './table.ts';

export interface Checked {
  readonly files: number;
  readonly imports: number;
  /** One line for each violation; empty where the house stands. */
  readonly findings: readonly string[];
}

interface House {
  readonly files: ReadonlySet<string>;
  readonly stairs: Stairs;
  readonly graph: Map<string, string[]>;
}

function refuseFile(place: Place, { imports, onlyPassesOn }: ParsedFile, { stairs }: House): Refusal {
  const route = place.floor === 'web' && place.shelf === 'routes';
  if (/(^|\/)index\.tsx?$/.test(place.path) && !route) return 'no barrels: there is no index.ts here';
  if (onlyPassesOn) return 'no barrels: the file only passes on what others own';
  if (imports.some((each) => each.passesOn === 'all')) return 'no barrels: export * from';
  const unknown = place.feature !== null && !stairs.has(place.feature);
  return unknown ? `${place.feature} does not stand in contract/src/features.ts` : null;
}

function refuse(from: Place, { specifier, typeOnly }: Import, { files, stairs, graph }: House): Refusal {
  if (specifier.startsWith('../..')) return 'no ../..: write # and the path from src';
  const target = resolve(from.path, specifier, files);
  if (target.kind === 'missing') return 'leads nowhere';
  if (target.kind === 'asset') return null;
  if (target.kind === 'library') return refuseLibrary(from, target.name);
  graph.get(from.path)?.push(target.path);
  return refuseImport({ from, to: placeOf(target.path), typeOnly, stairs });
}

/** Checks every import of every file against the import table, the stairs, and for circles. */
export async function checkHouse(root: string): Promise<Checked> {
  const paths = sourceFiles(root);
  const stairs = await readStairs(root);
  const house: House = { files: new Set(paths), stairs, graph: new Map(paths.map((path) => [path, []])) };
  const findings: string[] = [];
  let imports = 0;
  for (const path of paths) {
    const place = placeOf(path);
    const parsed = parseFile(path, readFileSync(join(root, path), 'utf8'));
    const wrong = refuseFile(place, parsed, house);
    if (wrong !== null) findings.push(`${path}: ${wrong}`);
    for (const each of parsed.imports) {
      const refusal = refuse(place, each, house);
      if (refusal !== null) findings.push(`${path}:${each.line} '${each.specifier}': ${refusal}`);
    }
    imports += parsed.imports.length;
  }
  for (const cycle of findCycles(house.graph)) findings.push(`a circle: ${cycle.join(' > ')}`);
  if (stairs.size === 0) findings.push('contract/src/features.ts names no feature');
  if (imports === 0) findings.push('no import was found, so nothing was checked');
  return { files: paths.length, imports, findings };
}
