import { SCREENSHOT_TYPES } from '@bcs/contract/features/support/screenshot';
import { IconX } from '@tabler/icons-react';
import { Alert } from '#kit/alert.tsx';
import { FileDrop } from '#kit/file-drop.tsx';
import { IconButton } from '#kit/icon-button.tsx';
import { Spinner } from '#kit/spinner.tsx';
import type { useScreenshot } from './use-screenshot.ts';

const LOW = { maxHeight: '20rem' };

/** A screenshot that goes with the request: chosen, dropped or pasted, and shown before it is sent. SUPP-018 to SUPP-020 */
export function ScreenshotField({ of: { shown, problem, choose, remove } }: { of: ReturnType<typeof useScreenshot> }) {
  return (
    <div role="group" aria-label="Screenshot" className="grid gap-3">
      <p className="text-sm font-semibold">Screenshot (optional)</p>
      {problem !== null && <Alert tone="bad">{problem}</Alert>}
      {shown && (
        <figure className="grid gap-2 rounded-control bg-sunken p-3">
          <img
            src={shown.preview}
            alt="Your screenshot"
            style={LOW}
            className="max-w-full rounded-control object-contain"
          />
          <figcaption className="flex items-center gap-2 text-sm">
            {!shown.isThere && <Spinner />}
            <span role="status" className="min-w-0 grow wrap-anywhere">
              {shown.isThere ? shown.name : `Uploading ${shown.name}…`}
            </span>
            <IconButton label="Remove screenshot" onClick={remove}>
              <IconX size={18} aria-hidden />
            </IconButton>
          </figcaption>
        </figure>
      )}
      <FileDrop
        accept={SCREENSHOT_TYPES.join(',')}
        label={shown ? 'Choose another screenshot' : 'Add a screenshot'}
        hint="Or drop one here, or paste it. An image under 5 MB."
        onFiles={(files) => void choose(files)}
      />
    </div>
  );
}
