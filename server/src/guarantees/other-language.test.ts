import { execFile, execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import * as api from '@bcs/contract/features/instructor-api/calls';
import { GRAPHQL_PATH } from '@bcs/contract/features/instructor-api/graph';
import { DEMO_PASSWORD } from '#database/seed/password';
import { listenWorld } from '#testing/listening';
import { useWorld } from '#testing/world';

const WALKER = join(import.meta.dirname, '../testing/walk_api.py');
const hasPython = (() => {
  try {
    return execFileSync('python3', ['--version'], { encoding: 'utf8', stdio: 'pipe' }).startsWith('Python 3');
  } catch {
    return false;
  }
})();

const world = useWorld();
const server = listenWorld(world);

interface Step {
  readonly path: string;
  readonly status: number;
  readonly problem: string | null;
}
async function walk(password: string): Promise<Step[]> {
  const { stdout } = await promisify(execFile)('python3', [
    WALKER,
    server.origin,
    'instructor@northfield.example',
    password,
  ]);
  return stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Step);
}

// listed among the skipped tests if the machine has no Python 3
test.skipIf(!hasPython)(
  'a program in Python walks the whole API by its published description alone, and every answer is as described [API-017, API-018, API-026, API-028]',
  async () => {
    const steps = await walk(DEMO_PASSWORD);
    expect(steps.filter(({ status, problem }) => status !== 200 || problem !== null)).toEqual([]);
    const all = [...Object.values(api).map(({ at }) => at.split(' ')[1]), GRAPHQL_PATH];
    expect(steps.map(({ path }) => path).toSorted()).toEqual(all.toSorted());
  },
);

test.skipIf(!hasPython)('without a login it gets nowhere [control]', async () => {
  await expect(walk('wrong')).rejects.toThrow('nothing leads on to');
});
