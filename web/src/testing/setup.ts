import { afterEach } from 'vitest';
import { toasts } from '#kit/toasts.ts';
import { hearRefusals, takeRefusals } from './refusals.ts';
import '../styles.css';

hearRefusals();
// The files share one page: what an earlier test has said is not an answer to this one
afterEach(() => toasts.set([]));
// What a screen must not do in production it must not do here
afterEach(() => {
  const refused = takeRefusals();
  if (refused.length > 0) throw new Error(`The content policy refuses: ${refused.join(', ')}`);
});
