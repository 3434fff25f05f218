import { Resolver } from 'node:dns/promises';
import { isLocalOrigin } from '#kernel/local';
import { settingsOf } from '#kernel/settings-of';
import { note, warning, type Check, type Finding } from './check.ts';

/** The time limit, since a page waits for the answer. */
const ANSWERS_WITHIN_MS = 2000;
/** The codes with which the DNS says that there is no record. */
const NOT_FOUND_CODES: readonly string[] = ['ENOTFOUND', 'ENODATA'];

/**
 * Looks up the texts of a name in the DNS; none if it has none.
 * @throws Error if no server answers
 */
export type LookUpTexts = (name: string) => Promise<readonly string[]>;

const askDns: LookUpTexts = async (name) => {
  const resolver = new Resolver({ timeout: ANSWERS_WITHIN_MS, tries: 1 });
  try {
    return (await resolver.resolveTxt(name)).map((pieces) => pieces.join(''));
  } catch (error) {
    if (NOT_FOUND_CODES.includes((error as NodeJS.ErrnoException).code ?? '')) return [];
    throw error;
  }
};

/** The domains by which other servers judge our mails. */
export interface SendingDomains {
  /** The domain of MAIL_FROM, which recipients see. */
  readonly from: string;
  /** The domain to which reports return; servers look up its SPF record. */
  readonly returns: string;
  /** The name of the key with which the mail server signs; null if it was not configured. */
  readonly dkimSelector: string | null;
}

const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1).toLowerCase();

/** Examines whether other servers can tell our mails from forged ones. ADM-136 */
export async function examineDomains(
  { from, returns, dkimSelector }: SendingDomains,
  lookUp: LookUpTexts = askDns,
): Promise<Finding[]> {
  try {
    const found = await Promise.all([
      spfOf(returns, lookUp),
      dkimSelector === null ? [NO_SELECTOR] : dkimOf(`${dkimSelector}._domainkey.${from}`, lookUp),
      dmarcOf(from, lookUp),
    ]);
    return found.flat();
  } catch (error) {
    const why = (error as NodeJS.ErrnoException).code ?? (error as Error).message;
    return [note(`The DNS did not answer (${why}), so SPF, DKIM and DMARC were not checked.`)];
  }
}

const NO_SELECTOR = note(
  'DKIM was not checked. Set MAIL_DKIM_SELECTOR to the selector under which your mail server signs.',
);

async function spfOf(domain: string, lookUp: LookUpTexts): Promise<Finding[]> {
  const records = (await lookUp(domain)).filter((text) => /^v=spf1( |$)/i.test(text));
  const [record] = records;
  if (record === undefined)
    return [
      warning(
        `${domain} has no SPF record. Add a TXT record that names your mail server, such as "v=spf1 include:spf.relay.example -all".`,
      ),
    ];
  if (records.length > 1)
    return [warning(`${domain} has ${records.length} SPF records, so that servers ignore them. Keep one.`)];
  return /(^| )\+?all( |$)/i.test(record)
    ? [warning(`The SPF record of ${domain} lets everyone send for it. End it with -all.`)]
    : [];
}

async function dkimOf(name: string, lookUp: LookUpTexts): Promise<Finding[]> {
  const record = (await lookUp(name)).find((text) => /(^|;)\s*p=/i.test(text));
  if (record === undefined)
    return [
      warning(`There is no DKIM key at ${name}. Publish the one of your mail server, or correct MAIL_DKIM_SELECTOR.`),
    ];
  return /(^|;)\s*p=\s*(;|$)/i.test(record)
    ? [warning(`The DKIM key at ${name} was revoked: its p= is empty. Publish the present one.`)]
    : [];
}

/** Finds the DMARC record of a domain, or else of its parent domain (RFC 7489, 6.6.3). */
async function dmarcOf(domain: string, lookUp: LookUpTexts): Promise<Finding[]> {
  const names = [domain, domain.split('.').slice(-2).join('.')];
  const texts = (await Promise.all(names.map((name) => lookUp(`_dmarc.${name}`)))).flat();
  const record = texts.find((text) => /^v=DMARC1(;|$)/i.test(text));
  if (record === undefined)
    return [
      warning(
        `${domain} has no DMARC record, which large providers ask for. Add a TXT record at _dmarc.${domain}, such as "v=DMARC1; p=none; rua=mailto:postmaster@${domain}".`,
      ),
    ];
  return /;\s*p=none(\s|;|$)/i.test(record)
    ? [
        note(
          `DMARC of ${domain} asks for reports only (p=none). Once they show none of your e-mails failing, set p=quarantine.`,
        ),
      ]
    : [];
}

/** Checks whether the DNS says who may send for the domain of MAIL_FROM. */
export const MAIL_DNS: Check = {
  name: 'E-mail in the DNS',
  look: async ({ environment }) => {
    const { mail, mailFrom, returns, publicOrigin } = settingsOf(environment);
    if (mail !== 'smtp' || environment.MAIL_FROM === null || isLocalOrigin(publicOrigin)) return [];
    return examineDomains({
      from: domainOf(mailFrom.address),
      returns: domainOf(returns?.path ?? mailFrom.address),
      dkimSelector: environment.MAIL_DKIM_SELECTOR,
    });
  },
};
