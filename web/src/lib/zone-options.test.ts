import { expect, test } from 'vitest';
import { zoneOptions } from './zone-options.ts';

test('zones are called as everywhere, no two alike, and a stored one that is unknown stays', () => {
  const labels = zoneOptions('America/New_York').map(({ label }) => label);
  expect(labels).toContain('New York time');
  expect(new Set(labels).size).toBe(labels.length);
  expect(zoneOptions('Atlantis/Old_Town')[0]).toEqual({ value: 'Atlantis/Old_Town', label: 'Old Town time' });
  expect(zoneOptions('').length).toBe(labels.length);
});
