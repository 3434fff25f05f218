import { useState } from 'react';
import { findDayConflicts } from '@bcs/contract/features/class-settings/windows';
import { whyNoPattern } from '#features/scheduling/week-times.ts';
import { missing } from '@bcs/contract/kernel/missing';
import { FAILURES } from '@bcs/contract/kernel/failure';
import { useAdminDraft } from '#features/grants/admin-draft.ts';
import { Alert } from '#kit/alert.tsx';
import { Card } from '#kit/card.tsx';
import { PageHeader } from '#kit/page-header.tsx';
import { ReviewedForm } from '#lib/form-frame.tsx';
import { useForm } from '#lib/form.ts';
import { usePathId } from '#lib/path-id.ts';
import { useAnswer } from '#lib/queries.ts';
import { toSettingsDraft, changedPattern, toSettings, type SettingsDraft } from './form.ts';
import { SettingsDialog, type SettingsPreviewInput } from './settings-dialog.tsx';
import { SettingsFields } from './settings-fields.tsx';
import { storedSettings } from './standing-settings.ts';

/** The settings of a class; what follows is shown before they are saved. ADM-077, ADM-079 */
export function SettingsScreen() {
  const courseId = usePathId('courseId');
  const { code, version, stands, meets, meetingsAhead } = useAnswer('previewClassSettings', storedSettings(courseId));
  const draft = useAdminDraft<SettingsDraft>(
    `class/${courseId}/settings`,
    `${code}: settings`,
    toSettingsDraft(stands, version),
  );
  const [asked, setAsked] = useState<SettingsPreviewInput | null>(null);
  const settings = toSettings(draft.value);
  const problems = {
    ...findDayConflicts(settings),
    name: missing(settings.name),
    pattern: draft.value.times ? whyNoPattern(draft.value.times) : null,
  };
  const form = useForm('saveClassSettings', {
    draft,
    problems,
    guards: true,
    onReady: (value) => setAsked({ settings, pattern: changedPattern(value, meets) }),
    said: 'The settings were saved.',
    onDone: () => setAsked(null),
  });
  return (
    <>
      <PageHeader title="Settings" dense />
      <Card pad className="max-w-3xl">
        <ReviewedForm form={form} className="grid gap-8">
          <SettingsFields {...{ form, meets, meetingsAhead }} />
          {Object.keys(problems).some(form.errorOf) && <Alert tone="bad">{FAILURES.INVALID_INPUT.message}</Alert>}
        </ReviewedForm>
      </Card>
      {asked && !form.newer && (
        <SettingsDialog
          {...{ courseId, stands, asked }}
          pending={form.pending}
          failure={form.failure}
          onClose={() => setAsked(null)}
          onSave={(keeps, digest) =>
            void form.send({
              courseId,
              version: draft.value.version,
              keeps,
              digest,
              ...asked.settings,
              pattern: asked.pattern,
            })
          }
        />
      )}
    </>
  );
}
