import { afterEach } from 'vitest';
import { hearRefusals, takeRefusals } from './refusals.ts';
import '../styles.css';

hearRefusals();
// What a screen must not do in production it must not do here
afterEach(() => {
  const refused = takeRefusals();
  if (refused.length > 0) throw new Error(`The content policy refuses: ${refused.join(', ')}`);
});
