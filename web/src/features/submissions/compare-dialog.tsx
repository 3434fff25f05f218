import { useState } from 'react';
import type { Submission } from '@bcs/contract/features/submissions/model';
import { Dialog } from '#kit/dialog.tsx';
import { SelectField } from '#kit/select-field.tsx';
import { changesBetween } from './changes.ts';
import { VersionSide } from './version-side.tsx';
import { currentVersion } from './versions.ts';

type Props = { submission: Submission; open: boolean; onClose: () => void };

/** An earlier version beside the current one, with what changed in between. */
export function CompareDialog({ submission, open, onClose }: Props) {
  const { earlierVersions } = submission;
  const [chosen, setChosen] = useState<number | null>(null);
  const earlier = earlierVersions.find(({ version }) => version === chosen) ?? earlierVersions.at(-1);
  if (!earlier) return null;
  const now = currentVersion(submission);
  const changes = changesBetween(earlier, now);
  return (
    <Dialog open={open} onClose={onClose} size="lg" title="Compare versions">
      <div className="grid gap-5">
        <div className="flex flex-wrap items-end justify-between gap-3">
          <p role="status" className="text-muted">
            Since then: {changes.length === 0 ? 'handed in again without changes here' : changes.join(', ')}.
          </p>
          {earlierVersions.length > 1 && (
            <SelectField
              label="Earlier version"
              className="w-48"
              value={String(earlier.version)}
              options={earlierVersions
                .toReversed()
                .map(({ version }) => ({ value: String(version), label: `Version ${version}` }))}
              onChange={({ target }) => setChosen(Number(target.value))}
            />
          )}
        </div>
        <div className="grid gap-6 sm:grid-cols-2">
          <VersionSide title={`Version ${earlier.version}`} version={earlier} other={now} isEarlier />
          <VersionSide title="Now" version={now} other={earlier} isEarlier={false} />
        </div>
      </div>
    </Dialog>
  );
}
