import * as calls from '@bcs/contract/features/class-settings/calls';
import type { ClassSettings } from '@bcs/contract/features/class-settings/model';
import { findDayConflicts } from '@bcs/contract/features/class-settings/windows';
import type { InputOf } from '@bcs/contract/kernel/call';
import { FAILURES } from '@bcs/contract/kernel/failure';
import { saveSchedule } from '#features/administration/queries-courses';
import { findClassPeople } from '#features/classes/queries-class';
import { saveChanges } from '#features/session-editor/notify-changes';
import { auditOnScreen } from '#kernel/audit';
import { publishPeople } from '#kernel/changes';
import { planned } from '#kernel/planned';
import { RefusalError } from '#kernel/refusal-error';
import { throwIfNewer } from '#kernel/versions';
import { planSettings } from './plan.ts';
import { getSettings, type StoredSettings, moveReleases, setDates, setSettings } from './queries.ts';

type Saved = Omit<InputOf<typeof calls.saveClassSettings>, 'digest'>;

/**
 * Checks the settings.
 * @throws RefusalError if dates contradict each other
 */
function checked(settings: ClassSettings): ClassSettings {
  const wrong = findDayConflicts(settings);
  if (Object.keys(wrong).length > 0) throw new RefusalError(FAILURES.INVALID_INPUT, wrong);
  return { ...settings, name: settings.name.trim() };
}

/** Combines the wanted settings with the stored ones. */
function settingsIn(wanted: InputOf<typeof calls.previewClassSettings> | Saved, stored: StoredSettings): ClassSettings {
  if ('settings' in wanted) return wanted.settings === null ? stored.settings : checked(wanted.settings);
  const { courseId: _course, version, keeps: _keeps, pattern: _pattern, ...settings } = wanted;
  throwIfNewer(calls.saveClassSettings, version, { ...stored.settings, version: stored.version });
  return checked(settings);
}

export const [previewClassSettings, saveClassSettings] = planned({
  preview: calls.previewClassSettings,
  save: calls.saveClassSettings,
  plan: async (wanted, context) => {
    const stored = await getSettings(context.db, context.viewer, context.holds);
    const { keeps, pattern } = wanted;
    const after = settingsIn(wanted, stored);
    return { stored, after, ...(await planSettings({ settings: after, keeps, pattern }, stored, context)) };
  },
  show: ({ stored: { code, version, settings: stands }, ...plan }) => ({ code, version, stands, ...plan }),
  write: async ({ stored, after, ...plan }, { courseId, keeps, pattern }, context) => {
    const { db, viewer, now } = context;
    const { universityId } = viewer;
    const before = stored.settings;
    await setSettings(db, viewer, after);
    await saveSchedule(db, { universityId, id: courseId }, 'mid-course', after.midSurveyFrom, after.midSurveyTo);
    await saveSchedule(db, { universityId, id: courseId }, 'end-course', after.endSurveyFrom, after.endSurveyTo);
    // in the new time zone of the class
    const settled = { ...context, viewer: { ...viewer, timeZone: after.timeZone } };
    await saveChanges(settled, plan.sessions, plan);
    await setDates(db, viewer, plan.unseen, now);
    if (keeps === 'local times' && before.timeZone !== after.timeZone)
      await moveReleases(db, viewer, { from: before.timeZone, to: after.timeZone }, now);
    const object = { kind: 'class', id: courseId, name: stored.code } as const;
    const [met, meets] = pattern === null ? [{}, {}] : [{ meets: plan.meets }, { meets: pattern }];
    await auditOnScreen(context, {
      action: 'class.update',
      object,
      universityId,
      courseId,
      before: { ...before, ...met },
      after: { ...after, ...meets },
    });
    await publishPeople(db, { accountIds: await findClassPeople(db, viewer), courseIds: [courseId] });
  },
});
