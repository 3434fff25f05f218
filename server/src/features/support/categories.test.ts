import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  CATEGORIES,
  SUPPORT_ROLE_NAMES,
  SUPPORT_ROLES,
  type SupportCategory,
} from '@bcs/contract/features/support/categories';

// tests run in the root folder of the repository
const ANNEX = readFileSync(join(process.cwd(), 'docs/decisions/annexes/annex-h-support-categories.md'), 'utf8');

/** A row of the annex, for each role that it names: 'Student | Billing | Payment Problem (High), …'. */
const ROWS = [...ANNEX.matchAll(/^\| (.+?) \| (.+?) \| (.+?) \|$/gm)]
  .filter(([, , category]) => category !== 'Category' && !category?.startsWith('---'))
  .flatMap(([, roles = '', category, subcategories]) =>
    roles.split(', ').map((role) => `${role} | ${category} | ${subcategories}`),
  );

const textOf = ({ priority, subcategories }: SupportCategory) =>
  priority ? `none (${priority})` : subcategories.map(({ name, priority: high }) => `${name} (${high})`).join(', ');

test('each role has the categories of the annex, with their priorities, and no other [SUPP-022, SUPP-023, SUPP-035]', () => {
  const offered = SUPPORT_ROLES.flatMap((role) =>
    CATEGORIES[role].map((category) => `${SUPPORT_ROLE_NAMES[role]} | ${category.name} | ${textOf(category)}`),
  );
  expect(offered.length).toBeGreaterThan(30);
  expect(offered.toSorted()).toEqual(ROWS.toSorted());
});
