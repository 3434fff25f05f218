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

const RIGHTS = join(import.meta.dirname, '../../../docs/requirements/matrix.md');

/** Calls that this product adds to the decided ones, with the decision that asks for each. */
const ADDED = new Set(['realtimeTicket']);

/** The decided rights of each call: one cell per role, in the order of ROLES. */
async function decidedRights(root: string): Promise<Map<string, string[]>> {
  const text = await readFile(RIGHTS, 'utf8');
  const rows = text.matchAll(new RegExp(`^\\| (?:GET|POST) ${root}/(\\w+) \\|(.*)\\|$`, 'gm'));
  return new Map(
    [...rows].map(([, name, cells]) => [
      name ?? '',
      (cells ?? '')
        .split('|')
        .slice(1)
        .map((cell) => cell.trim()),
    ]),
  );
}

/** Where the contract's roles differ from the decided ones. */
async function differences(of: Readonly<Record<string, Call>>, root = '/broker'): Promise<string[]> {
  const decided = await decidedRights(root);
  return Object.entries(of).flatMap(([name, { allow }]) => {
    if (ADDED.has(name)) return [];
    const cells = decided.get(name);
    if (!cells) return [`${name} has no decided rights`];
    return ROLES.flatMap((role, column) => {
      const decidedToMay = !cells[column]?.startsWith('deny');
      return decidedToMay === roleMay(allow, role)
        ? []
        : [`${name}: ${role} should ${decidedToMay ? '' : 'not '}be allowed`];
    });
  });
}

test('every call allows exactly the roles that were decided [SHELL-002, SHELL-004]', async () => {
  expect(await differences(calls)).toEqual([]);
});

test('the instructor API is for those who teach [API-017, API-028, D-171]', async () => {
  expect(await differences(instructorApi, API_ROOT)).toEqual([]);
  expect(await differences({ query: graphql }, '/api/instructor/graphql/v1')).toEqual([]);
});

test('a role too many is found', async () => {
  const broken = {
    ...calls.enableNpsEndSurvey,
    allow: { ...calls.enableNpsEndSurvey.allow, roles: ['ssm', 'admin', 'student'] as const },
  };
  expect(await differences({ enableNpsEndSurvey: broken as Call })).toEqual([
    'enableNpsEndSurvey: student should not be allowed',
  ]);
});
