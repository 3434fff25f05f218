import * as calls from '@bcs/contract/features/universities/calls-parts';
import * as failures from '@bcs/contract/features/universities/failures';
import type { UniversityAdministrator } from '@bcs/contract/kernel/ability';
import type { Action } from '@bcs/contract/kernel/audit';
import type { AuditContext } from '#kernel/context';
import { auditOnScreen } from '#kernel/audit';
import { DONE, defineHandler } from '#kernel/handler';
import { orNotFound, RefusalError } from '#kernel/refusal-error';
import { throwIfNewer } from '#kernel/versions';
import * as parts from './queries-parts.ts';
import { publishClasses } from './queries-write.ts';

type Kind = 'program' | 'cohort' | 'room';
type Fields = Readonly<Record<string, unknown>> & { readonly name: string };

/** Records a change of a part of a university, and updates the pages of its classes. */
async function auditPart(
  context: AuditContext<UniversityAdministrator>,
  kind: Kind,
  id: number,
  before: Fields | null,
  after: Fields,
): Promise<void> {
  const { db, viewer } = context;
  const action = `${kind}.${before === null ? 'create' : 'update'}` as const satisfies Action;
  const object = { kind, id, name: after.name } as const;
  await auditOnScreen(context, { action, object, universityId: viewer.universityId, before, after });
  if (before !== null) await publishClasses(db, viewer.universityId);
}

const lineOf = (text: string | null): string | null => (text === null || text.trim() === '' ? null : text.trim());

export const saveProgram = defineHandler(
  calls.saveProgram,
  async ({ universityId, programId, version, name, programType }, context) => {
    const { db } = context;
    const after = { name: name.trim(), programType };
    if (programId === null) {
      const { id } = await parts.insertProgram(db, universityId, after);
      await auditPart(context, 'program', id, null, after);
      return { ...DONE, programId: id };
    }
    const key = { universityId, id: programId };
    const held = orNotFound(await parts.lockProgram(db, key));
    throwIfNewer(calls.saveProgram, version ?? 0, held);
    if (held.hasClasses && held.programType !== programType) throw new RefusalError(failures.PROGRAM_HAS_CLASSES);
    await parts.setProgram(db, key, after);
    await auditPart(context, 'program', programId, { name: held.name, programType: held.programType }, after);
    return { ...DONE, programId };
  },
);

export const saveCohort = defineHandler(
  calls.saveCohort,
  async ({ universityId, cohortId, version, programId, name, startDate, endDate }, context) => {
    const { db } = context;
    const after = { programId, name: name.trim(), startDate, endDate };
    if (!(await parts.lockProgram(db, { universityId, id: programId })))
      throw new RefusalError(failures.NOT_ITS_PROGRAM, { programId: failures.NOT_ITS_PROGRAM.message });
    if (cohortId === null) {
      const { id } = await parts.insertCohort(db, universityId, after);
      await auditPart(context, 'cohort', id, null, after);
      return { ...DONE, cohortId: id };
    }
    const key = { universityId, id: cohortId };
    const { archived: _archived, version: stands, ...before } = orNotFound(await parts.lockCohort(db, key));
    throwIfNewer(calls.saveCohort, version ?? 0, { ...before, version: stands });
    await parts.setCohort(db, key, after);
    await auditPart(context, 'cohort', cohortId, before, after);
    return { ...DONE, cohortId };
  },
);

async function setCohortArchived(
  id: number,
  archived: boolean,
  context: AuditContext<UniversityAdministrator>,
): Promise<void> {
  const { db, viewer, now } = context;
  const { universityId } = viewer;
  const held = orNotFound(await parts.lockCohort(db, { universityId, id }));
  if (held.archived === archived) throw new RefusalError(archived ? failures.ALREADY_ARCHIVED : failures.NOT_ARCHIVED);
  await parts.setCohortArchived(db, { universityId, id }, archived ? now : null);
  const object = { kind: 'cohort', id, name: held.name } as const;
  const action = archived ? 'cohort.archive' : 'cohort.restore';
  const [before, after] = [{ archived: held.archived }, { archived }];
  await auditOnScreen(context, { action, object, universityId, before, after });
}

export const archiveCohort = defineHandler(calls.archiveCohort, ({ cohortId }, context) =>
  setCohortArchived(cohortId, true, context),
);

export const restoreCohort = defineHandler(calls.restoreCohort, ({ cohortId }, context) =>
  setCohortArchived(cohortId, false, context),
);

export const saveRoom = defineHandler(
  calls.saveRoom,
  async ({ universityId, roomId, version, name, roomNumber, buildingName, videoUrl }, context) => {
    const { db } = context;
    const lines = { roomNumber: lineOf(roomNumber), buildingName: lineOf(buildingName) };
    const after = { name: name.trim(), ...lines, videoUrl };
    if (roomId === null) {
      const { id } = await parts.insertRoom(db, universityId, after);
      await auditPart(context, 'room', id, null, after);
      return { ...DONE, roomId: id };
    }
    const key = { universityId, id: roomId };
    const { archived: _archived, version: stands, ...before } = orNotFound(await parts.lockRoom(db, key));
    throwIfNewer(calls.saveRoom, version ?? 0, { ...before, version: stands });
    await parts.setRoom(db, key, after);
    await auditPart(context, 'room', roomId, before, after);
    return { ...DONE, roomId };
  },
);

export const archiveRoom = defineHandler(calls.archiveRoom, async ({ universityId, roomId, archived }, context) => {
  const { db, now } = context;
  const key = { universityId, id: roomId };
  const held = orNotFound(await parts.lockRoom(db, key));
  await parts.setRoomArchived(db, key, archived ? now : null);
  const object = { kind: 'room', id: roomId, name: held.name } as const;
  const action = archived ? 'room.archive' : 'room.restore';
  const [before, after] = [{ archived: held.archived }, { archived }];
  await auditOnScreen(context, { action, object, universityId, before, after });
});
