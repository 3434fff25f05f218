import * as calls from '@bcs/contract/features/curricula/calls';
import { defineHandler } from '#kernel/handler';
import { classFolder } from './class-folder.ts';
import { exported } from './exported.ts';
import { keepKeys } from './keep-keys.ts';

export const exportFolder = defineHandler(calls.exportFolder, {
  run: async (_input, { db, viewer, services }) => {
    await keepKeys(services.database, viewer);
    const { code, folder } = await classFolder(db, viewer);
    return exported(code, folder);
  },
});
