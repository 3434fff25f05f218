import React from 'react';
import { afterEach } from 'vitest';
import { toasts } from '#kit/toasts.ts';
import { collectRefusals, drainRefusals } from './refusals.ts';
import '../styles.css';

/** The real timer, taken before a test replaces the clock. */
const later = globalThis.setTimeout;
/** The number of turns for rendering, its effects, and what they render in turn. */
const TURNS = 5;
// the production build of React has no act, which waits until rendering is done
Object.assign(React, {
  act: async (work: () => unknown) => {
    await work();
    for (let turn = 0; turn < TURNS; turn += 1) await new Promise((done) => void later(done));
  },
});

// the browser lays out a transparent page, and lets it be clicked, but does not draw it, which took a third of the processor
(window.frameElement as HTMLElement | null)?.style.setProperty('opacity', '0');

collectRefusals();
// the test files share one page: a message of an earlier test must not count in this one
afterEach(() => toasts.set([]));
// a screen must not do here what it must not do in production
afterEach(() => {
  const refused = drainRefusals();
  if (refused.length > 0) throw new Error(`The content policy refuses: ${refused.join(', ')}`);
});
