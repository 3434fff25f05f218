import type { ResourceType } from '@bcs/contract/features/resources/model';
import { IconExternalLink, IconFileTypePdf, IconPhoto } from '@tabler/icons-react';
import { sizeText } from '#lib/size-text.ts';

type File = { readonly mimeType: ResourceType; readonly size: number };

const KINDS: Readonly<Record<ResourceType, string>> = { 'application/pdf': 'PDF', 'image/webp': 'Picture' };

/** Describes a file: 'PDF, 1.2 MB'. */
export const fileText = ({ mimeType, size }: File): string => `${KINDS[mimeType]}, ${sizeText(size)}`;

/** Returns the host of a link, which people want to know before they follow it. */
export const hostOf = (url: string): string => URL.parse(url)?.hostname ?? url;

const ICONS: Readonly<Record<ResourceType, typeof IconPhoto>> = {
  'application/pdf': IconFileTypePdf,
  'image/webp': IconPhoto,
};

/**
 * The icon of a link, a PDF file or a picture.
 * @param file null: a link
 */
export function ResourceIcon({ file }: { file: Pick<File, 'mimeType'> | null }) {
  const Icon = file ? ICONS[file.mimeType] : IconExternalLink;
  return <Icon size={18} aria-hidden />;
}
