import React from 'react';
import { afterEach } from 'vitest';
import { toasts } from '#kit/toasts.ts';
import { collectRefusals, drainRefusals } from './refusals.ts';
import '../styles.css';

/** Before a test holds the clock. */
const later = globalThis.setTimeout;
/** Rendering, its effects, and what they render in turn. */
const TURNS = 5;
// React of production has no act, with which whoever renders waits until what was begun is done
Object.assign(React, {
  act: async (work: () => unknown) => {
    await work();
    for (let turn = 0; turn < TURNS; turn += 1) await new Promise((done) => void later(done));
  },
});

collectRefusals();
// The files share one page: what an earlier test has said is not an answer to this one
afterEach(() => toasts.set([]));
// What a screen must not do in production it must not do here
afterEach(() => {
  const refused = drainRefusals();
  if (refused.length > 0) throw new Error(`The content policy refuses: ${refused.join(', ')}`);
});
