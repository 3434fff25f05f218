import * as calls from '@bcs/contract/features/curricula/calls';
import { COURSE_FOLDER } from '@bcs/contract/features/curricula/model';
import { writeFolder } from '#kernel/course-folder/write-folder';
import { defineHandler } from '#kernel/handler';
import { getCurriculum, keepKeys } from './curriculum-of-class.ts';
import { folderOfClass } from './folder-of-class.ts';
import { readCourse } from './read-course.ts';

/** Whatever stands in a class is written; what a folder may not hold is told, so that nothing is left out unsaid. ADM-104 */
export const exportFolder = defineHandler(calls.exportFolder, {
  run: async (_input, { db, viewer, services }) => {
    await keepKeys(services.database, viewer);
    const course = await getCurriculum(db, viewer, false);
    const files = writeFolder(folderOfClass(course), COURSE_FOLDER);
    const decoder = new TextDecoder();
    return {
      name: course.code,
      files: [...files].map(([path, bytes]) => ({ path, text: decoder.decode(bytes) })),
      mistakes: [...readCourse(files).mistakes],
    };
  },
});
