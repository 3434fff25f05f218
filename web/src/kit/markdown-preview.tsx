import { useMemo } from 'react';
import { cutText } from './markdown-cuts.ts';
import { addressesAtHome, parseMarkdown } from './markdown-tree.ts';
import { Markdown } from './markdown.tsx';

/** A text as its readers will see it, and below it what they will not see. */
export function MarkdownPreview({ source, breaks }: { source: string; breaks: boolean }) {
  const notes = useMemo(() => notesFor(source), [source]);
  return (
    <>
      <Markdown source={source} breaks={breaks} />
      {notes.length > 0 && (
        <ul className="mt-3 grid gap-1 border-t border-line pt-3 text-sm text-muted">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </>
  );
}

const TOO_MUCH = 'A paragraph has too many marks to be read as Markdown: it is shown as you typed it.';
const HIDDEN = 'The comments between <!-- and --> are not shown to readers.';

/** Returns notes for an author about parts of the text that readers will not see as intended. D-232 */
function notesFor(source: string): string[] {
  const cut = cutText(source);
  if (cut === null) return [];
  return [
    ...(cut.hasComments ? [HIDDEN] : []),
    ...([...cut.cuts.values()].some(({ kind }) => kind === 'plain') ? [TOO_MUCH] : []),
    ...homeless(cut),
  ];
}

function homeless(cut: NonNullable<ReturnType<typeof cutText>>): string[] {
  try {
    const { pictures, links } = addressesAtHome(parseMarkdown(cut));
    return [
      ...pictures.map((one) => `The picture ${one} cannot be seen here: give it an address that begins with https.`),
      ...links.map((one) => `The link ${one} leads nowhere from here: give it an address that begins with https.`),
    ];
  } catch {
    return [];
  }
}
