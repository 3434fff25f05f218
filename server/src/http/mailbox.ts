import { hash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { KeptMail } from '#adapters/mail/mailbox';
import { FAILURES } from '@bcs/contract/kernel/failure';
import { escaped } from '#kernel/escaped';
import { asOwnPage } from './html.ts';
import { isLocalOrigin, isLoopbackAddress } from '#kernel/local';
import { RefusalError } from '#kernel/refusal-error';

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 46rem; margin: 2rem auto; padding: 0 1rem; }
article { border: 1px solid color-mix(in srgb, currentcolor 20%, transparent); border-radius: .75rem; padding: 1rem 1.25rem; margin: 1rem 0; }
h2 { font-size: 1.05rem; margin: 0; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
`;

/** The policy for a shown mail: nothing in it runs, and nothing is loaded. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; sandbox allow-popups allow-top-navigation-by-user-activation";

const FORWARDED = /^(forwarded|via|x-forwarded-.*|x-real-ip|x-client-ip|cf-connecting-ip|true-client-ip)$/;

/**
 * Tells whether a request comes from this machine, by the address of its socket and without a proxy. The host name is
 * checked too, since a foreign page may point its own name at this machine.
 */
const isFromHere = ({ socket, headers }: FastifyRequest): boolean =>
  isLoopbackAddress(socket.remoteAddress) &&
  isLocalOrigin(`http://${headers.host ?? ''}`) &&
  !Object.keys(headers).some((name) => FORWARDED.test(name));

const digest = (text: string) => hash('sha256', text, 'buffer');

/**
 * Shows the mails of a demonstration at a secret address that is only printed at the start, because a proxy on this
 * machine could look like a local user. Mails contain reset links, so the page is only shown on the machine itself,
 * whatever the settings. D-208, D-262
 */
export function serveMailbox(
  app: FastifyInstance,
  path: string,
  { latest, htmlOf }: { latest: () => Promise<KeptMail[]>; htmlOf: (id: number) => Promise<string | null> },
): void {
  const [folder, secret] = [path.slice(0, path.lastIndexOf('/')), digest(path)];
  const isAddress = ({ params }: FastifyRequest) =>
    timingSafeEqual(digest(`${folder}/${(params as { secret: string }).secret}`), secret);
  const onRequest = async (request: FastifyRequest) => {
    if (!isFromHere(request)) throw new RefusalError(FAILURES.NOT_FOUND);
  };
  app.get('/dev/mailbox.css', { onRequest }, (_request, reply) => reply.type('text/css; charset=utf-8').send(STYLE));
  app.get(`${folder}/:secret`, { onRequest }, async (request, reply) => {
    if (!isAddress(request)) throw new RefusalError(FAILURES.NOT_FOUND);
    return asOwnPage(reply).send(page(await latest(), path));
  });
  app.get(`${folder}/:secret/:id`, { onRequest }, async (request, reply) => {
    const { id } = request.params as { id: string };
    const html = isAddress(request) && /^[1-9]\d{0,8}$/.test(id) ? await htmlOf(Number(id)) : null;
    if (html === null) throw new RefusalError(FAILURES.NOT_FOUND);
    return asOwnPage(reply).header('content-security-policy', MAIL_POLICY).send(html);
  });
}

/** Adds links to the escaped text of a mail, which contains no quotes or angle brackets. */
const linked = (text: string) => text.replaceAll(/https?:\/\/[^\s]+/g, (link) => `<a href="${link}">${link}</a>`);

const article = ({ id, recipient, subject, body, hasHtml, writtenAt }: KeptMail, path: string) => `<article>
<h2>${escaped(subject)}</h2>
<p>To ${escaped(recipient)}, <time datetime="${writtenAt}">${writtenAt}</time></p>
<pre>${linked(escaped(body))}</pre>${
  hasHtml
    ? `
<p><a href="${path}/${id}">As it looks in an e-mail program</a></p>`
    : ''
}
</article>`;

const page = (mails: readonly KeptMail[], path: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Mailbox · Bootcamp Square</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="/dev/mailbox.css">
</head>
<body>
<main>
<h1>Mailbox</h1>
${mails.length === 0 ? '<p>No e-mail has been sent yet.</p>' : mails.map((mail) => article(mail, path)).join('\n')}
</main>
</body>
</html>
`;
