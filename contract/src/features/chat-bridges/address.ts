import type { ChatService } from './model.ts';

/** The hosts of each service, and the beginning of its webhook paths. Teams has changed its hosts twice. */
const SERVICES: readonly (readonly [ChatService, host: RegExp, path: RegExp])[] = [
  ['slack', /^hooks\.slack(-gov)?\.com$/, /^\/(services|workflows|triggers)\/./],
  ['discord', /^((ptb|canary)\.)?discord(app)?\.com$/, /^\/api\/(v\d+\/)?webhooks\/./],
  ['teams', /\.(webhook\.office\.com|logic\.azure\.(com|us)|api\.powerplatform\.(com|us))$/, /^\/./],
];

/** An address that is allowed, and the service it leads to. */
export interface ChatAddress {
  readonly url: string;
  readonly service: ChatService;
  /** A label that distinguishes addresses without revealing them: the host and the last four characters. */
  readonly label: string;
}

/** The hosts that the operator allows. */
interface AllowedHosts {
  /** Additional hosts, with their port unless it is 443. */
  readonly hosts: readonly string[];
  /** True on a developer's machine: the listed hosts may be reached without TLS. */
  readonly isLocal: boolean;
}

/** Reads the address of an incoming webhook; null if its service or host is not allowed. INTG-081 */
export function chatAddressOf(typed: string, { hosts, isLocal }: AllowedHosts): ChatAddress | null {
  const text = typed.trim();
  if (!URL.canParse(text)) return null;
  const { protocol, host, hostname, port, pathname, username, password, href } = new URL(text);
  const isListed = hosts.includes(host);
  if (username !== '' || password !== '') return null;
  if (protocol !== 'https:' && !(protocol === 'http:' && isLocal && isListed)) return null;
  const known = SERVICES.find(([, hostOf, path]) => port === '' && hostOf.test(hostname) && path.test(pathname));
  const service = known?.[0] ?? (isListed ? 'other' : null);
  return service && { url: href, service, label: `${host}/…${href.slice(-4)}` };
}
