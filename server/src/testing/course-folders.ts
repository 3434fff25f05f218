import { expect } from 'vitest';
import type { previewFolder } from '@bcs/contract/features/course-files/calls';
import type { TakeOverPreview, TakeOverWanted } from '@bcs/contract/features/course-files/model';
import type { OutputOf } from '@bcs/contract/kernel/call';
import { IDS } from '#database/seed/ids';
import type { World } from './world.ts';
import { zipOf } from './zip-of.ts';

/** Files of a course folder by their paths. */
export type FolderFiles = Readonly<Record<string, string>>;

export const NOTHING_CHOSEN: TakeOverWanted = { choices: { items: [], fields: [] }, pattern: null };

export const zipped = (files: FolderFiles): string =>
  zipOf(Object.entries(files).map(([name, data]) => ({ name, data }))).toString('base64');

/** The items of a preview that differ. */
export const differing = ({ items }: Pick<TakeOverPreview, 'items'>) =>
  items.filter(({ outcome }) => outcome !== 'unchanged');

/** A registrar who works with the folders of a class. */
export function courseFolders(world: World, courseId: number) {
  const registrar = world.as('registrar');
  const folders = {
    async exported(): Promise<FolderFiles> {
      const { status, body } = await registrar.call('exportFolder', { courseId });
      expect(status).toBe(200);
      return Object.fromEntries(body.files.map(({ path, text }) => [path, text]));
    },
    async upload(files: FolderFiles): Promise<number> {
      const folder = { courseId, fileName: 'course.zip', base64: zipped(files), revision: 'abc123' };
      const { status, body } = await registrar.call('uploadFolder', folder);
      expect([status, body.mistakes]).toEqual([200, []]);
      return body.folderId ?? 0;
    },
    async preview(folderId: number, wanted = NOTHING_CHOSEN): Promise<OutputOf<typeof previewFolder>> {
      const { status, body } = await registrar.call('previewFolder', { courseId, folderId, wanted });
      expect(status).toBe(200);
      return body;
    },
    async apply(folderId: number, wanted = NOTHING_CHOSEN) {
      const { digest } = await folders.preview(folderId, wanted);
      return registrar.call('applyFolder', { courseId, folderId, wanted, digest });
    },
    /** Takes a folder over into the class and returns it for editing. */
    async takenOver(): Promise<FolderFiles> {
      const files = await folders.exported();
      expect((await folders.apply(await folders.upload(files))).status).toBe(200);
      return files;
    },
  };
  return folders;
}

/** Creates an empty draft class of one year. */
export async function beginClass(world: World, code: string): Promise<number> {
  const { status, body } = await world.as('registrar').call('createClass', {
    universityId: IDS.northfield,
    cohortId: IDS.activeCohort,
    code,
    name: code,
    startDate: '2026-09-01',
    endDate: '2027-08-31',
  });
  expect(status).toBe(200);
  return body.courseId;
}
