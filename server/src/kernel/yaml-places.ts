import { isMap, isNode, isPair, type Document } from 'yaml';

export type YamlPath = readonly PropertyKey[];

/** Returns the position of a field in the text; for a missing field, that of the object that lacks it. */
export function fieldOffset(document: Document, path: YamlPath): number {
  for (let length = path.length; length > 0; length--) {
    const node: unknown = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return document.contents?.range?.[0] ?? document.range?.[0] ?? 0;
}

/** Returns the position of an unknown key. */
export function offsetOfKey(document: Document, path: YamlPath, key: string): number {
  const map: unknown = path.length === 0 ? document.contents : document.getIn(path, true);
  const pair = isMap(map) ? map.items.find((item) => isPair(item) && String(item.key) === key) : undefined;
  return isNode(pair?.key) && pair.key.range ? pair.key.range[0] : fieldOffset(document, path);
}

/** Writes the path of a field for people: steps[2].text */
export const nameOf = (path: YamlPath): string =>
  path
    .map((part) => (typeof part === 'number' ? `[${part + 1}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '');
