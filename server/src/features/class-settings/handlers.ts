import * as calls from '@bcs/contract/features/class-settings/calls';
import { SETTINGS_MOVED_ON } from '@bcs/contract/features/class-settings/failures';
import type { ClassSettings } from '@bcs/contract/features/class-settings/model';
import { wrongDays } from '@bcs/contract/features/class-settings/windows';
import { FAILURES } from '@bcs/contract/kernel/failure';
import { saveSchedule } from '#features/administration/queries-courses';
import { findPeopleOf } from '#features/classes/queries-states';
import { saveChanges } from '#features/session-editor/notify-changes';
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
  run: async ({ keeps, pattern, settings }, context) => {
    const stored = await getSettings(context.db, context.viewer, false);
    const { code, version, settings: stands } = stored;
    const to = settings === null ? stands : checked(settings);
    const plan = await planSettings(context, stored, { settings: to, keeps, pattern }, false);
    return { code, version, stands, ...plan };
  },
});

export const saveClassSettings = defineHandler(calls.saveClassSettings, {
  run: async ({ courseId, version, keeps, pattern, digest, ...settings }, context) => {
    const { db, viewer, now } = context;
    const { universityId } = viewer;
    const stored = await getSettings(db, viewer, true);
    const before = stored.settings;
    throwIfNewer(calls.saveClassSettings, version, { ...before, version: stored.version });
    const after = checked(settings);
    const plan = await planSettings(context, stored, { settings: after, keeps, pattern }, true);
    if (plan.digest !== digest) throw new RefusalError(SETTINGS_MOVED_ON);
    await setSettings(db, viewer, after);
    await saveSchedule(db, { universityId, id: courseId }, 'mid-course', after.midSurveyFrom, after.midSurveyTo);
    await saveSchedule(db, { universityId, id: courseId }, 'end-course', after.endSurveyFrom, after.endSurveyTo);
    // by the clocks that the class has from now on
    const settled = { ...context, viewer: { ...viewer, timeZone: after.timeZone } };
    await saveChanges(settled, plan.sessions, plan);
    await setDates(db, viewer, plan.unseen, now);
    if (keeps === 'local times' && before.timeZone !== after.timeZone)
      await moveReleases(db, viewer, { from: before.timeZone, to: after.timeZone }, now);
    const object = { kind: 'class', id: courseId, name: stored.code } as const;
    const [met, meets] = pattern === null ? [{}, {}] : [{ meets: plan.meets }, { meets: pattern }];
    await audit(db, onScreen(context), [
      {
        action: 'class.update',
        object,
        universityId,
        courseId,
        before: { ...before, ...met },
        after: { ...after, ...meets },
      },
    ]);
    await publishPeople(db, { accountIds: await findPeopleOf(db, viewer), courseIds: [courseId] });
    return DONE;
  },
});
