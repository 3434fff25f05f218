import { archiveUniversities, createUniversities } from '@bcs/contract/features/universities/abilities';
import { isReadable, nearestReadable } from '@bcs/contract/features/universities/accent';
import * as calls from '@bcs/contract/features/universities/calls';
import * as failures from '@bcs/contract/features/universities/failures';
import { grantMay, type UniversityAdministrator } from '@bcs/contract/kernel/ability';
import * as switches from '@bcs/contract/features/universities/calls-switches';
import { TOPICS, type Topic } from '@bcs/contract/kernel/topics';
import { PICTURE } from '@bcs/contract/features/pictures/failures';
import type { AuditContext } from '#kernel/context';
import { auditOnScreen, audit, auditFromScreen } from '#kernel/audit';
import { DONE, defineHandler } from '#kernel/handler';
import { RefusalError, orNotFound } from '#kernel/refusal-error';
import { throwIfNewer } from '#kernel/versions';
import { findFlags, setFlag } from '#features/administration/queries-switches';
import { publish } from '#kernel/changes';
import { keepPicture } from '#features/pictures/queries-keep';
import { addressOf, pictureKeyOf } from '#features/pictures/queries';
import { attachUpload, abandonUpload, removeLeft } from '#kernel/uploads';
import {
  findUniversities,
  getUniversity,
  insertUniversity,
  lockUniversity,
  publishClasses,
  setUniversity,
  setUniversityArchived,
  setLogo,
} from './queries-write.ts';
import { countEverybody, findSwitches, lockSwitches, setSwitches } from './queries-switches.ts';

const conflicts = { a_university_name_is_unique: failures.UNIVERSITY_NAME_TAKEN };

export const adminUniversities = defineHandler(calls.adminUniversities, async (wanted, { db, viewer }) => ({
  ...(await findUniversities(db, viewer, wanted)),
  mayCreate: grantMay(createUniversities, viewer.reach),
}));

export const adminUniversity = defineHandler(calls.adminUniversity, async ({ universityId }, { db, viewer }) => ({
  ...(await getUniversity(db, universityId)),
  mayKeep: grantMay(archiveUniversities, viewer.reach),
}));

export const createUniversity = defineHandler(calls.createUniversity, {
  run: async (wanted, context) => {
    const made = { name: wanted.name.trim(), timeZone: wanted.timeZone };
    const universityId = await insertUniversity(context.db, made);
    const object = { kind: 'university', id: universityId, name: made.name } as const;
    await auditOnScreen(context, { action: 'university.create', object, universityId, after: made });
    return { ...DONE, universityId };
  },
  conflicts,
});

/** Trims a line; an empty one becomes null. */
const lineOf = (text: string | null): string | null => (text === null || text.trim() === '' ? null : text.trim());

export const updateUniversity = defineHandler(calls.updateUniversity, {
  run: async ({ universityId, version, ...typed }, context) => {
    const { db } = context;
    const held = await lockUniversity(db, universityId);
    throwIfNewer(calls.updateUniversity, version, held);
    const after = { ...typed, name: typed.name.trim(), shortName: lineOf(typed.shortName) };
    const { accentColor } = after;
    if (accentColor !== null && accentColor !== held.accentColor && !isReadable(accentColor))
      throw new RefusalError(failures.ACCENT_NOT_READABLE, {
        accentColor: `${failures.ACCENT_NOT_READABLE.message} The nearest shade that does is ${nearestReadable(accentColor)}.`,
      });
    await setUniversity(db, universityId, after);
    const object = { kind: 'university', id: universityId, name: after.name } as const;
    const { version: _seen, logoUrl: _logo, archived: _archived, ...before } = held;
    await auditOnScreen(context, { action: 'university.update', object, universityId, before, after });
    await publishClasses(db, universityId);
  },
  conflicts,
});

async function setArchived(
  universityId: number,
  archived: boolean,
  context: AuditContext<UniversityAdministrator>,
): Promise<void> {
  const held = await lockUniversity(context.db, universityId);
  if (held.archived === archived) throw new RefusalError(archived ? failures.ALREADY_ARCHIVED : failures.NOT_ARCHIVED);
  await setUniversityArchived(context.db, universityId, archived ? context.now : null);
  const object = { kind: 'university', id: universityId, name: held.name } as const;
  const [before, after] = [{ archived: held.archived }, { archived }];
  const action = archived ? 'university.archive' : 'university.restore';
  await auditOnScreen(context, { action, object, universityId, before, after });
}

export const archiveUniversity = defineHandler(calls.archiveUniversity, ({ universityId }, context) =>
  setArchived(universityId, true, context),
);

export const restoreUniversity = defineHandler(calls.restoreUniversity, ({ universityId }, context) =>
  setArchived(universityId, false, context),
);

export const previewCohortSwitches = defineHandler(switches.previewCohortSwitches, async (cohort, { db }) =>
  orNotFound(await findSwitches(db, cohort)),
);

export const saveCohortSwitches = defineHandler(
  switches.saveCohortSwitches,
  async ({ universityId, cohortId, version, ...after }, context) => {
    const { db } = context;
    const { name, version: stands, hides } = orNotFound(await lockSwitches(db, { universityId, cohortId }));
    throwIfNewer(switches.saveCohortSwitches, version, { ...hides, version: stands });
    await setSwitches(db, { universityId, cohortId }, after);
    const object = { kind: 'cohort', id: cohortId, name } as const;
    const entry = { action: 'cohort.update', object, universityId, before: { ...hides }, after } as const;
    await auditOnScreen(context, entry);
    await publishClasses(db, universityId, cohortId);
  },
);

export const featureFlags = defineHandler(switches.featureFlags, async (_input, { db }) => ({
  flags: await findFlags(db),
  ...(await countEverybody(db)),
}));

/**
 * Sets a feature flag and refreshes every open page of the installation, since almost everything may depend on it.
 * D-016
 */
export const setFeatureFlag = defineHandler(switches.setFeatureFlag, async ({ key, enabled }, context) => {
  const { db } = context;
  const before = (await findFlags(db)).find((flag) => flag.key === key);
  await setFlag(db, key, enabled);
  const object = { kind: 'feature', id: null, name: key } as const;
  const was = { enabled: before?.enabled ?? false };
  await auditOnScreen(context, { action: 'feature.switch', object, before: was, after: { enabled } });
  await publish(db, { topics: Object.keys(TOPICS) as Topic[], to: ['everyone'] });
});

/** Saves a logo; the previous file is deleted now or in the next sweep. ADM-066 */
export const saveUniversityLogo = defineHandler(calls.saveUniversityLogo, async ({ universityId, logo }, context) => {
  const { viewer, now, services } = context;
  const { database, files } = services;
  const key = logo === null ? null : await keepPicture(logo, context);
  const logoUrl = key === null ? null : addressOf(key);
  const earlier = await database.transaction(async (tx) => {
    const held = await lockUniversity(tx, universityId);
    await setLogo(tx, universityId, logoUrl);
    // a sweep may have deleted the file in between
    if (key !== null && !(await attachUpload(tx, viewer.accountId, key, now)))
      throw new RefusalError(PICTURE.NOT_SAVED);
    const before = pictureKeyOf(held.logoUrl);
    if (before !== null) await abandonUpload(tx, before, now);
    const object = { kind: 'university', id: universityId, name: held.name } as const;
    const entry = { action: 'university.update', object, universityId } as const;
    await audit(tx, auditFromScreen(context), [{ ...entry, before: { logo: held.logoUrl }, after: { logo: logoUrl } }]);
    await publishClasses(tx, universityId);
    return before;
  });
  if (earlier !== null) await removeLeft(database, files, earlier).catch(() => {});
  return { logoUrl };
});
