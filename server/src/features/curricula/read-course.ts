import { folderFaults } from '@bcs/contract/features/curricula/faults';
import { COURSE_FOLDER } from '@bcs/contract/features/curricula/model';
import type { Files } from '#kernel/course-folder/folder';
import { readFolder } from '#kernel/course-folder/read-folder';

/** Reads a curriculum from its files, or tells every mistake in them. ADM-104, ADM-106 */
export const readCourse = (files: Files) => readFolder(files, COURSE_FOLDER, folderFaults);
