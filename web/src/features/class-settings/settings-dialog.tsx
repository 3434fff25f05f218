import { useState } from 'react';
import type { ClassSettings } from '@bcs/contract/features/class-settings/model';
import { SelectField } from '#kit/select-field.tsx';
import type { Input } from '#lib/api.ts';
import type { CallFailed } from '#lib/call-failed.ts';
import { PlannedDialog } from '#lib/planned-dialog.tsx';
import { usePlanned } from '#lib/planned.ts';
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
  const planned = usePlanned('previewClassSettings', { courseId, keeps, ...asked }, { pending, failure });
  const zones = { from: stands.timeZone, to: asked.settings.timeZone };
  return (
    <PlannedDialog
      planned={planned}
      title="Save these settings?"
      action="Save"
      lead={
        zones.from !== zones.to && (
          <SelectField
            label="Sessions and due dates keep"
            options={KEEPS}
            value={keeps}
            onChange={({ currentTarget: { value } }) => setKeeps(value as Keeps)}
          />
        )
      }
      onClose={onClose}
      onSave={(digest) => onSave(keeps, digest)}
    >
      {(shown) => <FollowsList follows={shown} zones={zones} />}
    </PlannedDialog>
  );
}
