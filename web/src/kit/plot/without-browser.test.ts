import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PlotScene } from '#testing/scenes/plot-scene.tsx';

test('plots are drawn where there is no browser, with their tables', () => {
  const html = renderToString(createElement(PlotScene));
  expect(html).toContain('<caption class="sr-only">Submitted work</caption>');
  expect(html).toContain('<polyline');
});
