import { IDS } from '@bcs/server/database/seed/ids';
import { axeFindings } from '#house/axe';
import type { Person } from '#house/people';
import { expect, test } from '#house/walk';

const grading = (assignment: number) => `/gradebook/${assignment}/grade/${IDS.accounts.student}`;

const SCREENS: readonly [who: Person, path: string][] = [
  ['student', '/coursework'],
  ['student', `/coursework/${IDS.incompleteAssignment}/show`],
  ['student', `/coursework/${IDS.careerMilestone}/submit`],
  ['student', '/grades'],
  ['student', `/grades/${IDS.gradedAssignment}`],
  ['student', '/coursework/999999/show'],
  ['instructor', '/coursework'],
  ['instructor', `/coursework/${IDS.ungradedAssignment}/show`],
  ['instructor', '/gradebook?view=grid'],
  ['instructor', '/gradebook?view=list'],
  ['instructor', '/gradebook?grade=F&required=optional&student=1'],
  ['instructor', `/gradebook/assignment/${IDS.ungradedAssignment}`],
  ['instructor', grading(IDS.incompleteAssignment)],
  ['cd', grading(IDS.pendingMilestone)],
  ['cm', grading(IDS.ungradedAssignment)],
];

for (const [who, path] of SCREENS) {
  test(`${path} is clean for ${who}, light and dark, and fits its width`, async ({ enter, complaints, viewport }) => {
    // axe looks at each of hundreds of cells
    test.slow();
    complaints.expect(/404|CallFailed/);
    const page = await enter(who);
    if (viewport) await page.setViewportSize(viewport);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    for (const theme of ['light', 'dark'] as const) expect(await axeFindings(page, theme)).toEqual([]);
    const overflow = await page.evaluate<number>(
      'document.documentElement.scrollWidth - document.documentElement.clientWidth',
    );
    expect(overflow, 'nothing sticks out at the right').toBeLessThanOrEqual(0);
  });
}
