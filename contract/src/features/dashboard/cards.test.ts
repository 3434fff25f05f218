import { describe, expect, test } from 'vitest';
import { ROLES } from '#kernel/roles';
import { showsContinuation } from './cards.ts';

const NOW = '2026-03-11T12:00:00.000Z';

describe('the continuation card', () => {
  const content = { availabilityDate: NOW, link: 'https://continue.example' };
  test('shows once its date has come [DASH-021]', () => {
    expect(showsContinuation(content, 'student', NOW)).toBe(true);
    expect(showsContinuation(content, 'student', '2026-03-11T11:59:59.999Z')).toBe(false);
    expect(showsContinuation({ ...content, availabilityDate: null }, 'student', NOW)).toBe(false);
  });
  test('shows only with a link [DASH-022]', () => {
    for (const link of [null, '']) expect(showsContinuation({ ...content, link }, 'student', NOW)).toBe(false);
  });
  test('shows to students [DASH-023, D-060]', () => {
    expect(ROLES.filter((role) => showsContinuation(content, role, NOW))).toEqual(['student']);
  });
});
