import * as calls from '@bcs/contract/features/class-settings/calls';
import { SETTINGS_MOVED_ON } from '@bcs/contract/features/class-settings/failures';
import type { ClassSettings } from '@bcs/contract/features/class-settings/model';
import { wrongDays } from '@bcs/contract/features/class-settings/windows';
import { FAILURES } from '@bcs/contract/kernel/failure';
import { saveSchedule } from '#features/administration/queries-courses';
import { findPeopleOf } from '#features/classes/queries-states';
import { audit, onScreen } from '#kernel/audit';
import { publishPeople } from '#kernel/changes';
import { DONE, defineHandler } from '#kernel/handler';
import { RefusalError } from '#kernel/refusal-error';
import { throwIfNewer } from '#kernel/versions';
import { planSettings } from './plan.ts';
import { getSettings } from './queries.ts';
import { moveReleases, setDates, setSettings } from './queries-write.ts';

/** @throws RefusalError where days contradict each other */
function checked(settings: ClassSettings): ClassSettings {
  const wrong = wrongDays(settings);
  if (Object.keys(wrong).length > 0) throw new RefusalError(FAILURES.INVALID_INPUT, wrong);
  return { ...settings, name: settings.name.trim() };
}

export const previewClassSettings = defineHandler(calls.previewClassSettings, {
  run: async ({ keeps, settings }, context) => {
    const stored = await getSettings(context.db, context.viewer, false);
    const { code, version, settings: stands } = stored;
    const to = settings === null ? stands : checked(settings);
    const { items, verdicts, digest } = await planSettings(context, stored, to, keeps, false);
    return { code, version, stands, items, verdicts, digest };
  },
});

export const saveClassSettings = defineHandler(calls.saveClassSettings, {
  run: async ({ courseId, version, keeps, digest, ...settings }, context) => {
    const { db, viewer, now } = context;
    const { universityId } = viewer;
    const stored = await getSettings(db, viewer, true);
    const before = stored.settings;
    throwIfNewer(calls.saveClassSettings, version, { ...before, version: stored.version });
    const after = checked(settings);
    const plan = await planSettings(context, stored, after, keeps, true);
    if (plan.digest !== digest) throw new RefusalError(SETTINGS_MOVED_ON);
    await setSettings(db, viewer, after);
    await saveSchedule(db, { universityId, id: courseId }, 'mid-course', after.midSurveyFrom, after.midSurveyTo);
    await saveSchedule(db, { universityId, id: courseId }, 'end-course', after.endSurveyFrom, after.endSurveyTo);
    if (plan.moved.length > 0) {
      await setDates(db, viewer, plan.moved, now);
      await moveReleases(db, viewer, { from: before.timeZone, to: after.timeZone }, now);
    }
    const object = { kind: 'class', id: courseId, name: stored.code } as const;
    await audit(db, onScreen(context), [{ action: 'class.update', object, universityId, courseId, before, after }]);
    await publishPeople(db, { accountIds: await findPeopleOf(db, viewer), courseIds: [courseId] });
    return DONE;
  },
});
