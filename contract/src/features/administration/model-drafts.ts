import { z } from 'zod';
import { instant, requiredText, text } from '#kernel/schema';

/** Letters of one draft: the longest Markdown as JSON writes it, and the fields beside it. */
export const LONGEST_DRAFT = 80_000;

/** A field that is named like a secret. */
const NAMES_SECRET = /password|secret|token/iu;

/** Tells whether a form holds a field for a secret; what somebody writes about secrets in a text is none. */
function holdsSecret(content: string): boolean {
  let found = false;
  const look = (name: string, value: unknown) => {
    found ||= NAMES_SECRET.test(name);
    return value;
  };
  try {
    JSON.parse(content, look);
  } catch {
    return false;
  }
  return found;
}

/** Names a form and its object: 'person/7'. */
export const FormName = requiredText(100);

/** The form of a draft, its title and its page; `content` is null once it was saved or discarded. ADM-116 */
export const draftFields = {
  form: FormName,
  /** The name by which its owner recognizes it. */
  title: requiredText(200),
  /** The page of the form. */
  path: text(300).regex(/^\/admin(?:\/[\w/-]*)?$/u),
};

/** The form as text. A secret never becomes a draft. */
export const DraftContent = text(LONGEST_DRAFT).refine(
  (content) => !holdsSecret(content),
  'Forms that contain a secret are not kept as drafts.',
);

/** A draft that waits, without what stands in it. ADM-014 */
export const OpenDraft = z.object({ form: z.string(), title: z.string(), path: z.string(), savedAt: instant() });
