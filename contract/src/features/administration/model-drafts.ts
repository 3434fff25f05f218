import { z } from 'zod';
import { instant, requiredText, text } from '#kernel/schema';

/** Letters of one draft. */
export const LONGEST_DRAFT = 20_000;

/** A field that is named like a secret, in the text of a form. */
const NAMES_SECRET = /"[^"]*(?:password|secret|token)[^"]*"\s*:/iu;

/** Names a form and its object: 'person/7'. */
export const FormName = requiredText(100);

/** What a draft is and where it is gone on with; null in `content` once it was saved or discarded. ADM-116 */
export const draftFields = {
  form: FormName,
  /** How its owner recognises it. */
  title: requiredText(200),
  /** The page of the form. */
  path: text(300).regex(/^\/admin(?:\/[\w/-]*)?$/u),
};

/** The form as text. A secret never becomes a draft. */
export const DraftContent = text(LONGEST_DRAFT).refine(
  (content) => !NAMES_SECRET.test(content),
  'A form with a secret in it keeps no draft.',
);

/** A draft that waits, without what stands in it. ADM-014 */
export const OpenDraft = z.object({ form: z.string(), title: z.string(), path: z.string(), savedAt: instant() });
