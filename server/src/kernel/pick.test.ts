import { expect, test } from 'vitest';
import { pick } from './pick.ts';

test('the fields that are named go on, in their order, and no others', () => {
  const row = { secret: 'x', name: 'Maya', id: 7, note: undefined };
  expect(JSON.stringify(pick('id', 'name')(row))).toBe('{"id":7,"name":"Maya"}');
  expect(pick('note')(row)).toEqual({ note: undefined });
});
