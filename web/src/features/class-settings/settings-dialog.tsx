import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { ClassSettings } from '@bcs/contract/features/class-settings/model';
import { Button } from '#kit/button.tsx';
import { Dialog } from '#kit/dialog.tsx';
import { SelectField } from '#kit/select-field.tsx';
import { StandBy } from '#kit/stand-by.tsx';
import { FailureAlert } from '#lib/failure-alert.tsx';
import type { Input } from '#lib/api.ts';
import type { CallFailed } from '#lib/call-failed.ts';
import { callQuery } from '#lib/queries.ts';
import { FollowsList } from './follows-list.tsx';

type Keeps = Input<'previewClassSettings'>['keeps'];
/** The settings to be saved, and the weekly pattern. */
export type SettingsPreviewInput = Pick<Input<'previewClassSettings'>, 'pattern'> & {
  readonly settings: ClassSettings;
};
type Props = {
  courseId: number;
  stands: ClassSettings;
  asked: SettingsPreviewInput;
  pending: boolean;
  failure: CallFailed | null;
  onClose: () => void;
  onSave: (keeps: Keeps, digest: string) => void;
};

const KEEPS = [
  { value: 'local times', label: 'Their local times' },
  { value: 'instants', label: 'Their exact moments' },
];

/** The consequences of other settings, and the button that does exactly that. ADM-077, ADM-099, D-010 */
export function SettingsDialog({ courseId, stands, asked, pending, failure, onClose, onSave }: Props) {
  const [keeps, setKeeps] = useState<Keeps>('local times');
  const { data, error } = useQuery(callQuery('previewClassSettings', { courseId, keeps, ...asked }));
  const zones = { from: stands.timeZone, to: asked.settings.timeZone };
  return (
    <Dialog
      open
      size="md"
      onClose={onClose}
      title="Save these settings?"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button tone="primary" disabled={!data} pending={pending} onClick={() => data && onSave(keeps, data.digest)}>
            Save
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {zones.from !== zones.to && (
          <SelectField
            label="Sessions and due dates keep"
            options={KEEPS}
            value={keeps}
            onChange={({ currentTarget: { value } }) => setKeeps(value as Keeps)}
          />
        )}
        <FailureAlert failure={error} of="preview" />
        <FailureAlert failure={failure} of="save" />
        {data ? <FollowsList follows={data} zones={zones} /> : !error && <StandBy />}
      </div>
    </Dialog>
  );
}
