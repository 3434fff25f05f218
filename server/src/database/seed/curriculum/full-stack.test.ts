import { join } from 'node:path';
import { expect, test } from 'vitest';
import { COURSE_FOLDER } from '@bcs/contract/features/curricula/model';
import { readFilesBelow, readCourse } from '#features/curricula/folder-on-disk';
import { writeFolder } from '#kernel/course-folder/write-folder';
import { academicBriefs, milestones } from './brief.ts';
import { lessonOf, workshops } from './lessons.ts';

test('the curriculum of the demo class has no mistake, and is written again as the same bytes', async () => {
  const files = await readFilesBelow(join(import.meta.dirname, 'full-stack'));
  const { folder, mistakes } = readCourse(files);
  expect(mistakes).toEqual([]);
  if (!folder) return;
  const written = writeFolder(folder, COURSE_FOLDER);
  const texts = (all: typeof files) =>
    Object.fromEntries([...all].map(([path, bytes]) => [path, String(Buffer.from(bytes))]));
  expect(texts(written)).toEqual(texts(files));
});

test('the demo class takes its lessons and assignments from there', () => {
  expect(lessonOf(1, 0, 4)).toMatchObject({ name: 'Office Hours: HTML and Git', category: 'office-hours' });
  expect(lessonOf(1, 24, 0)).toMatchObject({ name: 'Graduation', chapter: 25.1 });
  expect([academicBriefs().length, milestones().length, workshops().length]).toEqual([30, 5, 24]);
  expect(academicBriefs()[1]).toMatchObject({ repository: 'study-guide', required: false, prework: true, dueDay: 3 });
});
