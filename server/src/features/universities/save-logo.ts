import { PICTURE } from '@bcs/contract/features/pictures/failures';
import { saveUniversityLogo as call } from '@bcs/contract/features/universities/calls';
import { keepPicture } from '#features/pictures/queries-keep';
import { addressOf, keyOf } from '#features/pictures/queries';
import { audit, onScreen } from '#kernel/audit';
import { defineHandler } from '#kernel/handler';
import { RefusalError } from '#kernel/refusal-error';
import { attachUpload, abandonUpload, removeLeft } from '#kernel/uploads';
import { lockUniversity, publishClasses, setLogo } from './queries-write.ts';

/** The file of the one before goes now, or with the next sweep. ADM-066 */
export const saveUniversityLogo = defineHandler(call, {
  run: async ({ universityId, logo }, context) => {
    const { viewer, now, services } = context;
    const { database, files } = services;
    const key = logo === null ? null : await keepPicture(logo, context);
    const logoUrl = key === null ? null : addressOf(key);
    const earlier = await database.transaction(async (tx) => {
      const held = await lockUniversity(tx, universityId);
      await setLogo(tx, universityId, logoUrl);
      // a sweep has come between: the file may be gone
      if (key !== null && !(await attachUpload(tx, viewer.accountId, key, now)))
        throw new RefusalError(PICTURE.NOT_SAVED);
      const before = keyOf(held.logoUrl);
      if (before !== null) await abandonUpload(tx, before, now);
      const object = { kind: 'university', id: universityId, name: held.name } as const;
      const entry = { action: 'university.update', object, universityId } as const;
      await audit(tx, onScreen(context), [{ ...entry, before: { logo: held.logoUrl }, after: { logo: logoUrl } }]);
      await publishClasses(tx, universityId);
      return before;
    });
    if (earlier !== null) await removeLeft(database, files, earlier).catch(() => {});
    return { logoUrl };
  },
});
