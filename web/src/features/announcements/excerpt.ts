/** About as much as one reads in passing, so that several announcements fit on the first screen. */
const MAX_EXCERPT_LENGTH = 320;

/**
 * The beginning of a text for its card: whole paragraphs as long as they fit. Of a first paragraph that is longer
 * whole words, so that a list of announcements stays a list.
 */
export function createExcerpt(body: string): string {
  if (body.length <= MAX_EXCERPT_LENGTH) return body;
  const start = withoutHalfComment(body.slice(0, MAX_EXCERPT_LENGTH));
  const paragraphs = start.lastIndexOf('\n\n');
  if (paragraphs > MAX_EXCERPT_LENGTH / 3) return start.slice(0, paragraphs);
  const words = start.search(/\s\S*$/u);
  return `${words > 0 ? start.slice(0, words) : start}…`;
}

/** A comment without its end would be a text, and show what its author hides. D-232 */
function withoutHalfComment(start: string): string {
  const opened = start.lastIndexOf('<!--');
  return opened > start.lastIndexOf('-->') ? start.slice(0, opened) : start;
}
