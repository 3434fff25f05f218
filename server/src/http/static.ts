import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { WebFile, WebFiles } from './web-files.ts';

/** The cache header of files that are named by their content and so never change. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
const HOUR = 'public, max-age=3600';
/** The cache header of pages, because an outdated one would request files of an old release. */
const FRESH = 'no-cache';
/** Paths with secrets in the address or in a form, from which nothing is sent to other sites. */
const SILENT = [
  '/login',
  '/forgot-password',
  '/reset-password',
  '/mfa-generate-secret',
  '/setup',
  '/invitation',
  '/confirm-email',
  '/unsubscribe',
];
/** The only page that may use the camera, the microphone and screen sharing, only for the product itself. */
const CLASSROOM = '/sessions/$sessionId/classroom';
const CLASSROOM_POLICY = 'camera=(self), microphone=(self), display-capture=(self), geolocation=(), payment=(), usb=()';
/** Paths for programs, which get answers for programs instead of pages. */
const PROGRAMS = /^\/(broker|api|graphql|realtime|classroom|files|calendar|dev)(\/|$)/;
const UNLIMITED = { config: { rateLimit: false } } as const;

/** Pages that exist for a limited time: by path, a function that tells whether each is gone. */
export type TemporaryPages = Readonly<Record<string, () => Promise<boolean>>>;

/** Pages that redirect for a limited time: the destination of each, or null. */
export type RedirectPages = Readonly<Record<string, () => Promise<string | null>>>;

/**
 * Serves the built web app: a page for each route, assets, and the 404 page for unknown paths. An unknown asset never
 * gets a page. SHELL-005
 */
export function serveWeb(
  app: FastifyInstance,
  { assets, pages, notFound }: WebFiles,
  passing: TemporaryPages = {},
  leading: RedirectPages = {},
): void {
  for (const { path, file } of pages) {
    const url = path.replaceAll('$', ':');
    const silent = SILENT.includes(path);
    const isGone = passing[path];
    const leadsTo = leading[path];
    // checking whether it is gone costs more than the file
    const limits = isGone ? {} : UNLIMITED;
    const answer = async (request: FastifyRequest, reply: FastifyReply) => {
      const to = await leadsTo?.();
      if (to) return reply.header('cache-control', 'no-store').redirect(to, 302);
      if (await isGone?.()) return send(request, reply.code(404).header('cache-control', FRESH), notFound);
      if (path === CLASSROOM) void reply.header('permissions-policy', CLASSROOM_POLICY);
      if (silent) void reply.header('referrer-policy', 'no-referrer');
      return send(request, reply.header('cache-control', FRESH), file);
    };
    app.get(url, limits, answer);
    if (url !== '/') app.get(`${url}/`, limits, answer);
  }
  void app.register(async (scope) => redirectFormPosts(scope, pages));
  app.get('/*', UNLIMITED, (request, reply) => {
    // does not use URL, which throws on addresses such as //
    const [path = '/'] = request.url.split('?');
    const asset = assets.get(path);
    if (asset)
      return send(request, reply.header('cache-control', path.startsWith('/assets/') ? IMMUTABLE : HOUR), asset);
    if (PROGRAMS.test(path)) return reply.callNotFound();
    if (/\.[a-z0-9]+$/i.test(path)) return reply.code(404).type('text/plain').send('Not found');
    return send(request, reply.code(404).header('cache-control', FRESH), notFound);
  });
}

/** Redirects forms that a password manager submits to the address of a page, ignoring their content. */
function redirectFormPosts(app: FastifyInstance, pages: WebFiles['pages']): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, _text, done) =>
    done(null, null),
  );
  for (const { path } of pages)
    app.post(path.replaceAll('$', ':'), UNLIMITED, ({ url }, reply) => reply.redirect(url, 303));
}

function send({ headers }: FastifyRequest, reply: FastifyReply, { type, etag, plain, br, gzip }: WebFile) {
  void reply.header('vary', 'accept-encoding').header('etag', etag);
  if (headers['if-none-match'] === etag) return reply.code(304).send();
  const accepted = String(headers['accept-encoding'] ?? '');
  const [encoding, bytes] =
    br && accepted.includes('br') ? ['br', br] : gzip && accepted.includes('gzip') ? ['gzip', gzip] : [null, plain];
  if (encoding) void reply.header('content-encoding', encoding);
  return reply.type(type).send(bytes);
}
