import { folderFaults } from '@bcs/contract/features/curricula/faults';
import { COURSE_FOLDER, type ExportedFolder } from '@bcs/contract/features/curricula/model';
import type { z } from 'zod';
import { exportFolder } from '#kernel/course-folder/export-folder';
import type { CourseFolder } from '#kernel/course-folder/folder';

/** A curriculum as files, by the name of its folder. ADM-104 */
export const exported = (
  name: string,
  folder: CourseFolder<typeof COURSE_FOLDER>,
): z.output<typeof ExportedFolder> => ({ name, ...exportFolder(folder, COURSE_FOLDER, folderFaults) });
