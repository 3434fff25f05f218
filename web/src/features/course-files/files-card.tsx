import { useState } from 'react';
import { plural } from '@bcs/contract/kernel/plural';
import { ExportFolderButton } from '#features/classes/export-folder-button.tsx';
import { base64Of } from '#lib/base64-of.ts';
import { FolderField } from '#features/plans/folder-field.tsx';
import { MistakeList } from '#features/plans/mistake-list.tsx';
import { Button } from '#kit/button.tsx';
import { TitledCard } from '#kit/titled-card.tsx';
import type { Output } from '#lib/api.ts';
import { formatDateTime } from '#lib/dates.ts';
import { FailureAlert } from '#lib/failure-alert.tsx';
import { saveFile } from '#lib/save-file.ts';
import { useSend } from '#lib/send.ts';
import { DifferenceList } from './difference-list.tsx';
import type { TakeOverSource } from './take-over-source.ts';

type Props = {
  courseId: number;
  code: string;
  difference: Output<'folderDifference'>;
  onLook: (source: TakeOverSource) => void;
};

/** The class as files: what was taken over last, what differs, the way out and the way back in. ADM-104, ADM-105, ADM-109 */
export function FilesCard({ courseId, code, difference, onLook }: Props) {
  const { taken, items, patch, timeZone, mayEdit } = difference;
  const [mistakes, setMistakes] = useState<Output<'uploadFolder'>['mistakes']>([]);
  const [name, setName] = useState('');
  const upload = useSend('uploadFolder', {
    onDone: ({ folderId, mistakes: found }) => {
      setMistakes(found);
      if (folderId !== null) onLook({ kind: 'folder', folderId });
    },
  });
  return (
    <TitledCard pad title="Files" className="grid content-start gap-4">
      {taken ? (
        <>
          <p className="wrap-anywhere">
            Taken over on {formatDateTime(taken.at, timeZone)}
            {taken.by === null ? ' on the command line' : ` by ${taken.by}`}
            {taken.revision !== null && `, commit ${taken.revision}`}
          </p>
          <DifferenceList items={items} from="folder" zone={timeZone} />
        </>
      ) : (
        <p>
          Sessions and assignments can be kept as a folder of markdown files, for example in a repository. This class
          has not taken over one.
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <ExportFolderButton courseId={courseId} />
        {patch !== '' && (
          <Button onClick={() => saveFile(`${code}.patch`, 'text/x-diff', patch)}>
            Save the difference as a patch
          </Button>
        )}
      </div>
      {mayEdit && (
        <>
          <FolderField
            folder={name === '' ? null : { name, bytes: new Uint8Array() }}
            error={undefined}
            onFolder={({ name: fileName, bytes }) => {
              setName(fileName);
              setMistakes([]);
              void upload.send({ courseId, fileName, base64: base64Of(bytes), revision: null });
            }}
          />
          <FailureAlert failure={upload.failure} of="save" />
          <MistakeList title={`This folder has ${plural(mistakes.length, 'mistake')}`} mistakes={mistakes} />
        </>
      )}
    </TitledCard>
  );
}
