import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { ROOT } from '#root';
import { checkHouse } from './check-house.ts';

const houses: string[] = [];
afterEach(() => {
  for (const house of houses.splice(0)) rmSync(house, { recursive: true, force: true });
});

type Files = Readonly<Record<string, string>>;

const STAIRS: Files = { 'contract/src/features.ts': "export const FEATURES = ['low', 'middle', 'high'] as const;\n" };
/** Keeps a house from being empty: one import that is allowed. */
const SOUND: Files = {
  'contract/src/kernel/roles.ts': 'export const ROLES = 1;\n',
  'contract/src/kernel/ability.ts': "import { ROLES } from './roles.ts';\nexport const ALL = ROLES;\n",
};

/** Builds a house in a temporary folder and checks it. */
async function findings(files: Files): Promise<readonly string[]> {
  const house = mkdtempSync(join(tmpdir(), 'house-'));
  houses.push(house);
  for (const [path, text] of Object.entries({ ...STAIRS, ...SOUND, ...files })) {
    mkdirSync(dirname(join(house, path)), { recursive: true });
    writeFileSync(join(house, path), text);
  }
  return (await checkHouse(house)).findings;
}

/** One import of one file by another, and what is said about it. */
const imports = (from: string, statement: string, to?: string) =>
  findings({
    ...(to === undefined ? {} : { [to]: 'export const it = 1;\nexport type It = 1;\n' }),
    [from]: `${statement}\n`,
  });

test('the house itself stands, and was looked at', async () => {
  const { files, imports: looked, findings: found } = await checkHouse(ROOT);
  expect(found).toEqual([]);
  expect(files).toBeGreaterThan(100);
  expect(looked).toBeGreaterThan(300);
});

test('a house without imports was not checked, and fails', async () => {
  expect(await findings({ 'contract/src/kernel/ability.ts': 'export const a = 1;\n' })).toEqual([
    'no import was found, so nothing was checked',
  ]);
});

test('a list of no features fails', async () => {
  expect(await findings({ 'contract/src/features.ts': 'export const FEATURES = [];\n' })).toEqual([
    'contract/src/features.ts names no feature',
  ]);
});

const C = 'contract/src/features';
const S = 'server/src';
const W = 'web/src';

describe('forbidden', () => {
  test.each<[string, string, string, string | undefined, string]>([
    [
      'up the stairs in the contract',
      `${C}/low/rules.ts`,
      "import { it } from '#features/high/rules';",
      `${C}/high/rules.ts`,
      'up the stairs',
    ],
    [
      'up the stairs in the server',
      `${S}/features/low/queries.ts`,
      "import { it } from '#features/high/queries';",
      `${S}/features/high/queries.ts`,
      'up the stairs',
    ],
    [
      'up the stairs from server to contract',
      `${S}/features/low/queries.ts`,
      "import { it } from '@bcs/contract/features/high/rules';",
      `${C}/high/rules.ts`,
      'up the stairs',
    ],
    [
      'up the stairs in the web',
      `${W}/features/low/card.tsx`,
      "import { it } from '#features/high/card.tsx';",
      `${W}/features/high/card.tsx`,
      'up the stairs',
    ],
    [
      'up the stairs by a type',
      `${C}/low/model.ts`,
      "import type { It } from '#features/high/model';",
      `${C}/high/model.ts`,
      'up the stairs',
    ],
    [
      'up the stairs by a type query',
      `${C}/low/model.ts`,
      "export type A = import('#features/high/model').It;",
      `${C}/high/model.ts`,
      'up the stairs',
    ],
    [
      'up the stairs while running',
      `${W}/features/low/card.tsx`,
      "export const later = () => import('#features/high/card.tsx');",
      `${W}/features/high/card.tsx`,
      'up the stairs',
    ],
    [
      'up the stairs by passing on',
      `${C}/low/rules.ts`,
      "export { it } from '#features/high/rules';\nexport const a = 1;",
      `${C}/high/rules.ts`,
      'up the stairs',
    ],
    [
      'up the stairs in a test',
      `${C}/low/rules.test.ts`,
      "import { it } from '#features/high/rules';",
      `${C}/high/rules.ts`,
      'up the stairs',
    ],
    [
      'a feature that stands nowhere',
      `${C}/cellar/rules.ts`,
      "import { ROLES } from '#kernel/roles';",
      undefined,
      'does not stand in contract/src/features.ts',
    ],
    ['a library in rules', `${C}/low/rules.ts`, "import { z } from 'zod';", undefined, 'rules imports no library'],
    [
      'a library in a rule named by its noun',
      `${C}/low/check-in.ts`,
      "import { z } from 'zod';",
      undefined,
      'rules imports no library',
    ],
    [
      'another library than zod in a model',
      `${C}/low/model.ts`,
      "import fs from 'node:fs';",
      undefined,
      'no library but zod',
    ],
    [
      'zod in rules by way of a model',
      `${C}/low/rules.ts`,
      "import { it } from './model.ts';",
      `${C}/low/model.ts`,
      'as a type only',
    ],
    [
      'zod in rules by an import of types that stays',
      `${C}/low/rules.ts`,
      "import { type It } from './model.ts';",
      `${C}/low/model.ts`,
      'as a type only',
    ],
    [
      'zod in abilities by way of the kernel',
      `${C}/low/abilities.ts`,
      "import { it } from '#kernel/call';",
      'contract/src/kernel/call.ts',
      'may not import zod',
    ],
    [
      'calls in rules',
      `${C}/low/rules.ts`,
      "import type { It } from './calls.ts';",
      `${C}/low/calls.ts`,
      'rules may not import calls',
    ],
    [
      'abilities in rules',
      `${C}/low/rules.ts`,
      "import { it } from './abilities.ts';",
      `${C}/low/abilities.ts`,
      'rules may not import abilities',
    ],
    [
      'rules in a model',
      `${C}/low/model.ts`,
      "import { it } from './rules.ts';",
      `${C}/low/rules.ts`,
      'model may not import rules',
    ],
    [
      'calls in abilities',
      `${C}/low/abilities.ts`,
      "import type { It } from './calls.ts';",
      `${C}/low/calls.ts`,
      'abilities may not import calls',
    ],
    [
      'the gathered contract in a feature',
      `${C}/low/calls.ts`,
      "import { it } from '#contract';",
      'contract/src/contract.ts',
      'gathered contract',
    ],
    [
      'a feature in the kernel',
      'contract/src/kernel/call.ts',
      "import { it } from '#features/low/rules';",
      `${C}/low/rules.ts`,
      'the kernel knows',
    ],
    [
      'the server in the contract',
      `${C}/low/calls.ts`,
      "import type { It } from '@bcs/server/app';",
      `${S}/app.ts`,
      'contract may not import server',
    ],
    [
      'the server in the web',
      `${W}/lib/api.ts`,
      "import type { It } from '@bcs/server/app';",
      `${S}/app.ts`,
      'web may not import server',
    ],
    [
      'the web in the server',
      `${S}/app.ts`,
      "import { it } from '../../web/src/lib/api.ts';",
      `${W}/lib/api.ts`,
      'no ../..',
    ],
    [
      'the web in the server by its package',
      `${S}/app.ts`,
      "import { it } from '@bcs/web/lib/api';",
      `${W}/lib/api.ts`,
      'server may not import web',
    ],
    [
      'the web in the contract',
      `${C}/low/rules.ts`,
      "import { it } from '@bcs/web/lib/api';",
      `${W}/lib/api.ts`,
      'contract may not import web',
    ],
    [
      'the tools in the server',
      `${S}/app.ts`,
      "import { it } from '@bcs/tools/run';",
      'tools/run.ts',
      'server may not import tools',
    ],
    [
      'doors in a feature',
      `${S}/features/low/handlers.ts`,
      "import { it } from '#doors/broker';",
      `${S}/doors/broker.ts`,
      'features may not import doors',
    ],
    [
      'doors in a feature by a type',
      `${S}/features/low/handlers.ts`,
      "import type { It } from '#doors/broker';",
      `${S}/doors/broker.ts`,
      'features may not import doors',
    ],
    [
      'HTTP in a feature',
      `${S}/features/low/handlers.ts`,
      "import type { FastifyRequest } from 'fastify';",
      undefined,
      'knows no HTTP',
    ],
    [
      'an adapter in a feature',
      `${S}/features/low/handlers.ts`,
      "import { it } from '#adapters/mail/smtp';",
      `${S}/adapters/mail/smtp.ts`,
      'as types only',
    ],
    [
      'handlers of a lower feature',
      `${S}/features/high/handlers.ts`,
      "import { it } from '#features/low/handlers';",
      `${S}/features/low/handlers.ts`,
      'by the registry only',
    ],
    [
      'handlers in the app',
      `${S}/app.ts`,
      "import { it } from '#features/low/handlers';",
      `${S}/features/low/handlers.ts`,
      'by the registry only',
    ],
    [
      'insides of a lower feature',
      `${S}/features/high/handlers.ts`,
      "import { it } from '#features/low/secrets';",
      `${S}/features/low/secrets.ts`,
      'a feature shows queries',
    ],
    [
      'queries in the registry',
      `${S}/registry.ts`,
      "import { it } from '#features/low/queries';",
      `${S}/features/low/queries.ts`,
      'handlers only',
    ],
    [
      'features in a door',
      `${S}/doors/broker.ts`,
      "import { it } from '#features/low/queries';",
      `${S}/features/low/queries.ts`,
      'doors may not import features',
    ],
    [
      'the database in a door',
      `${S}/doors/broker.ts`,
      "import { it } from '#database/db';",
      `${S}/database/db.ts`,
      'as types only',
    ],
    [
      'features in the server kernel',
      `${S}/kernel/serve.ts`,
      "import { it } from '#features/low/queries';",
      `${S}/features/low/queries.ts`,
      'kernel may not import features',
    ],
    [
      'contract features in the server kernel',
      `${S}/kernel/serve.ts`,
      "import { it } from '@bcs/contract/features/low/rules';",
      `${C}/low/rules.ts`,
      'knows no feature',
    ],
    [
      'features in the database',
      `${S}/database/db.ts`,
      "import { it } from '#features/low/queries';",
      `${S}/features/low/queries.ts`,
      'database may not import features',
    ],
    [
      'the demo world in a feature',
      `${S}/features/low/queries.ts`,
      "import { it } from '#database/seed/world';",
      `${S}/database/seed/world.ts`,
      'the demo world',
    ],
    [
      'testing in a feature',
      `${S}/features/low/queries.ts`,
      "import { it } from '#testing/world';",
      `${S}/testing/world.ts`,
      'by tests only',
    ],
    [
      'a promise in the app',
      `${S}/app.ts`,
      "import { it } from '#promises/rights';",
      `${S}/promises/rights.ts`,
      'imported by nobody',
    ],
    ['main in the CLI', `${S}/cli/main.ts`, "import { it } from '#main';", `${S}/main.ts`, 'imported by nobody'],
    [
      'a test in a file',
      `${S}/app.ts`,
      "import { it } from './app.test.ts';",
      `${S}/app.test.ts`,
      'a test is imported by nobody',
    ],
    [
      'the contract in the kit',
      `${W}/kit/table.tsx`,
      "import type { It } from '@bcs/contract/kernel/clock';",
      'contract/src/kernel/clock.ts',
      'the kit knows no contract',
    ],
    [
      'lib in the kit',
      `${W}/kit/table.tsx`,
      "import { it } from '#lib/api.ts';",
      `${W}/lib/api.ts`,
      'kit may not import lib',
    ],
    [
      'features in the kit',
      `${W}/kit/table.tsx`,
      "import { it } from '#features/low/card.tsx';",
      `${W}/features/low/card.tsx`,
      'kit may not import features',
    ],
    [
      'features in lib',
      `${W}/lib/api.ts`,
      "import { it } from '#features/low/card.tsx';",
      `${W}/features/low/card.tsx`,
      'lib may not import features',
    ],
    [
      'the shell in a feature',
      `${W}/features/low/card.tsx`,
      "import { it } from '#shell/layout.tsx';",
      `${W}/shell/layout.tsx`,
      'features may not import shell',
    ],
    [
      'a route in a feature',
      `${W}/features/low/card.tsx`,
      "import { it } from '#routes/index.tsx';",
      `${W}/routes/index.tsx`,
      'features may not import routes',
    ],
    [
      'a screen of a lower feature',
      `${W}/features/high/card.tsx`,
      "import { it } from '#features/low/list-screen.tsx';",
      `${W}/features/low/list-screen.tsx`,
      'not its screens',
    ],
    [
      'a model in the browser',
      `${W}/features/low/card.tsx`,
      "import { it } from '@bcs/contract/features/low/model';",
      `${C}/low/model.ts`,
      'as a type only',
    ],
    [
      'schemas in the browser',
      `${W}/features/low/card.tsx`,
      "import { it } from '@bcs/contract/kernel/schema';",
      'contract/src/kernel/schema.ts',
      'as a type only',
    ],
    [
      'all calls in the browser',
      `${W}/lib/api.ts`,
      "import { it } from '@bcs/contract/contract';",
      'contract/src/contract.ts',
      'as a type only',
    ],
    ['Node in the browser', `${W}/lib/api.ts`, "import fs from 'node:fs';", undefined, 'the browser has no node:fs'],
    [
      'insides in a walk',
      'e2e/src/login.spec.ts',
      "import { it } from '@bcs/server/app';",
      `${S}/app.ts`,
      'knows the contract and the demo world',
    ],
    [
      'the web in a walk',
      'e2e/src/login.spec.ts',
      "import { it } from '@bcs/web/lib/api';",
      `${W}/lib/api.ts`,
      'e2e may not import web',
    ],
    ['two folders up', `${C}/low/rules.ts`, "import { ROLES } from '../../kernel/roles.ts';", undefined, 'no ../..'],
    ['nothing at the other end', `${C}/low/rules.ts`, "import { it } from './gone.ts';", undefined, 'leads nowhere'],
    ['an index.ts', `${C}/low/index.ts`, "import { ROLES } from '#kernel/roles';", undefined, 'no barrels'],
    [
      'a barrel by another name',
      `${C}/low/rules.ts`,
      "export { ROLES } from '#kernel/roles';",
      undefined,
      'only passes on',
    ],
    [
      'everything passed on',
      `${C}/low/rules.ts`,
      "export * from '#kernel/roles';\nexport const a = 1;",
      undefined,
      'no barrels',
    ],
  ])('%s', async (_name, from, statement, to, said) => {
    const found = await imports(from, statement, to);
    expect(found.join('\n')).toContain(said);
    expect(found.join('\n')).toContain(from);
  });

  test('a circle between files', async () => {
    const found = await findings({
      'contract/src/kernel/a.ts': "import type { B } from './b.ts';\nexport type A = B;\n",
      'contract/src/kernel/b.ts': "import type { C } from './c.ts';\nexport type B = C;\n",
      'contract/src/kernel/c.ts': "import type { A } from './a.ts';\nexport type C = A;\n",
    });
    expect(found).toEqual([
      'a circle: contract/src/kernel/a.ts > contract/src/kernel/b.ts > contract/src/kernel/c.ts > contract/src/kernel/a.ts',
    ]);
  });
});

describe('allowed', () => {
  test.each<[string, string, string, string | undefined]>([
    ['down the stairs', `${C}/high/rules.ts`, "import { it } from '#features/low/rules';", `${C}/low/rules.ts`],
    ['a model as a type in rules', `${C}/low/rules.ts`, "import type { It } from './model.ts';", `${C}/low/model.ts`],
    ['zod in a model', `${C}/low/model.ts`, "import { z } from 'zod';", undefined],
    [
      'queries of a lower feature',
      `${S}/features/high/handlers.ts`,
      "import { it } from '#features/low/queries-attendance';",
      `${S}/features/low/queries-attendance.ts`,
    ],
    [
      'to notify',
      `${S}/features/high/handlers.ts`,
      "import { it } from '#features/low/notify';",
      `${S}/features/low/notify.ts`,
    ],
    [
      'an adapter as a type',
      `${S}/features/low/handlers.ts`,
      "import type { It } from '#adapters/mail/mail';",
      `${S}/adapters/mail/mail.ts`,
    ],
    [
      'handlers in the registry',
      `${S}/registry.ts`,
      "import { it } from '#features/low/handlers';",
      `${S}/features/low/handlers.ts`,
    ],
    [
      'anything of the server in a promise',
      `${S}/promises/rights.test.ts`,
      "import { it } from '#features/low/handlers';",
      `${S}/features/low/handlers.ts`,
    ],
    [
      'testing in a test',
      `${S}/features/low/low.test.ts`,
      "import { it } from '#testing/world';",
      `${S}/testing/world.ts`,
    ],
    [
      'rules in the browser',
      `${W}/features/low/card.tsx`,
      "import { it } from '@bcs/contract/features/low/rules';",
      `${C}/low/rules.ts`,
    ],
    [
      'a call as a type in the browser',
      `${W}/features/low/card.tsx`,
      "import type { It } from '@bcs/contract/features/low/calls';",
      `${C}/low/calls.ts`,
    ],
    [
      'parts of a lower feature',
      `${W}/features/high/card.tsx`,
      "import { it } from '#features/low/card.tsx';",
      `${W}/features/low/card.tsx`,
    ],
    [
      'everything in a route',
      `${W}/routes/index.tsx`,
      "import { it } from '#features/low/list-screen.tsx';",
      `${W}/features/low/list-screen.tsx`,
    ],
    [
      'the demo world in a walk',
      'e2e/src/login.spec.ts',
      "import { it } from '@bcs/server/database/seed/ids';",
      `${S}/database/seed/ids.ts`,
    ],
  ])('%s', async (_name, from, statement, to) => {
    expect(await imports(from, statement, to)).toEqual([]);
  });
});
