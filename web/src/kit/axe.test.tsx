import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { axeFindings } from '../testing/axe.ts';
import { renderRouted } from '../testing/render-routed.tsx';
import { CalendarScene } from '../testing/scenes/calendar-scene.tsx';
import { ContentScene } from '../testing/scenes/content-scene.tsx';
import { DialogScene } from '../testing/scenes/dialog-scene.tsx';
import { FormScene } from '../testing/scenes/form-scene.tsx';
import { MenuScene } from '../testing/scenes/menu-scene.tsx';
import { PlotScene } from '../testing/scenes/plot-scene.tsx';
import { StatusScene } from '../testing/scenes/status-scene.tsx';
import { TableScene } from '../testing/scenes/table-scene.tsx';

const SCENES = [ContentScene, FormScene, TableScene, CalendarScene, StatusScene, DialogScene, MenuScene, PlotScene];

for (const [width, height] of [
  [1366, 900],
  [390, 844],
] as const) {
  test.each(SCENES.map((scene) => [scene.name, scene] as const))(
    `axe finds nothing in %s, ${width} px wide, light and dark`,
    async (_name, Scene) => {
      await page.viewport(width, height);
      const screen = await renderRouted(
        <main>
          <Scene />
        </main>,
      );
      for (const opener of screen.getByRole('button', { name: 'More actions' }).elements())
        (opener as HTMLElement).click();
      expect(await axeFindings('light')).toEqual([]);
      expect(await axeFindings('dark')).toEqual([]);
      // no part extends over the edge
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    },
  );
}
