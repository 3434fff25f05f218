import { useState } from 'react';
import { Alert } from '#kit/alert.tsx';
import { Button } from '#kit/button.tsx';
import { Dialog } from '#kit/dialog.tsx';
import { StandBy } from '#kit/stand-by.tsx';
import { MarkedText } from '#features/submissions/marked-text.tsx';
import type { Output } from '#lib/api.ts';
import { formatDateTime } from '#lib/dates.ts';
import { useRead } from '#lib/queries.ts';
import { useViewer } from '#lib/viewer.ts';

type Props = { assignmentId: number; instructions: { version: number; isLatest: boolean } };

/** Says that a submission was written for an earlier version of the instructions, and shows both versions. ADM-098 */
export function ChangedInstructions({ assignmentId, instructions: { version, isLatest } }: Props) {
  const [open, setOpen] = useState(false);
  if (isLatest) return null;
  return (
    <>
      <Alert
        action={
          <Button size="sm" onClick={() => setOpen(true)}>
            Show what changed
          </Button>
        }
      >
        The instructions have changed since this was handed in.
      </Alert>
      {open && <Versions assignmentId={assignmentId} version={version} onClose={() => setOpen(false)} />}
    </>
  );
}

function Versions({ onClose, ...asked }: { assignmentId: number; version: number; onClose: () => void }) {
  const { data, error } = useRead('assignmentVersions', asked);
  return (
    <Dialog open onClose={onClose} size="lg" title="What students were asked to do">
      {error && <Alert tone="bad">{error.message}</Alert>}
      {data ? (
        <div className="grid gap-6 sm:grid-cols-2">
          <Side words={data.earlier} other={data.current} isEarlier />
          <Side words={data.current} other={data.earlier} isEarlier={false} />
        </div>
      ) : (
        !error && <StandBy />
      )}
    </Dialog>
  );
}

type Words = Output<'assignmentVersions'>['current'];

function Side({ words, other, isEarlier }: { words: Words; other: Words; isEarlier: boolean }) {
  const { timeZone } = useViewer();
  return (
    <section className="grid content-start gap-3">
      <header className="grid gap-0.5">
        <h3 className="font-semibold">{isEarlier ? 'When this was handed in' : 'Now'}</h3>
        <p className="text-sm text-muted">
          Version {words.version}
          {words.until && <>, until {formatDateTime(words.until, timeZone)}</>}
        </p>
      </header>
      <div>
        <h4 className="mb-1 text-sm font-semibold">Header</h4>
        <MarkedText text={words.header} other={other.header} isEarlier={isEarlier} empty="No header." />
      </div>
      <div>
        <h4 className="mb-1 text-sm font-semibold">Instructions</h4>
        <MarkedText text={words.content} other={other.content} isEarlier={isEarlier} empty="No instructions." />
      </div>
    </section>
  );
}
