import { createClasses, deleteClasses, publishClasses } from '@bcs/contract/features/classes/abilities';
import * as calls from '@bcs/contract/features/classes/calls';
import { CODE_TAKEN, NOT_ITS_COHORT } from '@bcs/contract/features/classes/failures';
import { missingIn } from '@bcs/contract/features/classes/states';
import { grantMay, roleMay } from '@bcs/contract/kernel/ability';
import { audit, onScreen } from '#kernel/audit';
import { DONE, defineHandler } from '#kernel/handler';
import { RefusalError } from '#kernel/refusal-error';
import { getClass } from './queries-class.ts';
import { findTakenOver, insertClass } from './queries-create.ts';
import { findClasses, findClassUniversities } from './queries-list.ts';

export const adminClasses = defineHandler(calls.adminClasses, {
  run: async (wanted, { db, viewer, now }) => ({
    ...(await findClasses(db, viewer, wanted, now)),
    universities: await findClassUniversities(db, viewer),
    mayCreate: grantMay(createClasses, viewer.reach),
  }),
});

export const adminClass = defineHandler(calls.adminClass, {
  run: async (_input, { db, viewer, now }) => {
    const found = await getClass(db, viewer, now);
    return {
      ...found,
      missing: missingIn(found),
      mayChange: viewer.byGrant || (viewer.role !== null && roleMay(publishClasses, viewer.role)),
      mayKeep: viewer.byGrant && grantMay(deleteClasses, viewer.reach),
    };
  },
});

export const previewClass = defineHandler(calls.previewClass, {
  run: async (begun, { db }) => {
    const found = await findTakenOver(db, begun);
    if (!found) throw new RefusalError(NOT_ITS_COHORT, { cohortId: NOT_ITS_COHORT.message });
    return found;
  },
});

export const createClass = defineHandler(calls.createClass, {
  run: async (begun, context) => {
    const { db } = context;
    const created = await insertClass(db, begun);
    if (!created) throw new RefusalError(NOT_ITS_COHORT, { cohortId: NOT_ITS_COHORT.message });
    const { universityId, startDate, endDate } = begun;
    const [code, name] = [begun.code.trim(), begun.name.trim()];
    await audit(db, onScreen(context), [
      {
        action: 'class.create',
        object: { kind: 'class', id: created.id, name: code },
        universityId,
        courseId: created.id,
        after: { code, name, startDate, endDate, timeZone: created.timeZone, state: 'draft' },
      },
    ]);
    return { ...DONE, courseId: created.id };
  },
  conflicts: { a_course_code_is_unique_in_its_university: CODE_TAKEN },
});
