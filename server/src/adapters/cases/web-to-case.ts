import { CaseNotTaken, type CaseProvider, type OutgoingCase } from '#kernel/case-provider';
import type { RequestLimits } from '#adapters/outgoing';
import { askDesk } from './desk.ts';

export interface WebToCase {
  /** The address, such as https://webto.salesforce.com/servlet/servlet.WebToCase. */
  readonly url: string;
  readonly orgId: string;
  readonly recordType: string | null;
  /**
   * The page to which the form would redirect, which the provider requires although nobody is sent there. D-014, D-164
   */
  readonly retUrl: string;
  /** The provider's names for our fields: Role, Category, Subcategory, Session, Screenshot. */
  readonly fieldMap: Readonly<Record<string, string>>;
}

/** The values that can be mapped to a field of the provider; by default only Role is sent. SUPP-027 */
const MAPPED: Readonly<Record<string, (outgoing: OutgoingCase) => string | null>> = {
  Role: ({ role }) => role,
  Category: ({ category }) => category,
  Subcategory: ({ subcategory }) => subcategory,
  Session: ({ session }) => session,
  Screenshot: ({ screenshotUrl }) => screenshotUrl,
  Reference: ({ reference }) => reference,
};

/**
 * Salesforce Web-to-Case: the server posts the form, so that pages send nothing to other sites. It answers 200 even if
 * it rejects a case, and cannot be queried. SUPP-004, SUPP-027, D-163
 */
export function webToCase({ url, orgId, recordType, retUrl, fieldMap }: WebToCase, reach: RequestLimits): CaseProvider {
  const address = new URL(url);
  address.searchParams.set('encoding', 'UTF-8');
  address.searchParams.set('orgId', orgId);
  return {
    has: null,
    send: async (outgoing) => {
      const form = new URLSearchParams({
        orgid: orgId,
        retURL: retUrl,
        ...(recordType !== null && { recordType }),
        priority: outgoing.priority,
        name: outgoing.name,
        email: outgoing.email,
        origin: 'Web',
        description: outgoing.description,
      });
      for (const [field, name] of Object.entries({ Role: 'Role', ...fieldMap })) {
        const value = MAPPED[field]?.(outgoing);
        if (value) form.set(name, value);
      }
      const headers = { 'content-type': 'application/x-www-form-urlencoded; charset=UTF-8' };
      const { status, location } = await askDesk(
        { method: 'POST', url: address.href, headers, body: form.toString() },
        reach,
      );
      // success is a redirect to the form's own page, or a page that contains one
      if (status >= 300 && location !== retUrl) throw new CaseNotTaken('The form leads somewhere else.');
    },
  };
}
