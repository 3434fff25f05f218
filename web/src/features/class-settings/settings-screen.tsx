import { useState, type SubmitEvent } from 'react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { ClassSettings } from '@bcs/contract/features/class-settings/model';
import { wrongDays } from '@bcs/contract/features/class-settings/windows';
import { whyNoPattern } from '#features/scheduling/week-times.ts';
import { FAILURES } from '@bcs/contract/kernel/failure';
import { useAdminDraft } from '#features/grants/admin-draft.ts';
import { Alert } from '#kit/alert.tsx';
import { BackLink } from '#kit/back-link.tsx';
import { Button } from '#kit/button.tsx';
import { Card } from '#kit/card.tsx';
import { PageHeader } from '#kit/page-header.tsx';
import { toast } from '#kit/toasts.ts';
import { ChangedMeanwhile } from '#lib/changed-meanwhile.tsx';
import { DraftNotice } from '#lib/draft-notice.tsx';
import { useLeaveGuard } from '#lib/leave-guard.ts';
import { pathId } from '#lib/path-id.ts';
import { callQuery } from '#lib/queries.ts';
import { useVersionedSend } from '#lib/versioned-send.ts';
import { formOf, patternIn, settingsOf, type Form } from './form.ts';
import { LABELS } from './labels.ts';
import { SettingsDialog, type Asked } from './settings-dialog.tsx';
import { SettingsFields } from './settings-fields.tsx';
import { standing } from './standing-settings.ts';

const route = getRouteApi('/_app/admin/classes/$courseId/settings');

const show = (value: unknown) =>
  typeof value === 'boolean' ? (value ? 'Yes' : 'No') : value === '' ? 'Nothing' : String(value);
const FIELDS = (Object.keys(LABELS) as (keyof ClassSettings)[]).map((key) => ({ key, label: LABELS[key], show }));

/** The settings of a class; what follows is shown before they are saved. ADM-077, ADM-079 */
export function SettingsScreen() {
  const courseId = pathId(route.useParams().courseId);
  const { code, version, stands, meets, meetingsAhead } = useSuspenseQuery(
    callQuery('previewClassSettings', standing(courseId)),
  ).data;
  const draft = useAdminDraft<Form>(`class/${courseId}/settings`, `${code}: settings`, formOf(stands, version));
  const [asked, setAsked] = useState<Asked | null>(null);
  const [tried, setTried] = useState(false);
  useLeaveGuard(draft.dirty);
  const save = useVersionedSend('saveClassSettings', draft, {
    onDone: () => {
      draft.saved();
      setAsked(null);
      toast('The settings were saved.');
    },
  });
  const settings = settingsOf(draft.value);
  const missing = draft.value.name.trim() === '' && { name: 'Please fill in this field.' };
  const unclear = draft.value.times ? whyNoPattern(draft.value.times) : null;
  const wrong = { ...wrongDays(settings), ...missing, ...(unclear !== null && { pattern: unclear }) };
  const seen = { courseId, version: draft.value.version };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (Object.keys(wrong).length === 0) setAsked({ settings, pattern: patternIn(draft.value, meets) });
  };
  return (
    <>
      <PageHeader
        title="Settings"
        lead={`${code} · ${stands.name}`}
        back={
          <BackLink to="/admin/classes/$courseId" params={{ courseId: String(courseId) }}>
            Class
          </BackLink>
        }
      />
      <Card pad className="max-w-3xl">
        <form noValidate onSubmit={submit} className="grid gap-8">
          <DraftNotice draft={draft} />
          <ChangedMeanwhile newer={save.newer} draft={draft} fields={FIELDS} />
          <SettingsFields
            form={draft.value}
            {...{ meets, meetingsAhead }}
            wrong={{ ...(tried ? wrong : {}), ...save.failure?.fields }}
            change={(changed) => draft.set((form) => ({ ...form, ...changed }))}
          />
          {tried && Object.keys(wrong).length > 0 && <Alert tone="bad">{FAILURES.INVALID_INPUT.message}</Alert>}
          <div className="flex flex-wrap justify-end gap-2 max-sm:*:grow">
            <Button type="submit" tone="primary" disabled={!draft.dirty}>
              Review and save
            </Button>
          </div>
        </form>
      </Card>
      {asked && !save.newer && (
        <SettingsDialog
          {...{ courseId, stands, asked }}
          pending={save.pending}
          failure={save.failure}
          onClose={() => setAsked(null)}
          onSave={(keeps, digest) =>
            void save.send({ ...seen, keeps, digest, ...asked.settings, pattern: asked.pattern })
          }
        />
      )}
    </>
  );
}
