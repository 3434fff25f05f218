import type { FastifyReply } from 'fastify';
import { escaped } from '#kernel/escaped';

/** The headers of a page for one reader, which nobody keeps and which names its address to nobody. */
export const asOwnPage = (reply: FastifyReply): FastifyReply =>
  reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');

/** A plain page of the server, for operators and developers; its style is a separate file, as the policy requires. */
export const htmlPage = (title: string, body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)} · Bootcamp Square</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="/plain-pages.css">
</head>
<body>
<main>
<h1>${escaped(title)}</h1>
${body}
</main>
</body>
</html>
`;

/** The style of all plain pages. */
export const PLAIN_PAGES_CSS = `:root { color-scheme: light dark; --line: light-dark(#e4e1dc, #3b3949); --muted: light-dark(#5d5a6b, #b7b4c4) }
body { margin: 0; font: 16px/1.55 system-ui, sans-serif; background: light-dark(#faf9f7, #14131c); color: light-dark(#23212e, #efeef3) }
main { max-width: 60rem; margin: 0 auto; padding: 2rem 1rem 4rem }
h1 { letter-spacing: -.02em } h2 { margin: 2.5rem 0 .5rem; font-size: 1.1rem; overflow-wrap: anywhere }
a { color: light-dark(#4633c8, #b3aaff) }
details, article { border: 1px solid var(--line); border-radius: .75rem; padding: .75rem 1rem; margin: .75rem 0 }
summary { cursor: pointer; font-weight: 600 } p.note, dt { color: var(--muted) }
pre { overflow-x: auto; padding: .75rem; border-radius: .5rem; border: 1px solid var(--line); font-size: .85rem }
table { border-collapse: collapse; width: 100% } td, th { text-align: left; padding: .4rem .6rem; border-bottom: 1px solid var(--line); vertical-align: top }
`;
