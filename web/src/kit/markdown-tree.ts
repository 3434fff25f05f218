import type { Nodes, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { safeUrl } from './safe-url.ts';

/** Deeper than any honest text; beyond it the renderer gives up (EC1) instead of the browser. */
const DEEPEST = 60;

/** The text as a tree of nodes. Throws when it is nested beyond reason. */
export function parseMarkdown(source: string): Root {
  const tree = fromMarkdown(source, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
  refuseAbyss(tree);
  return tree;
}

function refuseAbyss(root: Root) {
  const open: { node: Nodes; depth: number }[] = [{ node: root, depth: 0 }];
  for (let next = open.pop(); next; next = open.pop()) {
    if (next.depth > DEEPEST) throw new RangeError('Markdown nested too deeply');
    const depth = next.depth + 1;
    if ('children' in next.node) for (const node of next.node.children) open.push({ node, depth });
  }
}

// Spaces, controls and joiners print nothing
const PRINTS = /[^\p{Z}\p{C}\p{Default_Ignorable_Code_Point}]/u;

/** Whether anything is left to see once unsafe addresses are gone. D-015 (EC2) */
export function hasContent(node: Nodes): boolean {
  switch (node.type) {
    case 'text':
    case 'html':
    case 'code':
    case 'inlineCode':
      return PRINTS.test(node.value);
    case 'image':
      return PRINTS.test(node.alt ?? '') || safeUrl(node.url) !== null;
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
  const open: Nodes[] = [root];
  for (let node = open.shift(); node; node = open.shift()) {
    if (node.type === 'definition' && !found.has(node.identifier)) found.set(node.identifier, node.url);
    if ('children' in node) open.push(...node.children);
  }
  return found;
}

/** Each heading depth used, mapped to levels without a gap from `top` on, whatever the writer left out. */
export function headingLevels(root: Root, top: number): ReadonlyMap<number, number> {
  const depths = new Set<number>();
  const open: Nodes[] = [root];
  for (let node = open.pop(); node; node = open.pop()) {
    if (node.type === 'heading') depths.add(node.depth);
    if ('children' in node) open.push(...node.children);
  }
  return new Map([...depths].toSorted((a, b) => a - b).map((depth, index) => [depth, Math.min(6, top + index)]));
}
