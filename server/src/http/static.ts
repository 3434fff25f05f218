import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { WebFile, WebFiles } from './web-files.ts';

/** Named by their content, so they never change. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
const HOUR = 'public, max-age=3600';
/** A stale page would ask for files of an old release. */
const FRESH = 'no-cache';
/** The paths with secrets in the address or in a form: nothing is sent from there to other sites. */
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
/** The only page that may use camera, microphone and a picture of the screen, and only of ourselves. */
const CLASSROOM = '/sessions/$sessionId/classroom';
const CLASSROOM_POLICY = 'camera=(self), microphone=(self), display-capture=(self), geolocation=(), payment=(), usb=()';
/** The paths of programs, which get answers for programs instead of pages. */
const PROGRAMS = /^\/(broker|api|graphql|realtime|classroom|files|calendar|dev)(\/|$)/;
const UNLIMITED = { config: { rateLimit: false } } as const;

/** Pages that are there for a time: by their path, whether each is gone. */
export type Passing = Readonly<Record<string, () => Promise<boolean>>>;

/** Pages that lead on for a time: where each leads now, or null. */
export type Leading = Readonly<Record<string, () => Promise<string | null>>>;

/**
 * Serves the built web app: each route its page, each asset its file, everything else the page for unknown paths with
 * 404. An unknown asset is never a page. SHELL-005
 */
export function serveWeb(
  app: FastifyInstance,
  { assets, pages, notFound }: WebFiles,
  passing: Passing = {},
  leading: Leading = {},
): void {
  for (const { path, file } of pages) {
    const url = path.replaceAll('$', ':');
    const silent = SILENT.includes(path);
    const isGone = passing[path];
    const leadsTo = leading[path];
    // looking whether it is gone costs more than the file
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
    // not by URL: it throws on addresses such as //
    const [path = '/'] = request.url.split('?');
    const asset = assets.get(path);
    if (asset)
      return send(request, reply.header('cache-control', path.startsWith('/assets/') ? IMMUTABLE : HOUR), asset);
    if (PROGRAMS.test(path)) return reply.callNotFound();
    if (/\.[a-z0-9]+$/i.test(path)) return reply.code(404).type('text/plain').send('Not found');
    return send(request, reply.code(404).header('cache-control', FRESH), notFound);
  });
}

/**
 * A password manager may send a form past the page that would have read it: to the address of the page, which is shown
 * again. What was sent is not looked at.
 */
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
