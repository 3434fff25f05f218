import { NIGHT } from '#harness/effort';
import { judge, type Visit } from '#harness/lighthouse';
import { expect, test } from '#harness/test';

/** The categories that do not depend on how busy a machine is; `npm run lighthouse` measures the speed as well. */
const CERTAIN = ['accessibility', 'best-practices', 'seo'] as const;
const VISITS: readonly Visit[] = [
  { path: '/login', person: null, device: 'phone', categories: CERTAIN },
  { path: '/', person: 'student', device: 'desktop', categories: CERTAIN },
];

for (const visit of VISITS) {
  test(`Lighthouse finds nothing to better on ${visit.path}`, { tag: NIGHT }, async ({ baseURL }) => {
    expect((await judge(String(baseURL), visit)).scores).toEqual({
      accessibility: 100,
      'best-practices': 100,
      seo: 100,
    });
  });
}
