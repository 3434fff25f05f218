import { NIGHT_TAG } from '#harness/effort';
import { judge, type Visit } from '#harness/lighthouse';
import { expect, test } from '#harness/test';

/** The categories that do not depend on the load of the machine; `npm run lighthouse` also measures speed. */
const CERTAIN = ['accessibility', 'best-practices', 'seo'] as const;
const VISITS: readonly Visit[] = [
  { path: '/login', person: null, device: 'phone', categories: CERTAIN },
  { path: '/', person: 'student', device: 'desktop', categories: CERTAIN },
];

for (const visit of VISITS) {
  test(`Lighthouse finds nothing to better on ${visit.path}`, { tag: NIGHT_TAG }, async ({ baseURL }) => {
    expect((await judge(String(baseURL), visit)).scores).toEqual({
      accessibility: 100,
      'best-practices': 100,
      seo: 100,
    });
  });
}
