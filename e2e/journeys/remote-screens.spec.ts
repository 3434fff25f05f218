import { IDS } from '@bcs/server/database/seed/ids';
import { axeFindings } from '#house/axe';
import type { Person } from '#house/people';
import { expect, test } from '#house/walk';

const ASK = '/attendance/remote-attendance-request';
const SCREENS: Partial<Record<Person, readonly string[]>> = {
  student: [`${ASK}/${IDS.futureSession}`, `${ASK}/${IDS.requestedSession}`, '/attendance?tab=requests'],
  ssm: ['/remote-attendance-requests?status=all', '/notifications'],
  cm: ['/remote-attendance-requests/all'],
};

for (const [who, paths] of Object.entries(SCREENS)) {
  test(`remote attendance is clean for ${who}, light and dark, and fits its width`, async ({ enter, viewport }) => {
    test.slow();
    const page = await enter(who as Person);
    if (viewport) await page.setViewportSize(viewport);
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      for (const theme of ['light', 'dark'] as const)
        expect([path, await axeFindings(page, theme)]).toEqual([path, []]);
      const overflow = await page.evaluate<number>(
        'document.documentElement.scrollWidth - document.documentElement.clientWidth',
      );
      expect(overflow, `nothing of ${path} sticks out at the right`).toBeLessThanOrEqual(0);
    }
  });
}
