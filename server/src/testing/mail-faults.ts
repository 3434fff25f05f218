import {
  ATTRIBUTE_SUPPORT,
  CSS_SUPPORT,
  HTML_SUPPORT,
  LONGEST_HTML,
  LONGEST_STYLE,
  SPARED_BY_OUTLOOK,
  type SupportLevel,
} from './mail-programs.ts';

const TAG = /<(\/?)([a-z][\da-z]*)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*>/g;
const ATTRIBUTE = /([\w:-]+)(?:="([^"]*)")?/g;
const COLOUR = /^#[\da-f]{6}$/;

const shows = (shown: SupportLevel, element: string) =>
  shown === 'yes' || (typeof shown === 'object' && shown.on.includes(element));

function faultsOfStyle(style: string, element: string): string[] {
  return style.split(';').flatMap((declaration) => {
    const [property = '', value = ''] = declaration.split(/:(.*)/s).map((part) => part.trim());
    const support = CSS_SUPPORT[property];
    if (!support) return [`${property} is not in the list`];
    const isSpared = [property, `${property} on ${element}`].some((part) => SPARED_BY_OUTLOOK.includes(part));
    return [
      !shows(support.gmail, element) && property !== 'mso-padding-alt' && `${property} on ${element} in Gmail`,
      !shows(support.outlook, element) && !isSpared && `${property} on ${element} in Outlook`,
      !shows(support.appleMail, element) && property !== 'mso-padding-alt' && `${property} on ${element} in Apple Mail`,
      property.endsWith('color') && !COLOUR.test(value) && `the colour ${value}`,
      /url\(|!important|rem\b|var\(/.test(value) && `the value ${value}`,
    ].filter((fault) => fault !== false);
  });
}

/** Checks the style element, which may be dropped: it may hold only media queries, and none inside another. */
function faultsOfHead(html: string): string[] {
  const [, css = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
  const rest = css.replaceAll(/@media \([\w-]+: \w+\) \{\s*(?:[^{}]+\{[^{}]*\}\s*)+\}/g, '').trim();
  return [
    css.length > LONGEST_STYLE && 'a style that is too long',
    /\/\*|@import|url\(/.test(css) && 'a style with a comment or an address',
    rest !== ':root { color-scheme: light dark; }' && `a style that matters: ${rest}`,
  ].filter((fault) => fault !== false);
}

/** Lists everything in a mail that some mail program would not show as intended; empty if every part is supported. */
export function mailFaults(html: string): string[] {
  const open: string[] = [];
  const faults = faultsOfHead(html);
  const tags = html.replace(/<style>.*?<\/style>/s, '').replace('<!doctype html>', '');
  const rest = tags.replaceAll(TAG, (_tag, closes: string, element: string, attributes: string) => {
    if (!HTML_SUPPORT.includes(element)) faults.push(`<${element}> is not in the list`);
    if (closes) {
      if (open.pop() !== element) faults.push(`</${element}> closes another element`);
      return '';
    }
    if (!['meta', 'br'].includes(element)) open.push(element);
    for (const [, name = '', value = ''] of attributes.matchAll(ATTRIBUTE)) {
      if (!ATTRIBUTE_SUPPORT.includes(name)) faults.push(`the attribute ${name} is not in the list`);
      if (name === 'href' && !/^https?:\/\//.test(value)) faults.push(`a link to ${value}`);
      if (name === 'style') faults.push(...faultsOfStyle(value.replaceAll('&#39;', "'"), element));
    }
    return '';
  });
  if (/[<>]/.test(rest)) faults.push('markup that is none');
  if (open.length > 0) faults.push(`<${open.join(', ')}> stays open`);
  if (Buffer.byteLength(html) > LONGEST_HTML) faults.push('more than Gmail shows');
  return faults;
}
