import type { Nodes } from 'mdast';

/** The few HTML tags that people commonly use; all other HTML is shown as text. D-232 */
export type ElementName = 'br' | 'kbd' | 'sub' | 'sup' | 'details' | 'summary';
export type Element = { readonly type: 'element'; readonly name: ElementName; children: MarkdownNode[] };
export type MarkdownNode = Nodes | Element;

const TAG = /<(\/?)(br|kbd|sub|sup|details|summary)(?: open)?[ \t]*\/?>/gi;
const COMMENT = /<!--(?:-?>|[\s\S]*?(?:-->|$))/g;

type Tag = { readonly type: 'tag'; readonly name: ElementName; readonly isEnd: boolean; readonly text: string };

/** Splits HTML into supported tags and text. */
function tokensOf(html: string): (Tag | MarkdownNode)[] {
  const bare = html.replaceAll(COMMENT, '');
  const found: (Tag | MarkdownNode)[] = [];
  let from = 0;
  for (const tag of bare.matchAll(TAG)) {
    const [text, slash, name] = tag;
    if (tag.index > from) found.push({ type: 'text', value: bare.slice(from, tag.index) });
    found.push({ type: 'tag', name: (name ?? '').toLowerCase() as ElementName, isEnd: slash === '/', text });
    from = tag.index + text.length;
  }
  if (from < bare.length) found.push({ type: 'text', value: bare.slice(from) });
  return found;
}

/** Wraps the content between two tags in an element; a tag without its counterpart stays text. */
export function pairTags(children: readonly MarkdownNode[]): MarkdownNode[] {
  if (!children.some(({ type }) => type === 'html')) return [...children];
  const open: { readonly tag: Tag | null; readonly children: MarkdownNode[] }[] = [{ tag: null, children: [] }];
  const put = (...nodes: MarkdownNode[]) => open.at(-1)?.children.push(...nodes);
  const asText = ({ text }: Tag): MarkdownNode => ({ type: 'text', value: text });
  /** Turns a tag that was opened inside and never closed into text again. */
  const spill = () => {
    const { tag, children: inside } = open.pop() ?? { tag: null, children: [] };
    put(...(tag ? [asText(tag)] : []), ...inside);
  };
  for (const token of children.flatMap((child) => (child.type === 'html' ? tokensOf(child.value) : [child]))) {
    if (token.type !== 'tag') put(token);
    else if (token.name === 'br') put({ type: 'element', name: 'br', children: [] });
    else if (!token.isEnd) open.push({ tag: token, children: [] });
    else if (open.some(({ tag }) => tag?.name === token.name)) {
      while (open.at(-1)?.tag?.name !== token.name) spill();
      const inside = open.pop()?.children ?? [];
      put({ type: 'element', name: token.name, children: inside });
    } else put(asText(token));
  }
  while (open.length > 1) spill();
  return open[0]?.children ?? [];
}
