import { z } from 'zod';
import { LONGEST_TITLE } from '#kernel/lengths';
import { count, requiredText, text } from '#kernel/schema';

/** Specified by D-019. */
const LONGEST_LINK = 2048;

/** The types in which files are stored; pictures are drawn again. D-155 */
export const ResourceType = z.enum(['application/pdf', 'image/webp']);
export type ResourceType = z.infer<typeof ResourceType>;

const file = { mimeType: ResourceType, /** The size in bytes. */ size: count(), name: z.string() };

/** Reading material of a session, as the members of its class see it. ADM-090 */
export const Resource = z.object({
  title: z.string(),
  /** The address; that of a file works for an hour or two. */
  url: z.string(),
  /** The file; null for a link. */
  file: z.object(file).nullable(),
});
export type Resource = z.infer<typeof Resource>;

/** A resource as it is stored. */
export const StoredResource = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('link'), title: z.string(), url: z.string() }),
  z.object({ kind: z.literal('file'), title: z.string(), fileKey: z.string(), ...file }),
]);
export type StoredResource = z.infer<typeof StoredResource>;

/** An uploaded file that is not part of a session yet. */
export const UploadedFile = z.object({ fileKey: z.string(), ...file });
export type UploadedFile = z.infer<typeof UploadedFile>;

const LONGEST_KEY = 100;
const title = requiredText(LONGEST_TITLE);

/** A resource to be saved with a session. */
export const GivenResource = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('link'), title, url: text(LONGEST_LINK) }),
  z.strictObject({ kind: z.literal('file'), title, fileKey: z.string().max(LONGEST_KEY) }),
]);
export type GivenResource = z.infer<typeof GivenResource>;
