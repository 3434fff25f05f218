import { useRef } from 'react';
import { plural } from '@bcs/contract/kernel/plural';
import { Alert } from '#kit/alert.tsx';
import { Button } from '#kit/button.tsx';
import { ProgressBar } from '#kit/progress-bar.tsx';
import type { useResourceUpload } from './use-resource-upload.ts';

const ACCEPTED = '.pdf,application/pdf,image/png,image/jpeg,image/webp,image/gif';

type Props = Pick<ReturnType<typeof useResourceUpload>, 'upload' | 'bring'> & { disabled: boolean };

/** Chooses one or more files. */
export function AddFiles({ upload, bring, disabled }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button size="sm" pending={upload !== null} disabled={disabled} onClick={() => input.current?.click()}>
        Add files
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label="Files"
        accept={ACCEPTED}
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])];
          // so that the same file can be chosen again
          event.currentTarget.value = '';
          if (files.length > 0) void bring(files);
        }}
      />
    </>
  );
}

/** The progress of the files, and which were not taken. */
export const UploadState = ({ upload, refused }: Pick<ReturnType<typeof useResourceUpload>, 'upload' | 'refused'>) => (
  <>
    {upload && (
      <div className="grid gap-1.5">
        <p role="status" className="text-sm wrap-anywhere text-muted">
          Uploading {upload.name}
          {upload.total > 1 && `, ${upload.number} of ${upload.total}`}…
        </p>
        {upload.total > 1 && (
          <ProgressBar
            label="Uploaded files"
            value={upload.number - 1}
            max={upload.total}
            text={`${upload.number - 1} of ${upload.total}`}
          />
        )}
      </div>
    )}
    {refused.length > 0 && (
      <Alert tone="bad" title={plural(refused.length, 'file was not accepted', 'files were not accepted')}>
        <ul className="wrap-anywhere">
          {refused.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      </Alert>
    )}
  </>
);
