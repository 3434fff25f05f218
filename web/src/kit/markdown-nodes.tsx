import { Fragment, type ReactNode } from 'react';
import type { ListItem, Table } from 'mdast';
import type { MarkdownNode } from './markdown-elements.ts';
import { homeAddress, PLAIN_LANGUAGE } from './markdown-tree.ts';
import { LINK_REL, safeUrl } from './safe-url.ts';
import { ScrollArea } from './scroll-area.tsx';

export type MarkdownContext = {
  definitions: ReadonlyMap<string, string>;
  levels: ReadonlyMap<number, number>;
  /** A return breaks the line, as where plain people write. D-232 */
  breaks: boolean;
};

type Parent = { readonly children: readonly MarkdownNode[] };

const renderChildren = (parent: Parent, context: MarkdownContext): ReactNode =>
  parent.children.map((child, index) => <Fragment key={index}>{renderNode(child, context)}</Fragment>);

/** One node as React elements. HTML in the source is a text like any other: no string ever becomes markup. */
export function renderNode(node: MarkdownNode, context: MarkdownContext): ReactNode {
  switch (node.type) {
    case 'text':
      return context.breaks ? inLines(node.value) : node.value;
    case 'element': {
      const Element = node.name;
      return Element === 'br' ? <br /> : <Element>{renderChildren(node, context)}</Element>;
    }
    case 'paragraph':
      return <p dir="auto">{renderChildren(node, context)}</p>;
    case 'heading': {
      const Heading = `h${context.levels.get(node.depth) ?? 6}` as 'h3';
      return <Heading dir="auto">{renderChildren(node, context)}</Heading>;
    }
    case 'strong':
      return <strong>{renderChildren(node, context)}</strong>;
    case 'emphasis':
      return <em>{renderChildren(node, context)}</em>;
    case 'delete':
      return <del>{renderChildren(node, context)}</del>;
    case 'inlineCode':
      return <code>{node.value}</code>;
    case 'code':
      if (node.lang === PLAIN_LANGUAGE) return asTyped(node.value);
      return (
        <ScrollArea label="Code" className="rounded-control">
          <pre>
            <code>{node.value}</code>
          </pre>
        </ScrollArea>
      );
    case 'break':
      return <br />;
    case 'thematicBreak':
      return <hr />;
    case 'blockquote':
      return <blockquote dir="auto">{renderChildren(node, context)}</blockquote>;
    case 'list':
      return node.ordered ? (
        <ol start={node.start ?? 1} dir="auto">
          {renderChildren(node, context)}
        </ol>
      ) : (
        <ul dir="auto">{renderChildren(node, context)}</ul>
      );
    case 'listItem':
      return renderItem(node, context);
    case 'link':
      return renderLink(node.url, renderChildren(node, context));
    case 'linkReference':
      return renderLink(context.definitions.get(node.identifier) ?? '', renderChildren(node, context));
    // The content policy shows no pictures from elsewhere, and they would tell strangers who reads: a link instead
    case 'image':
      return renderLink(node.url, node.alt || safeUrl(node.url) || pictureAt(node.url));
    case 'imageReference':
      return renderLink(context.definitions.get(node.identifier) ?? '', node.alt);
    case 'table':
      return renderTable(node, context);
    case 'footnoteReference':
      return <sup>[{node.label ?? node.identifier}]</sup>;
    case 'footnoteDefinition':
      return (
        <div>
          <sup>[{node.label ?? node.identifier}]</sup>
          {renderChildren(node, context)}
        </div>
      );
    default:
      return 'children' in node ? renderChildren(node, context) : null;
  }
}

/** Too much to be read as Markdown: every character as it was typed, and nothing of it means anything. */
const asTyped = (text: string): ReactNode => (
  <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
    {text}
  </p>
);

/** A picture without words that leads nowhere from here: a gap would not tell that there is one. */
function pictureAt(url: string): string | null {
  const address = homeAddress(url);
  return address === null ? null : `picture: ${address}`;
}

const inLines = (text: string): ReactNode =>
  text.split('\n').map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));

function renderLink(address: string, words: ReactNode) {
  const url = safeUrl(address);
  if (url === null) return words;
  return (
    <a href={url} rel={LINK_REL} target={url.startsWith('mailto:') ? undefined : '_blank'}>
      {words}
    </a>
  );
}

const renderItem = (item: ListItem, context: MarkdownContext) => (
  <li>
    {item.checked != null && (
      <input
        type="checkbox"
        checked={item.checked}
        disabled
        readOnly
        aria-label={item.checked ? 'Done' : 'Not done'}
        className="mr-2"
      />
    )}
    {item.children.map((child, index) => (
      <Fragment key={index}>
        {child.type === 'paragraph' && !item.spread ? renderChildren(child, context) : renderNode(child, context)}
      </Fragment>
    ))}
  </li>
);

function renderTable(table: Table, context: MarkdownContext) {
  const [head, ...rows] = table.children;
  return (
    <ScrollArea label="Table">
      <table>
        <thead>
          <tr>
            {head?.children.map((cell, index) => (
              <th key={index} scope="col" dir="auto">
                {renderChildren(cell, context)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={at}>
              {row.children.map((cell, index) => (
                <td key={index} dir="auto">
                  {renderChildren(cell, context)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}
