import { folderFaults } from '@bcs/contract/features/curricula/faults';
import { COURSE_FOLDER } from '@bcs/contract/features/curricula/model';
import type { PlanContent } from '@bcs/contract/features/plans/model';
import { exportFolder } from '#kernel/course-folder/export-folder';
import type { CourseFolder } from '#kernel/course-folder/folder';
import { plainText } from '#kernel/course-folder/front-matter';

type Folder = CourseFolder<typeof COURSE_FOLDER>;

/** Converts a folder into the content of a plan: links are kept, files are not. */
export const toPlanContent = ({ course, sessions, assignments }: Folder): PlanContent => ({
  course,
  sessions: sessions.map((item) => ({
    ...item,
    facts: { ...item.facts, resources: item.facts.resources.filter((resource) => 'url' in resource) },
  })),
  assignments: [...assignments],
});

/** Converts content into a folder, for checking and exporting it. */
export const toFolder = (content: PlanContent): Folder => ({ ...content, resources: new Map() });

/** Exports the files of a plan, with their mistakes. */
export const toExportedFolder = (content: PlanContent) => exportFolder(toFolder(content), COURSE_FOLDER, folderFaults);

const inOrder = <Item extends Readonly<{ key: string; text: string }>>(items: readonly Item[]): Item[] =>
  items
    .map((item) => ({ ...item, text: plainText(item.text) }))
    .toSorted((one, other) => (`${one.key}.md` < `${other.key}.md` ? -1 : 1));

/** Normalizes a plan to the form read from files, so that equal plans are stored equal. ADM-104 */
export const asInFiles = ({ course, sessions, assignments }: PlanContent): PlanContent => ({
  course,
  sessions: inOrder(sessions),
  assignments: inOrder(assignments),
});
