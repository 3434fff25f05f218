import { Fragment, useMemo, type ReactNode } from 'react';
import { renderNode } from './markdown-nodes.tsx';
import { cutText } from './markdown-cuts.ts';
import { definitionsOf, hasContent, headingLevels, parseMarkdown } from './markdown-tree.ts';
import '#styles/prose.css';

/** Shown if nothing was written, or if the renderer failed. SHELL-067, D-015 */
export const EMPTY_CONTENT = 'There is no content to display. (EC1)';
/** Shown if a text has no part that may be displayed. SHELL-068, D-015 */
export const UNSAFE_CONTENT = 'This content could not be displayed safely. (EC2)';

type Props = {
  source: string | null | undefined;
  /** The level of the highest heading in the text, to fit the page. */
  top?: 2 | 3 | 4 | undefined;
  /** True if a line break in the text is kept: in comments, notes and announcements, not in instructions. D-232 */
  breaks?: boolean | undefined;
};

/** Renders people's text as Markdown with tables, tasks and strike-through, using React elements only. D-015 */
export function Markdown({ source, top = 3, breaks = false }: Props) {
  const content = useMemo(() => render(source ?? '', top, breaks), [source, top, breaks]);
  return typeof content === 'string' ? <p className="text-muted italic">{content}</p> : content;
}

function render(source: string, top: number, breaks: boolean): ReactNode {
  if (source.trim() === '') return EMPTY_CONTENT;
  const cut = cutText(source);
  if (cut === null) return EMPTY_CONTENT;
  try {
    const root = parseMarkdown(cut);
    if (!hasContent(root)) return UNSAFE_CONTENT;
    const context = { definitions: definitionsOf(root), levels: headingLevels(root, top), breaks };
    return (
      <div className="prose">
        {root.children.map((node, index) => (
          <Fragment key={index}>{renderNode(node, context)}</Fragment>
        ))}
      </div>
    );
  } catch {
    return EMPTY_CONTENT;
  }
}
