import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { ROOT } from '#root';
import { run } from '#run';

const houses: string[] = [];
afterEach(() => {
  for (const house of houses.splice(0)) rmSync(house, { recursive: true, force: true });
});

const write = (house: string, path: string, text: string) => {
  mkdirSync(dirname(join(house, path)), { recursive: true });
  writeFileSync(join(house, path), text);
};
const program = (house: string, path: string, script: string) => {
  write(house, path, `#!/bin/sh\n${script}\n`);
  chmodSync(join(house, path), 0o755);
};
const lockfile = (version: string) => JSON.stringify({ packages: { '': {}, 'node_modules/zod': { version } } });

/** A bare machine: the setup, a lockfile that wants zod 2.0.0, an npm that does what it is told, a browser, no packages. */
function machine(npm: string): string {
  const house = mkdtempSync(join(tmpdir(), 'bcs-machine-'));
  houses.push(house);
  cpSync(join(ROOT, 'tools/setup.mjs'), join(house, 'tools/setup.mjs'));
  cpSync(join(ROOT, 'tools/setup'), join(house, 'tools/setup'), { recursive: true });
  write(house, 'package.json', '{ "type": "module" }');
  write(house, 'package-lock.json', lockfile('2.0.0'));
  program(house, 'bin/npm', `echo "$@" >> asked\n${npm}`);
  program(house, 'bin/chromium', '');
  return house;
}

const INSTALLS = `mkdir -p node_modules/.bin
cp package-lock.json node_modules/.package-lock.json
printf '#!/bin/sh\\necho v24.1.0\\n' > node_modules/.bin/node && chmod +x node_modules/.bin/node`;
const AWAY = 'echo "npm error code ENOTFOUND" >&2; exit 1';

const setUp = (house: string, ...args: string[]) => setUpFor('development', house, ...args);
const setUpFor = (purpose: 'development' | 'production' | 'test', house: string, ...args: string[]) =>
  run(process.execPath, ['tools/setup.mjs', ...args], {
    cwd: house,
    env: { NODE_ENV: purpose, PATH: [join(house, 'bin'), '/usr/bin', '/bin'].join(delimiter), BCS_CHROMIUM: '' },
  });
const asked = (house: string) =>
  existsSync(join(house, 'asked')) ? readFileSync(join(house, 'asked'), 'utf8').trim().split('\n') : [];
const installed = (house: string, version: string) => {
  write(house, 'node_modules/.package-lock.json', lockfile(version));
  program(house, 'node_modules/.bin/node', 'echo v24.1.0');
};

test('a bare machine gets its packages from the lockfile, and is told so', async () => {
  const house = machine(INSTALLS);
  const { code, output } = await setUp(house);
  expect(code, output).toBe(0);
  expect(output).toContain('nothing is installed yet');
  expect(asked(house)[0]).toMatch(/^ci /);
});

test('the second time there is nothing to do, and nothing is said', async () => {
  const house = machine(INSTALLS);
  await setUp(house);
  const began = performance.now();
  const { code, output } = await setUp(house, 'test');
  expect([code, output]).toEqual([0, '']);
  expect(performance.now() - began).toBeLessThan(2000);
  expect(asked(house)).toHaveLength(1);
});

test('packages that are not what the lockfile says are replaced', async () => {
  const house = machine(INSTALLS);
  installed(house, '1.0.0');
  const { code, output } = await setUp(house);
  expect(code, output).toBe(0);
  expect(output).toContain('zod is not what the lockfile says');
  expect(readFileSync(join(house, 'node_modules/.package-lock.json'), 'utf8')).toBe(lockfile('2.0.0'));
});

test('without a connection the earlier packages stay, with a clear sentence', async () => {
  const house = machine(AWAY);
  installed(house, '1.0.0');
  const { code, output } = await setUp(house);
  expect(code, output).toBe(0);
  expect(output).toContain('no connection to the package registry. Going on with the packages');
  expect(readFileSync(join(house, 'node_modules/.package-lock.json'), 'utf8')).toBe(lockfile('1.0.0'));
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
  const house = machine(INSTALLS);
  installed(house, '2.0.0');
  program(house, 'node_modules/.bin/node', 'exit 127');
  const { code, output } = await setUp(house);
  expect(code).toBe(1);
  expect(output).toContain('node_modules/.bin/node does not run on this machine');
});

test('a browser that is named and does not exist is an error', async () => {
  const house = machine(INSTALLS);
  installed(house, '2.0.0');
  const { code, output } = await run(process.execPath, ['tools/setup.mjs', 'test'], {
    cwd: house,
    env: { BCS_CHROMIUM: join(house, 'gone') },
  });
  expect(code).toBe(1);
  expect(output).toContain('BCS_CHROMIUM names');
});

test('the web app is built when a source has changed, and only then', async () => {
  const house = machine(INSTALLS);
  installed(house, '2.0.0');
  program(house, 'node_modules/.bin/vite', 'echo build >> built; rm -rf web/dist; mkdir -p web/dist');
  write(house, 'web/index.html', '<p>');
  write(house, 'contract/src/features.ts', '1');
  const builds = async () => {
    const { code, output } = await setUp(house, 'start');
    expect(code, output).toBe(0);
    return readFileSync(join(house, 'built'), 'utf8').trim().split('\n').length;
  };
  expect(await builds()).toBe(1);
  expect(await builds()).toBe(1);
  write(house, 'contract/src/features.ts', '2');
  expect(await builds()).toBe(2);
  write(house, 'web/src/a.test.ts', 'a test is no source');
  expect(await builds()).toBe(2);
  rmSync(join(house, 'web/dist'), { recursive: true });
  expect(await builds()).toBe(3);
});

test('the web app is built for production, whatever the build is started from', async () => {
  const house = machine(INSTALLS);
  installed(house, '2.0.0');
  program(house, 'node_modules/.bin/vite', 'echo $NODE_ENV >> built; mkdir -p web/dist');
  write(house, 'web/index.html', '<p>');
  for (const purpose of ['development', 'test', 'production'] as const) {
    rmSync(join(house, 'web/dist'), { recursive: true, force: true });
    await setUpFor(purpose, house, 'start');
  }
  expect(readFileSync(join(house, 'built'), 'utf8').trim().split('\n')).toEqual(Array(3).fill('production'));
});

test('a built production installation starts with the packages that it has, without those of the tools', async () => {
  const house = machine(INSTALLS);
  installed(house, '1.0.0');
  expect((await setUpFor('production', house, 'start')).code).toBe(0);
  expect(asked(house)).toEqual([]);
  await setUp(house, 'start');
  expect(asked(house)[0]).toMatch(/^ci /);
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
