import { expect, test } from 'vitest';
import { mayOpenAdmin } from './admin-pages.ts';

test('the pages of administration open for those who administer that far [ADM-007, ADM-008, ADM-013]', () => {
  const open = (path: string) =>
    (['installation', 'university', 'course', 'reading', 'authoring', null] as const).map((way) =>
      mayOpenAdmin(path, way),
    );
  expect(open('/admin')).toEqual([true, true, true, true, true, false]);
  expect(open('/admin/')).toEqual([true, true, true, true, true, false]);
  expect(open('/admin/audit')).toEqual([true, true, true, true, false, false]);
  expect(open('/admin/plans')).toEqual([true, true, false, false, false, false]);
  expect(open('/admin/import')).toEqual([true, true, true, false, false, false]);
  expect(open('/admin/grants')).toEqual([true, false, false, false, false, false]);
  expect(open('/admin/mail')).toEqual([true, false, false, false, false, false]);
  expect(open('/admin/health')).toEqual([true, false, false, false, false, false]);
  expect(open('/admin/grants/5')).toEqual([true, false, false, false, false, false]);
  expect(open('/admin/classes/5')).toEqual([true, true, true, true, true, false]);
  expect(open('/admin/classes/new')).toEqual([true, true, false, false, false, false]);
});
