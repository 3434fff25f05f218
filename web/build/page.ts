/** What can be drawn of a page before any script. */
export interface Rendered {
  readonly title: string;
  readonly html: string;
}

const ROOT = '<div id="root"></div>';
const TITLE = /<title>[^<]*<\/title>/;
/** The content policy refuses both, so they must not come into a page. */
const REFUSED = /\sstyle="|<script/i;

/** Puts drawn content, title and preloads into the page that Vite has written. */
export function pageOf(shell: string, preloads: readonly string[], { title, html }: Rendered): string {
  if (REFUSED.test(html)) throw new Error(`${title}: a drawn page may hold no style attribute and no script`);
  if (!shell.includes(ROOT) || !TITLE.test(shell)) throw new Error('index.html has lost its #root or its title');
  const links = preloads.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`).join('');
  return shell
    .replace(TITLE, () => `<title>${title} · Bootcamp Square</title>`)
    .replace('</head>', () => `${links}</head>`)
    .replace(ROOT, () => `<div id="root">${html}</div>`);
}
