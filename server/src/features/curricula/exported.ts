import type { ExportedFolder } from '@bcs/contract/features/curricula/model';
import { COURSE_FOLDER } from '@bcs/contract/features/curricula/model';
import type { z } from 'zod';
import type { CourseFolder } from '#kernel/course-folder/folder';
import { writeFolder } from '#kernel/course-folder/write-folder';
import { readCourse } from './read-course.ts';

/** Whatever is in it is written; what a folder may not hold is told, so that nothing is left out unsaid. ADM-104 */
export function exported(name: string, folder: CourseFolder<typeof COURSE_FOLDER>): z.output<typeof ExportedFolder> {
  const files = writeFolder(folder, COURSE_FOLDER);
  const decoder = new TextDecoder();
  return {
    name,
    files: [...files].map(([path, bytes]) => ({ path, text: decoder.decode(bytes) })),
    mistakes: [...readCourse(files).mistakes],
  };
}
