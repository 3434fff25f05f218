import { LINK_REL } from '#kit/safe-url.ts';

const ELEMENTS = new Set(
  'div p a strong em del code pre ul ol li h2 h3 h4 h5 h6 hr br blockquote table thead tbody tr th td sup sub kbd details summary input'.split(
    ' ',
  ),
);
const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'rel', 'target'],
  ol: ['start', 'dir'],
  ul: ['dir'],
  th: ['scope', 'dir'],
  td: ['dir'],
  blockquote: ['dir'],
  h2: ['dir'],
  h3: ['dir'],
  h4: ['dir'],
  h5: ['dir'],
  h6: ['dir'],
  input: ['type', 'checked', 'disabled', 'readonly', 'aria-label', 'class'],
  div: ['class', 'role', 'tabindex', 'aria-label'],
  p: ['class', 'dir'],
};
const PROTOCOLS = ['http:', 'https:', 'mailto:'];

/** Lists the nodes of a rendered text that are not on the allow-list; empty if there are none. D-015 */
export function findForbiddenNodes(rendered: ParentNode): string[] {
  return Array.from(rendered.querySelectorAll('*')).flatMap((element) => {
    const name = element.localName;
    const html = element.namespaceURI === 'http://www.w3.org/1999/xhtml';
    if (!html || !ELEMENTS.has(name)) return [`<${name}>`];
    const attributes = element.getAttributeNames().filter((attribute) => !ATTRIBUTES[name]?.includes(attribute));
    return [...attributes.map((attribute) => `<${name} ${attribute}>`), ...wrongLink(element)];
  });
}

function wrongLink(element: Element): string[] {
  if (!(element instanceof HTMLAnchorElement)) return [];
  const { href, protocol, host, rel } = element;
  const foreign = PROTOCOLS.includes(protocol) && host !== location.host && rel === LINK_REL;
  return foreign ? [] : [`link to ${href}`];
}
