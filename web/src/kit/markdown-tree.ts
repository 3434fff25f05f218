import type { Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import type { MarkdownCut, CutText } from './markdown-cuts.ts';
import { pairTags, type MarkdownNode } from './markdown-elements.ts';
import { safeUrl } from './safe-url.ts';

/** Deeper than any honest text; beyond it the renderer stops with an error (EC1) before the browser does. */
const DEEPEST = 60;

/** Parses a text into a tree of nodes. Throws if it is nested too deeply. */
export function parseMarkdown({ text, cuts }: CutText): Root {
  const tree = fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
  refuseAbyss(tree);
  for (const node of nodesOf(tree)) {
    if ('value' in node && cuts.size > 0) putBack(node, cuts);
    if ('children' in node) node.children = pairTags(withWholeMails(node.children)) as never;
  }
  return tree;
}

/** Yields every node of a tree, each before its children. */
function* nodesOf(root: MarkdownNode): Generator<MarkdownNode> {
  const open: MarkdownNode[] = [root];
  for (let node = open.pop(); node; node = open.pop()) {
    yield node;
    if ('children' in node) open.push(...[...node.children].toReversed());
  }
}

function refuseAbyss(root: MarkdownNode) {
  const open = [{ node: root, depth: 0 }];
  for (let next = open.pop(); next; next = open.pop()) {
    if (next.depth > DEEPEST) throw new RangeError('Markdown nested too deeply');
    const depth = next.depth + 1;
    if ('children' in next.node) for (const node of next.node.children) open.push({ node, depth });
  }
}

/** Replaces the placeholders in a tree with the parts that were cut out. */
function putBack(node: MarkdownNode & { value: string }, cuts: ReadonlyMap<string, MarkdownCut>) {
  const cut = cuts.get(node.value);
  if (node.type === 'code' && cut?.kind === 'plain') node.lang = PLAIN_LANGUAGE;
  const sign = [...cuts.keys()][0]?.[0] ?? '';
  if (node.value.includes(sign))
    node.value = node.value.replaceAll(new RegExp(`${sign}\\d+${sign}`, 'g'), (name) => cuts.get(name)?.text ?? name);
}

/** The language of a part that was not parsed as Markdown; no fence can name one that contains a space. */
export const PLAIN_LANGUAGE = 'as typed';

/** An address that ends in a letter and an apostrophe goes on: o'brien@ is one, 'x@ in quotes is not. */
const BEGUN = /[\p{L}\p{N}._%+-]+'$/u;

/**
 * Completes mail addresses with an apostrophe, of which the parser takes only the end: that would be somebody else's
 * address.
 */
const withWholeMails = (children: readonly MarkdownNode[]): MarkdownNode[] =>
  children.map((node, index) => {
    const [before, after] = [children[index - 1], children[index + 1]];
    if (node.type === 'text' && after && isMail(after)) return { ...node, value: node.value.replace(BEGUN, '') };
    const begun = before?.type === 'text' && isMail(node) ? BEGUN.exec(before.value)?.[0] : undefined;
    if (begun === undefined || node.type !== 'link') return node;
    const address = `${begun}${node.url.slice('mailto:'.length)}`;
    return { ...node, url: `mailto:${address}`, children: [{ type: 'text', value: address }] };
  });

/** Tells whether a link was written as a bare address. */
const isMail = (node: MarkdownNode): boolean =>
  node.type === 'link' &&
  node.children.length === 1 &&
  node.children[0]?.type === 'text' &&
  node.url === `mailto:${node.children[0].value}`;

// Spaces, controls and joiners print nothing
const PRINTS = /[^\p{Z}\p{C}\p{Default_Ignorable_Code_Point}]/u;

/** Returns the address of a picture that works only on the author's computer; null for any other. */
export function homeAddress(url: string): string | null {
  const isRelative = /^(?![a-z][a-z0-9+.-]*:)[^\s/\\#]|^\.|^\/[^/\\]/i.test(url);
  return isRelative && safeUrl(url) === null ? url : null;
}

/** Tells whether anything visible remains after removing unsafe addresses. D-015 (EC2) */
export function hasContent(node: MarkdownNode): boolean {
  switch (node.type) {
    case 'text':
    case 'code':
    case 'inlineCode':
      return PRINTS.test(node.value);
    case 'image':
      return PRINTS.test(node.alt ?? '') || safeUrl(node.url) !== null || homeAddress(node.url) !== null;
    case 'imageReference':
      return PRINTS.test(node.alt ?? '');
    case 'thematicBreak':
    case 'footnoteReference':
      return true;
    default:
      return 'children' in node && node.children.some(hasContent);
  }
}

/**
 * Collects addresses that are defined apart from their links: `[name]: https://…`. The first definition of a name
 * counts.
 */
export function definitionsOf(root: Root): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const node of nodesOf(root))
    if (node.type === 'definition' && !found.has(node.identifier)) found.set(node.identifier, node.url);
  return found;
}

/** Collects the addresses of pictures and links that lead nowhere from here, as their author wrote them. */
export function addressesAtHome(root: Root): { readonly pictures: string[]; readonly links: string[] } {
  const [pictures, links] = [new Set<string>(), new Set<string>()];
  for (const node of nodesOf(root)) {
    if (!('url' in node) || COMPLETE.test(node.url) || node.url === '') continue;
    (node.type === 'image' ? pictures : links).add(node.url);
  }
  return { pictures: [...pictures], links: [...links] };
}

/** An address that begins with a protocol. */
const COMPLETE = /^[a-z][a-z0-9+.-]*:/i;

/** Maps each heading depth used to a level, from `top` on without gaps, whichever depths the writer skipped. */
export function headingLevels(root: Root, top: number): ReadonlyMap<number, number> {
  const depths = new Set<number>();
  for (const node of nodesOf(root)) if (node.type === 'heading') depths.add(node.depth);
  return new Map([...depths].toSorted((a, b) => a - b).map((depth, index) => [depth, Math.min(6, top + index)]));
}
