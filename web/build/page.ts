/** The part of a page that can be drawn before any script. */
export interface Rendered {
  readonly title: string;
  readonly html: string;
  /** The language of the page, where it is not English. */
  readonly lang?: string;
  /** True for a page that is complete without scripts, so that nobody is asked to turn them on. */
  readonly complete?: boolean;
}

const ROOT = '<div id="root"></div>';
const NO_SCRIPT = /<noscript>.*?<\/noscript>/s;
const TITLE = /<title>[^<]*<\/title>/;
/** The content policy refuses both, so they must not come into a page. */
const REFUSED = /\sstyle="|<script/i;

const relationOf = (file: string) => (file.endsWith('.css') ? 'stylesheet' : 'modulepreload');

/** Puts drawn content, title and preloads into the page that Vite has written. */
export function pageOf(shell: string, preloads: readonly string[], drawn: Rendered): string {
  const { title, html, lang = 'en', complete = false } = drawn;
  if (REFUSED.test(html)) throw new Error(`${title}: a drawn page may hold no style attribute and no script`);
  if (!shell.includes(ROOT) || !TITLE.test(shell)) throw new Error('index.html has lost its #root or its title');
  const links = preloads.map((file) => `<link rel="${relationOf(file)}" crossorigin href="/${file}">`).join('');
  return shell
    .replace(TITLE, () => `<title>${title} · Bootcamp Square</title>`)
    .replace('<html lang="en">', () => `<html lang="${lang}">`)
    .replace(complete ? NO_SCRIPT : '', '')
    .replace('</head>', () => `${links}</head>`)
    .replace(ROOT, () => `<div id="root">${html}</div>`);
}
