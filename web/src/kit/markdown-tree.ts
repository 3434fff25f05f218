import type { Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import type { Cut, CutText } from './markdown-cuts.ts';
import { withElements, type MarkdownNode } from './markdown-elements.ts';
import { safeUrl } from './safe-url.ts';

/** Deeper than any honest text; beyond it the renderer gives up (EC1) instead of the browser. */
const DEEPEST = 60;

/** The text as a tree of nodes. Throws when it is nested beyond reason. */
export function parseMarkdown({ text, cuts }: CutText): Root {
  const tree = fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
  refuseAbyss(tree);
  for (const node of nodesOf(tree)) {
    if ('value' in node && cuts.size > 0) putBack(node, cuts);
    if ('children' in node) node.children = withElements(withWholeMails(node.children)) as never;
  }
  return tree;
}

/** Every node of a tree, each before those in it. */
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

/** Puts the parts that were cut out of the text back in place of their signs. */
function putBack(node: MarkdownNode & { value: string }, cuts: ReadonlyMap<string, Cut>) {
  const cut = cuts.get(node.value);
  if (node.type === 'code' && cut?.kind === 'plain') node.lang = PLAIN;
  const sign = [...cuts.keys()][0]?.[0] ?? '';
  if (node.value.includes(sign))
    node.value = node.value.replaceAll(new RegExp(`${sign}\\d+${sign}`, 'g'), (name) => cuts.get(name)?.text ?? name);
}

/** Stands as the language of what was not read as Markdown; no fence can name one with a blank. */
export const PLAIN = 'as typed';

/** An address that ends in a letter and an apostrophe goes on: o'brien@ is one, 'x@ in quotes is not. */
const BEGUN = /[\p{L}\p{N}._%+-]+'$/u;

/** Mail addresses with an apostrophe, of which the parser takes the end only: it belongs to somebody else. */
const withWholeMails = (children: readonly MarkdownNode[]): MarkdownNode[] =>
  children.map((node, index) => {
    const [before, after] = [children[index - 1], children[index + 1]];
    if (node.type === 'text' && after && isMail(after)) return { ...node, value: node.value.replace(BEGUN, '') };
    const begun = before?.type === 'text' && isMail(node) ? BEGUN.exec(before.value)?.[0] : undefined;
    if (begun === undefined || node.type !== 'link') return node;
    const address = `${begun}${node.url.slice('mailto:'.length)}`;
    return { ...node, url: `mailto:${address}`, children: [{ type: 'text', value: address }] };
  });

/** A link that somebody wrote as an address alone. */
const isMail = (node: MarkdownNode): boolean =>
  node.type === 'link' &&
  node.children.length === 1 &&
  node.children[0]?.type === 'text' &&
  node.url === `mailto:${node.children[0].value}`;

// Spaces, controls and joiners print nothing
const PRINTS = /[^\p{Z}\p{C}\p{Default_Ignorable_Code_Point}]/u;

/** The address of a picture that means something only where its author has it; null for any other. */
export function homeAddress(url: string): string | null {
  const isRelative = /^(?![a-z][a-z0-9+.-]*:)[^\s/\\#]|^\.|^\/[^/\\]/i.test(url);
  return isRelative && safeUrl(url) === null ? url : null;
}

/** Tells whether anything is left to see once unsafe addresses are gone. D-015 (EC2) */
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

/** Addresses given apart from their links: `[name]: https://…`. The first of a name counts. */
export function definitionsOf(root: Root): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const node of nodesOf(root))
    if (node.type === 'definition' && !found.has(node.identifier)) found.set(node.identifier, node.url);
  return found;
}

/** Addresses of pictures and links that lead nowhere from here, as their author wrote them. */
export function addressesAtHome(root: Root): { readonly pictures: string[]; readonly links: string[] } {
  const [pictures, links] = [new Set<string>(), new Set<string>()];
  for (const node of nodesOf(root)) {
    if (!('url' in node) || COMPLETE.test(node.url) || node.url === '') continue;
    (node.type === 'image' ? pictures : links).add(node.url);
  }
  return { pictures: [...pictures], links: [...links] };
}

/** An address that says by what it is reached. */
const COMPLETE = /^[a-z][a-z0-9+.-]*:/i;

/** Each heading depth used, mapped to levels without a gap from `top` on, whatever the writer left out. */
export function headingLevels(root: Root, top: number): ReadonlyMap<number, number> {
  const depths = new Set<number>();
  for (const node of nodesOf(root)) if (node.type === 'heading') depths.add(node.depth);
  return new Map([...depths].toSorted((a, b) => a - b).map((depth, index) => [depth, Math.min(6, top + index)]));
}
