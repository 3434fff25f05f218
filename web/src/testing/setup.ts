import { afterEach } from 'vitest';
import { toasts } from '#kit/toasts.ts';
import { collectRefusals, drainRefusals } from './refusals.ts';
import '../styles.css';

collectRefusals();
// The files share one page: what an earlier test has said is not an answer to this one
afterEach(() => toasts.set([]));
// What a screen must not do in production it must not do here
afterEach(() => {
  const refused = drainRefusals();
  if (refused.length > 0) throw new Error(`The content policy refuses: ${refused.join(', ')}`);
});
