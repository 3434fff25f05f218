import { join } from 'node:path';
import { RuleTester } from 'oxlint/plugins-dev';
import { describe, test } from 'vitest';
import { ROOT } from '#root';
import plugin from './plugin.ts';

type Rule = Parameters<RuleTester['run']>[1];
RuleTester.describe = describe;
RuleTester.it = test;

/** Name, importing file, statement, and part of what is said about it. */
const FORBIDDEN: readonly (readonly [string, string, string, string])[] = [
  [
    'against the order in the contract',
    'contract/src/features/identity/rules.ts',
    "import { it } from '#features/dashboard/rules';",
    'against the feature order',
  ],
  [
    'against the order in the server',
    'server/src/features/identity/queries.ts',
    "import { it } from '#features/dashboard/queries';",
    'against the feature order',
  ],
  [
    'against the order from server to contract',
    'server/src/features/identity/queries.ts',
    "import { it } from '@bcs/contract/features/dashboard/rules';",
    'against the feature order',
  ],
  [
    'against the order in the web',
    'web/src/features/identity/card.tsx',
    "import { it } from '#features/dashboard/card.tsx';",
    'against the feature order',
  ],
  [
    'against the order by a type',
    'contract/src/features/identity/model.ts',
    "import type { It } from '#features/dashboard/model';",
    'against the feature order',
  ],
  [
    'against the order by a type query',
    'contract/src/features/identity/model.ts',
    "export type A = import('#features/dashboard/model').It;",
    'against the feature order',
  ],
  [
    'against the order while running',
    'web/src/features/identity/card.tsx',
    "export const later = () => import('#features/dashboard/card.tsx');",
    'against the feature order',
  ],
  [
    'against the order by passing on',
    'contract/src/features/identity/rules.ts',
    "export { it } from '#features/dashboard/rules';\nexport const a = 1;",
    'against the feature order',
  ],
  [
    'against the order in a test',
    'contract/src/features/identity/rules.test.ts',
    "import { it } from '#features/dashboard/rules';",
    'against the feature order',
  ],
  [
    'a feature that is not in the list',
    'contract/src/features/cellar/rules.ts',
    "import { ROLES } from '#kernel/roles';",
    'is not in contract/src/features.ts',
  ],
  [
    'a library in rules',
    'contract/src/features/identity/rules.ts',
    "import { z } from 'zod';",
    'rules imports no library',
  ],
  [
    'a library in a rule named by its noun',
    'contract/src/features/identity/check-in.ts',
    "import { z } from 'zod';",
    'rules imports no library',
  ],
  [
    'another library than zod in a model',
    'contract/src/features/identity/model.ts',
    "import fs from 'node:fs';",
    'no library but zod',
  ],
  [
    'zod in rules by way of a model',
    'contract/src/features/identity/rules.ts',
    "import { it } from './model.ts';",
    'as a type only',
  ],
  [
    'zod in rules by an import of types that stays',
    'contract/src/features/identity/rules.ts',
    "import { type It } from './model.ts';",
    'as a type only',
  ],
  [
    'zod in abilities by way of the kernel',
    'contract/src/features/identity/abilities.ts',
    "import { it } from '#kernel/call';",
    'may not import zod',
  ],
  [
    'calls in rules',
    'contract/src/features/identity/rules.ts',
    "import type { It } from './calls.ts';",
    'rules may not import calls',
  ],
  [
    'abilities in rules',
    'contract/src/features/identity/rules.ts',
    "import { it } from './abilities.ts';",
    'rules may not import abilities',
  ],
  [
    'rules in a model',
    'contract/src/features/identity/model.ts',
    "import { it } from './rules.ts';",
    'model may not import rules',
  ],
  [
    'calls in abilities',
    'contract/src/features/identity/abilities.ts',
    "import type { It } from './calls.ts';",
    'abilities may not import calls',
  ],
  [
    'the gathered contract in a feature',
    'contract/src/features/identity/calls.ts',
    "import { it } from '#contract';",
    'gathered contract',
  ],
  [
    'a feature in the kernel',
    'contract/src/kernel/call.ts',
    "import { it } from '#features/identity/rules';",
    'the kernel knows',
  ],
  [
    'the server in the contract',
    'contract/src/features/identity/calls.ts',
    "import type { It } from '@bcs/server/app';",
    'contract may not import server',
  ],
  [
    'the server in the web',
    'web/src/lib/api.ts',
    "import type { It } from '@bcs/server/app';",
    'web may not import server',
  ],
  [
    'the web in the server',
    'server/src/app.ts',
    "import { it } from '../../web/src/lib/api.ts';",
    'server may not import web',
  ],
  [
    'the web in the server by its package',
    'server/src/app.ts',
    "import { it } from '@bcs/web/lib/api';",
    'server may not import web',
  ],
  [
    'the web in the contract',
    'contract/src/features/identity/rules.ts',
    "import { it } from '@bcs/web/lib/api';",
    'contract may not import web',
  ],
  [
    'the tools in the server',
    'server/src/app.ts',
    "import { it } from '@bcs/tools/run';",
    'server may not import tools',
  ],
  [
    'our http in a feature',
    'server/src/features/identity/handlers.ts',
    "import { it } from '#http/broker';",
    'features may not import http',
  ],
  [
    'our http in a feature by a type',
    'server/src/features/identity/handlers.ts',
    "import type { It } from '#http/broker';",
    'features may not import http',
  ],
  [
    'HTTP in a feature',
    'server/src/features/identity/handlers.ts',
    "import type { FastifyRequest } from 'fastify';",
    'knows no HTTP',
  ],
  [
    'an adapter in a feature',
    'server/src/features/identity/handlers.ts',
    "import { it } from '#adapters/mail/smtp';",
    'as types only',
  ],
  [
    'handlers of an earlier feature',
    'server/src/features/dashboard/handlers.ts',
    "import { it } from '#features/identity/handlers';",
    'by the registry only',
  ],
  [
    'handlers in the app',
    'server/src/app.ts',
    "import { it } from '#features/identity/handlers';",
    'by the registry only',
  ],
  [
    'insides of an earlier feature',
    'server/src/features/dashboard/handlers.ts',
    "import { it } from '#features/identity/secrets';",
    'a feature shows queries',
  ],
  [
    'queries in the registry',
    'server/src/registry.ts',
    "import { it } from '#features/identity/queries';",
    'handlers only',
  ],
  [
    'features in http',
    'server/src/http/broker.ts',
    "import { it } from '#features/identity/queries';",
    'http may not import features',
  ],
  ['the database in http', 'server/src/http/broker.ts', "import { it } from '#database/db';", 'as types only'],
  [
    'features in the server kernel',
    'server/src/kernel/handler.ts',
    "import { it } from '#features/identity/queries';",
    'kernel may not import features',
  ],
  [
    'contract features in the server kernel',
    'server/src/kernel/handler.ts',
    "import { it } from '@bcs/contract/features/identity/rules';",
    'knows no feature',
  ],
  [
    'features in the database',
    'server/src/database/db.ts',
    "import { it } from '#features/identity/queries';",
    'database may not import features',
  ],
  [
    'the demo world in a feature',
    'server/src/features/identity/queries.ts',
    "import { it } from '#database/seed/world';",
    'the demo world',
  ],
  [
    'testing in a feature',
    'server/src/features/identity/queries.ts',
    "import { it } from '#testing/world';",
    'by tests only',
  ],
  ['a guarantee in the app', 'server/src/app.ts', "import { it } from '#guarantees/rights';", 'imported by nobody'],
  ['main in the CLI', 'server/src/cli/main.ts', "import { it } from '#main';", 'imported by nobody'],
  ['a test in a file', 'server/src/app.ts', "import { it } from './app.test.ts';", 'a test is imported by nobody'],
  [
    'the contract in the kit',
    'web/src/kit/table.tsx',
    "import type { It } from '@bcs/contract/kernel/clock';",
    'the kit knows no contract',
  ],
  ['lib in the kit', 'web/src/kit/table.tsx', "import { it } from '#lib/api.ts';", 'kit may not import lib'],
  [
    'features in the kit',
    'web/src/kit/table.tsx',
    "import { it } from '#features/identity/card.tsx';",
    'kit may not import features',
  ],
  [
    'features in lib',
    'web/src/lib/api.ts',
    "import { it } from '#features/identity/card.tsx';",
    'lib may not import features',
  ],
  [
    'the shell in a feature',
    'web/src/features/identity/card.tsx',
    "import { it } from '#shell/layout.tsx';",
    'features may not import shell',
  ],
  [
    'a route in a feature',
    'web/src/features/identity/card.tsx',
    "import { it } from '#routes/index.tsx';",
    'features may not import routes',
  ],
  [
    'a screen of an earlier feature',
    'web/src/features/dashboard/card.tsx',
    "import { it } from '#features/identity/list-screen.tsx';",
    'not its screens',
  ],
  [
    'a model in the browser',
    'web/src/features/identity/card.tsx',
    "import { it } from '@bcs/contract/features/identity/model';",
    'as a type only',
  ],
  [
    'schemas in the browser',
    'web/src/features/identity/card.tsx',
    "import { it } from '@bcs/contract/kernel/schema';",
    'as a type only',
  ],
  ['all calls in the browser', 'web/src/lib/api.ts', "import { it } from '@bcs/contract/contract';", 'as a type only'],
  ['Node in the browser', 'web/src/lib/api.ts', "import fs from 'node:fs';", 'the browser has no node:fs'],
  [
    'insides in a journey',
    'e2e/src/login.spec.ts',
    "import { it } from '@bcs/server/app';",
    'knows the contract and the demo world',
  ],
  ['the web in a journey', 'e2e/src/login.spec.ts', "import { it } from '@bcs/web/lib/api';", 'e2e may not import web'],
  [
    'the tools in a journey',
    'e2e/src/login.spec.ts',
    "import { it } from '../../tools/patience.ts';",
    'e2e may not import tools',
  ],
  ['an index.ts', 'contract/src/features/identity/index.ts', "import { ROLES } from '#kernel/roles';", 'no barrels'],
  [
    'a barrel by another name',
    'contract/src/features/identity/rules.ts',
    "export { ROLES } from '#kernel/roles';",
    'only passes on',
  ],
  [
    'everything passed on',
    'contract/src/features/identity/rules.ts',
    "export * from '#kernel/roles';\nexport const a = 1;",
    'no barrels',
  ],
];

const ALLOWED: readonly (readonly [string, string, string])[] = [
  ['along the order', 'contract/src/features/dashboard/rules.ts', "import { it } from '#features/identity/rules';"],
  ['a model as a type in rules', 'contract/src/features/identity/rules.ts', "import type { It } from './model.ts';"],
  ['zod in a model', 'contract/src/features/identity/model.ts', "import { z } from 'zod';"],
  [
    'queries of an earlier feature',
    'server/src/features/dashboard/handlers.ts',
    "import { it } from '#features/identity/queries-attendance';",
  ],
  ['to notify', 'server/src/features/dashboard/handlers.ts', "import { it } from '#features/identity/notify';"],
  [
    'an adapter as a type',
    'server/src/features/identity/handlers.ts',
    "import type { It } from '#adapters/mail/mail';",
  ],
  ['handlers in the registry', 'server/src/registry.ts', "import { it } from '#features/identity/handlers';"],
  [
    'anything of the server in a guarantee',
    'server/src/guarantees/rights.test.ts',
    "import { it } from '#features/identity/handlers';",
  ],
  ['testing in a test', 'server/src/features/identity/identity.test.ts', "import { it } from '#testing/world';"],
  [
    'rules in the browser',
    'web/src/features/identity/card.tsx',
    "import { it } from '@bcs/contract/features/identity/rules';",
  ],
  [
    'a call as a type in the browser',
    'web/src/features/identity/card.tsx',
    "import type { It } from '@bcs/contract/features/identity/calls';",
  ],
  [
    'components of an earlier feature',
    'web/src/features/dashboard/card.tsx',
    "import { it } from '#features/identity/card.tsx';",
  ],
  ['everything in a route', 'web/src/routes/index.tsx', "import { it } from '#features/identity/list-screen.tsx';"],
  ['the limits of tests in a configuration', 'e2e/playwright.config.ts', "import { it } from '../tools/patience.ts';"],
  ['the demo world in a journey', 'e2e/src/login.spec.ts', "import { it } from '@bcs/server/database/seed/ids';"],
  ['the browser that the set-up finds', 'e2e/chromium.ts', "import { it } from '../tools/setup/browser.mjs';"],
];

new RuleTester().run('import-table', plugin.rules['import-table'] as unknown as Rule, {
  valid: ALLOWED.map(([name, path, code]) => ({ name, filename: join(ROOT, path), code })),
  invalid: FORBIDDEN.map(([name, path, code, said]) => ({
    name,
    filename: join(ROOT, path),
    code,
    errors: [{ message: new RegExp(said) }],
  })),
});
