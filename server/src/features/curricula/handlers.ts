import * as calls from '@bcs/contract/features/curricula/calls';
import { folderFaults } from '@bcs/contract/features/curricula/faults';
import { COURSE_FOLDER } from '@bcs/contract/features/curricula/model';
import { exportFolder as exportFiles } from '#kernel/course-folder/export-folder';
import { defineHandler } from '#kernel/handler';
import { getCurriculum, keepKeys } from './curriculum-of-class.ts';
import { folderOfClass } from './folder-of-class.ts';

export const exportFolder = defineHandler(calls.exportFolder, {
  run: async (_input, { db, viewer, services }) => {
    await keepKeys(services.database, viewer);
    const course = await getCurriculum(db, viewer, false);
    return { name: course.code, ...exportFiles(folderOfClass(course), COURSE_FOLDER, folderFaults) };
  },
});
