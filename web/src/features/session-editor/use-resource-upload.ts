import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { LARGEST_FILE, RESOURCE } from '@bcs/contract/features/resources/failures';
import { base64Of } from '#lib/base64-of.ts';
import { CallFailed } from '#lib/call-failed.ts';
import { failureText } from '#lib/failure-text.ts';
import { write } from '#lib/send.ts';
import type { Uploaded } from './resources-form.ts';

/** A file on its way: the how many-th of how many. */
export type UploadProgress = { readonly name: string; readonly number: number; readonly total: number };

/** Brings files to the server, one after the other; what is not taken is told by its name, and the others still come. */
export function useResourceUpload(courseId: number, onUploaded: (file: Uploaded) => void) {
  const client = useQueryClient();
  const [upload, setUpload] = useState<UploadProgress | null>(null);
  const [refused, setRefused] = useState<readonly string[]>([]);
  /** Tells why a file was not accepted; null where it was. */
  const send = async (file: File): Promise<string | null> => {
    if (file.size > LARGEST_FILE) return RESOURCE.TOO_LARGE.message;
    try {
      const base64 = base64Of(new Uint8Array(await file.arrayBuffer()));
      onUploaded(await write(client, 'uploadResource', { courseId, fileName: file.name, base64 }));
      return null;
    } catch (error) {
      if (error instanceof CallFailed) return failureText(error, 'deed').said;
      throw error;
    }
  };
  const bring = async (files: readonly File[]) => {
    setRefused([]);
    for (const [place, file] of files.entries()) {
      setUpload({ name: file.name, number: place + 1, total: files.length });
      const problem = await send(file);
      if (problem !== null) setRefused((before) => [...before, `${file.name}: ${problem}`]);
    }
    setUpload(null);
  };
  return { upload, refused, bring };
}
