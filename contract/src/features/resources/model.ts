import { z } from 'zod';
import { LONGEST_TITLE } from '#kernel/lengths';
import { count, requiredText, text } from '#kernel/schema';

/** D-019 */
const LONGEST_LINK = 2048;

/** The types in which files are stored: pictures are redrawn. D-155 */
export const ResourceType = z.enum(['application/pdf', 'image/webp']);
export type ResourceType = z.infer<typeof ResourceType>;

const file = { mimeType: ResourceType, /** In bytes. */ size: count(), name: z.string() };

/** Something to read with a session, as the people of its class see it. ADM-090 */
export const Resource = z.object({
  title: z.string(),
  /** That of a file is good for an hour or two. */
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

/** A file that was uploaded and that no session holds yet. */
export const UploadedFile = z.object({ fileKey: z.string(), ...file });
export type UploadedFile = z.infer<typeof UploadedFile>;

const LONGEST_KEY = 100;
const title = requiredText(LONGEST_TITLE);

/** One that a session is given. */
export const GivenResource = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('link'), title, url: text(LONGEST_LINK) }),
  z.strictObject({ kind: z.literal('file'), title, fileKey: z.string().max(LONGEST_KEY) }),
]);
export type GivenResource = z.infer<typeof GivenResource>;
