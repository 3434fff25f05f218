import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { SCREENSHOT } from '@bcs/contract/features/support/failures';
import { refuseScreenshot } from '@bcs/contract/features/support/screenshot';
import { post, sendBeacon } from '#lib/api.ts';
import { CallFailed, readFailure } from '#lib/call-failed.ts';
import { lighterPicture } from './lighter-picture.ts';

interface Held {
  readonly name: string;
  /** An address that shows the picture from this browser's memory. */
  readonly preview: string;
  readonly under: AbortController;
  /** The key under which the server stores it; null during the upload. */
  key: string | null;
  isThere: boolean;
}
export type ShownScreenshot = Pick<Held, 'name' | 'preview' | 'isThere'>;

/**
 * Uploads one screenshot, and deletes it from the server again if the person removes it, chooses another one, or leaves
 * without sending. SUPP-006, SUPP-024, SUPP-025
 */
export function useScreenshot() {
  const held = useRef<Held | null>(null);
  const [shown, setShown] = useState<ShownScreenshot | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const show = () => setShown(held.current && { ...held.current });
  const release = () => {
    if (held.current) URL.revokeObjectURL(held.current.preview);
    held.current = null;
  };
  const takeBack = () => {
    held.current?.under.abort();
    if (held.current?.key) sendBeacon('deleteScreenshot', { key: held.current.key });
    release();
  };
  const leave = useEffectEvent(takeBack);
  useEffect(() => {
    // a page that the browser caches must not come back with a deleted screenshot
    const onHide = () => {
      leave();
      setShown(null);
    };
    addEventListener('pagehide', onHide);
    return () => {
      removeEventListener('pagehide', onHide);
      leave();
    };
  }, []);

  const choose = async (files: readonly File[]) => {
    const [file] = files;
    if (!file) return;
    takeBack();
    show();
    const about = { fileName: file.name, mimeType: file.type, size: file.size };
    const refused = files.length === 1 ? refuseScreenshot(about) : SCREENSHOT.NO_IMAGE;
    setProblem(refused?.message ?? null);
    if (refused) return;
    const own: Held = {
      name: file.name,
      preview: URL.createObjectURL(file),
      under: new AbortController(),
      key: null,
      isThere: false,
    };
    held.current = own;
    show();
    try {
      await uploadScreenshot(own, file);
      own.isThere = true;
    } catch (error) {
      if (own.under.signal.aborted) return;
      setProblem(sentenceOf(error));
      takeBack();
    }
    show();
  };
  return {
    shown,
    problem,
    choose,
    /** The key to send with the request; null without one. */
    key: () => (held.current?.isThere ? held.current.key : null),
    remove: () => {
      takeBack();
      setProblem(null);
      show();
    },
    /** Called once the picture belongs to a request. */
    sent: release,
    /** Called if the server no longer has the picture. */
    lost: () => {
      takeBack();
      show();
    },
  };
}

async function uploadScreenshot(own: Held, chosen: File): Promise<void> {
  const file = await lighterPicture(chosen);
  const about = { fileName: file.name, mimeType: file.type, size: file.size };
  const { key, uploadUrl } = await post('createScreenshotUpload', about);
  if (own.under.signal.aborted) return sendBeacon('deleteScreenshot', { key });
  own.key = key;
  const headers = { 'content-type': file.type };
  const response = await fetch(uploadUrl, { method: 'PUT', body: file, headers, signal: own.under.signal });
  if (!response.ok) throw await readFailure(response);
}

/**
 * Returns the sentence for a failure: a problem of the file has its own, all others use those of the specification.
 * SUPP-028
 */
const sentenceOf = (error: unknown): string =>
  error instanceof CallFailed && [422, 429].includes(error.status) ? error.message : SCREENSHOT.NOT_UPLOADED.message;
