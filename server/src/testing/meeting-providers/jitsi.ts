import { createHmac } from 'node:crypto';

export const JITSI = { url: 'https://meet.example', appId: 'bcs', secret: 'jitsi-secret-canary' };

interface Claims {
  readonly aud: string;
  readonly iss: string;
  readonly sub: string;
  readonly room: string;
  readonly nbf: number;
  readonly exp: number;
  readonly context: { readonly user: Readonly<Record<string, string>> };
}
const read = (part: string | undefined) => JSON.parse(Buffer.from(part ?? '', 'base64url').toString()) as unknown;

/** Jitsi's token authentication: whom a link lets in, or why it refuses. @param now in seconds */
export function admittedByJitsi(link: string, now: number): Claims['context']['user'] | string {
  const url = new URL(link);
  const [head, body, signature] = (url.searchParams.get('jwt') ?? '').split('.');
  if ((read(head) as { alg?: string }).alg !== 'HS256') return 'algorithm';
  if (createHmac('sha256', JITSI.secret).update(`${head}.${body}`).digest('base64url') !== signature)
    return 'signature';
  const { aud, iss, sub, room, nbf, exp, context } = read(body) as Claims;
  if (aud !== 'jitsi' || iss !== JITSI.appId || sub !== 'meet.example') return 'audience';
  if (`/${room}` !== url.pathname) return 'room';
  if (now < nbf || now >= exp) return 'time';
  return Object.values(context.user).every((field) => typeof field === 'string') ? context.user : 'user';
}
