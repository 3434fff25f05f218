import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { calls } from '@bcs/contract/contract';
import * as instructorApi from '@bcs/contract/features/instructor-api/calls';
import { graphql } from '@bcs/contract/features/instructor-api/calls-graphql';
import { API_ROOT } from '@bcs/contract/features/instructor-api/endpoints';
import { roleMay } from '@bcs/contract/kernel/ability';
import type { Call } from '@bcs/contract/kernel/call';
import { ROLES } from '@bcs/contract/kernel/roles';
import { actorMay, GRANT_HOLDERS } from './actors.ts';
import { NOT_BUILT_YET } from './not-built-yet.ts';

const REQUIREMENTS = join(import.meta.dirname, '../../../docs/requirements');

/** Calls that this product adds to the decided ones, with the decision for each. */
const ADDED = new Set([
  'realtimeTicket',
  // ADM-012
  'confirmPassword',
  // ADM-065: includes the page of a university in `adminUniversities`
  'adminUniversity',
]);

/**
 * A decided row: the scope, and one cell per role in the order of ROLES, followed by univ. and inst. in administration.
 */
interface Decided {
  readonly scope: string;
  readonly cells: readonly string[];
}

/** Reads the decided rights of each call. A row may name several calls, with a word in brackets. */
async function decidedRights(file: string, root = '/broker'): Promise<Map<string, Decided>> {
  const text = await readFile(join(REQUIREMENTS, file), 'utf8');
  const rows = [...text.matchAll(new RegExp(`^\\| (?:GET|POST) ${root}/([^|]+)\\|(.*)\\|$`, 'gm'))];
  return new Map(
    rows.flatMap(([, names = '', rest = '']) => {
      const [scope = '', ...cells] = rest.split('|').map((cell) => cell.trim());
      const row = { scope, cells };
      return names.split(',').map((name) => [name.replace(/\(.*\)/, '').trim(), row] as const);
    }),
  );
}

const ofAdministration = await decidedRights('matrix-administration.md');
const decided = new Map([...(await decidedRights('matrix.md')), ...ofAdministration]);
const isAllowed = (cell: string | undefined) => cell !== undefined && !cell.startsWith('deny');

/** Lists the calls whose roles in the contract differ from the decided ones, and likewise for grants. */
function differences(of: Readonly<Record<string, Call>>, rights: ReadonlyMap<string, Decided> = decided): string[] {
  return Object.entries(of).flatMap(([name, call]) => {
    if (ADDED.has(name)) return [];
    const row = rights.get(name);
    if (!row) return [`${name} has no decided rights`];
    const byRole = ROLES.map((role, column) => [role, roleMay(call.allow, role), row.cells[column]] as const);
    const wrong = [...byRole, ...grantsOf(call, row)].filter(([, may, cell]) => isAllowed(cell) !== may);
    return [
      ...wrong.map(([who, may]) => `${name}: ${who} should ${may ? 'not ' : ''}be allowed`),
      ...(cites(name, row, ['[42]', '[94]']) === (call.needsPassword === true)
        ? []
        : [`${name}: who is asked for the password?`]),
      ...(cites(name, row, ['[54]', '[93]']) === (call.takesAway !== undefined)
        ? []
        : [`${name}: who takes a file away?`]),
    ];
  });
}

/**
 * The decided grants, only for scopes of administration: public and own calls are open to holders of grants like to
 * everybody.
 */
const grantsOf = ({ allow }: Call, { scope, cells }: Decided) =>
  /^(?:C|G|I|C or G)\b/.test(scope)
    ? GRANT_HOLDERS.map((holder, column) => {
        const cell = cells[ROLES.length + column];
        return [holder, actorMay(allow, holder), cell] as const;
      })
    : [];

/**
 * Footnotes of administration come first, then those of classes: 42 and 94 require the password (ADM-012), 54 and 93
 * are about files (D-256).
 */
const cites = (name: string, { cells }: Decided, [ofAdministrators, ofClasses]: readonly [string, string]) => {
  const footnote = ofAdministration.has(name) ? ofAdministrators : ofClasses;
  return cells.some((cell) => cell.includes(footnote));
};

test('every call allows exactly the roles and grants that were decided [SHELL-002, SHELL-004, ADM-008, ADM-012]', () => {
  expect(differences(calls)).toEqual([]);
});

test('the instructor API is for those who teach [API-017, API-028, D-171]', async () => {
  expect(differences(instructorApi, await decidedRights('matrix.md', API_ROOT))).toEqual([]);
  const ofGraph = await decidedRights('matrix.md', '/api/instructor/graphql/v1');
  expect(differences({ query: graphql }, ofGraph)).toEqual([]);
});

test('a decided call of administration is built, or named as one that is not', () => {
  const missing = [...ofAdministration.keys()].filter((name) => !(name in calls));
  expect(missing.toSorted()).toEqual(NOT_BUILT_YET.toSorted());
});

test('a role too many, a grant too many and a password that nobody asks for are found', () => {
  const broken = {
    ...calls.enableNpsEndSurvey,
    allow: { ...calls.enableNpsEndSurvey.allow, roles: ['ssm', 'admin', 'student'] as const },
  };
  expect(differences({ enableNpsEndSurvey: broken as Call })).toEqual([
    'enableNpsEndSurvey: student should not be allowed',
  ]);
  const { needsPassword: _asked, ...unasked } = calls.giveGrant;
  const wider = { ...unasked, allow: { ...calls.giveGrant.allow, grants: 'university' as const } };
  expect(differences({ giveGrant: wider as Call })).toEqual([
    'giveGrant: registrar should not be allowed',
    'giveGrant: who is asked for the password?',
  ]);
  expect(differences({ unheardOf: calls.giveGrant as Call })).toEqual(['unheardOf has no decided rights']);
});
