import { z } from 'zod';
import { WeeklyPattern } from '#features/scheduling/model';
import { call } from '#kernel/call';
import { PREVIEW_OUTDATED } from '#kernel/failure';
import { count, digest, id, version } from '#kernel/schema';
import { RECORD } from '#kernel/topics';
import { editClassSettings } from './abilities.ts';
import { ClassSettings, Keeps, SettingsConsequences } from './model.ts';

/** The new weekly pattern; null leaves the meetings of the class where they are. ADM-077 */
const pattern = WeeklyPattern.nullable();
const ofClass = { scope: 'course-or-grant', allow: editClassSettings } as const;

export const previewClassSettings = call('POST /broker/previewClassSettings', {
  ...ofClass,
  shows: ['classes', 'schedules', ...RECORD, 'enrollments'],
  summary: 'Shows the settings of a class and previews the effects of saving them',
  input: {
    courseId: id(),
    keeps: Keeps,
    pattern,
    /** The settings to preview; null for the present ones. */
    settings: ClassSettings.nullable(),
  },
  output: SettingsConsequences.extend({
    code: z.string(),
    version: version(),
    stands: ClassSettings,
    /** The weekly meeting times, derived from future meetings or, if there are none, from all meetings. */
    meets: z.array(WeeklyPattern.element),
    /** The number of future meetings that a new weekly pattern would move. */
    meetingsAhead: count(),
    digest: z.string(),
  }),
});

export const saveClassSettings = call('POST /broker/saveClassSettings', {
  ...ofClass,
  changes: ['classes', 'schedules', 'sessions', 'enrollments', 'attendance', 'assignments', 'audit entries'],
  summary: 'Saves the settings of a class after their preview',
  input: { courseId: id(), version: version(), keeps: Keeps, pattern, digest: digest(), ...ClassSettings.shape },
  fails: [PREVIEW_OUTDATED],
  edits: Object.keys(ClassSettings.shape),
});
