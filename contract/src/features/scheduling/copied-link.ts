/** The parameters by which meeting providers let anyone with the link into a room. */
const SECRETS = /^(pwd|passcode|password|tk|token|jwt|secret)$/i;

/**
 * The link of a classroom as a copy takes it along: without what lets people in, so that nobody of the new class comes into
 * meetings of the old one unasked. ADM-073
 */
export function withoutSecrets(link: string): string {
  const url = URL.parse(link);
  if (!url) return link;
  const secret = Array.from(url.searchParams.keys()).filter((name) => SECRETS.test(name));
  for (const name of secret) url.searchParams.delete(name);
  const { href } = url;
  return url.hash !== '' && SECRETS.test(url.hash.slice(1).split('=')[0] ?? '') ? href.replace(url.hash, '') : href;
}
