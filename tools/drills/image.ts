import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { freePort } from '@bcs/server/testing/free-port';
import { startServer } from '@bcs/server/testing/server-process';
import { run } from '#run';
import { ROOT } from '#root';
import type { Drill } from './drill.ts';

interface Step {
  readonly what: 'COPY' | 'RUN';
  readonly text: string;
}
type Stage = readonly Step[];

/** The stages of the Dockerfile; what configures the image and changes no file is left out. */
function stagesOf(text: string): Stage[] {
  const stages: Step[][] = [];
  for (const line of text.replaceAll('\\\n', ' ').split('\n')) {
    const [, what, rest = ''] = /^(FROM|COPY|RUN)\s+(.*)$/.exec(line) ?? [];
    if (what === 'FROM') stages.push([]);
    else if (what === 'COPY' || what === 'RUN') stages.at(-1)?.push({ what, text: rest });
  }
  return stages;
}

/** Copies as Docker does: the content of a folder, or a file into a folder. */
function copy(text: string, folder: string, build: string): void {
  const isBuilt = text.startsWith('--from=build');
  const parts = text.replace(/^--\S+\s+/, '').split(/\s+/);
  const target = join(folder, parts.pop() ?? '');
  for (const part of parts) {
    const source = isBuilt ? join(build, part.replace('/bcs/', '')) : join(ROOT, part);
    const into = statSync(source).isFile() ? join(target, basename(part)) : target;
    // as .dockerignore says
    const filter = (path: string) => isBuilt || !/\/(node_modules|dist)(\/|$)/.test(path.slice(ROOT.length));
    cpSync(source, into, { recursive: true, filter });
  }
}

const megabytes = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).reduce(
    (sum, entry) => sum + (entry.isFile() ? readFileSync(join(entry.parentPath, entry.name)).length : 0),
    0,
  ) / 1_000_000;

/** The steps of the Dockerfile, in folders instead of images; what comes out starts and answers. */
export const image: Drill = {
  name: 'image',
  about: 'the steps of the Dockerfile, without Docker',
  run: async ({ dataDir, say, check }) => {
    const stages = stagesOf(readFileSync(join(ROOT, 'Dockerfile'), 'utf8'));
    const folders = stages.map((_, at) => join(dataDir, `stage-${at}`));
    for (const [at, steps] of stages.entries()) {
      const folder = folders[at] ?? '';
      mkdirSync(folder, { recursive: true });
      for (const { what, text } of steps) {
        if (what === 'COPY') copy(text, folder, folders[0] ?? '');
        else if (!text.includes('/data')) {
          const command = text.replace('&& npm cache clean --force', '');
          const { code, output } = await run('bash', ['-ec', command], { cwd: folder, env: { CI: 'true' } });
          if (code !== 0) throw new Error(`This step failed: ${text}\n${output.slice(-3000)}`);
        }
      }
    }
    const final = folders.at(-1) ?? '';
    const size = megabytes(final);
    say(`The final folder has ${size.toFixed(0)} MB.`);
    check('megabytes', size, 120, 'at most');
    const runtimes = readdirSync(join(final, 'node_modules')).filter((name) => /^node-\w+-/.test(name));
    check('Nodes beside that of the image', runtimes.length, 0, 'at most');
    check('the pages are there', Number(existsSync(join(final, 'web/dist'))), 1, 'at least');
    const environment = { DATA_DIR: join(dataDir, 'data'), NODE_ENV: 'production' };
    const server = await startServer(await freePort(), environment, join(final, 'server/src/main.ts'));
    const page = await fetch(`${server.url}/login`);
    check('a page, status', page.status, 200, 'at most');
    check('ends with', (await server.stop()) ?? 1, 0, 'at most');
    rmSync(final, { recursive: true });
  },
};
