import * as calls from '@bcs/contract/features/curricula/calls';
import { COURSE_FOLDER } from '@bcs/contract/features/curricula/model';
import { writeFolder } from '#kernel/course-folder/write-folder';
import { defineHandler } from '#kernel/handler';
import { getSchedule } from '#features/scheduling/queries-class';
import { folderOfClass } from './folder-of-class.ts';
import { findClassAssignments, findClassSessions } from './queries.ts';
import { readCourse } from './read-course.ts';

/** Whatever stands in a class is written; what a folder may not hold is told, so that nothing is left out unsaid. ADM-104 */
export const exportFolder = defineHandler(calls.exportFolder, {
  run: async (_input, { db, viewer }) => {
    const course = await getSchedule(db, viewer, false);
    const files = writeFolder(
      folderOfClass({
        name: course.name,
        program: course.program,
        timeZone: course.timeZone,
        startDay: course.startDay,
        sessions: await findClassSessions(db, viewer),
        assignments: await findClassAssignments(db, viewer),
      }),
      COURSE_FOLDER,
    );
    const decoder = new TextDecoder();
    return {
      name: course.code,
      files: [...files].map(([path, bytes]) => ({ path, text: decoder.decode(bytes) })),
      mistakes: [...readCourse(files).mistakes],
    };
  },
});
