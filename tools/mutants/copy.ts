import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT } from '#root';
import { run } from '#run';
import { applyFault, type Mutant } from './mutant.ts';

/** A copy of the sources as they are, in which faults are made; the packages are those of the original. */
export interface SourceCopy {
  readonly folder: string;
  /** Puts the fault in; returns how it is taken out again. */
  readonly put: (mutant: Mutant) => () => void;
  readonly remove: () => void;
}

export async function copySources(): Promise<SourceCopy> {
  const folder = mkdtempSync(join(tmpdir(), 'bcs-mutants-'));
  const { output } = await run('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z']);
  const present = output.split('\0').filter((path) => path !== '' && !/\.(png|mp4|webm)$/.test(path));
  for (const path of present) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(join(ROOT, path), join(folder, path), { force: true });
  }
  linkPackages(folder);
  return {
    folder,
    put: (mutant) => {
      const path = join(folder, mutant.file);
      const text = readFileSync(path, 'utf8');
      const changed = applyFault(mutant, text);
      if (changed === null) throw new Error(`This fault no longer fits: ${mutant.name} (${mutant.file})`);
      writeFileSync(path, changed);
      return () => writeFileSync(path, text);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Shares installed packages; the workspaces belong to the copy, because otherwise the original would be tested. */
function linkPackages(folder: string): void {
  const [from, to] = [join(ROOT, 'node_modules'), join(folder, 'node_modules')];
  mkdirSync(join(to, '@bcs'), { recursive: true });
  for (const name of readdirSync(from).filter((each) => each !== '@bcs' && (each === '.bin' || !each.startsWith('.'))))
    symlinkSync(join(from, name), join(to, name));
  for (const name of readdirSync(join(from, '@bcs'))) symlinkSync(join(folder, name), join(to, '@bcs', name));
}
