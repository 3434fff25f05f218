/** A support request in the form sent to a provider's desk. D-163 */
export interface OutgoingCase {
  /** A permanent reference shared with the provider, so that it is not stored twice: BCS-12. */
  readonly reference: string;
  readonly name: string;
  readonly email: string;
  /** The role of the person in the words of the form: Student. */
  readonly role: string;
  readonly category: string;
  readonly subcategory: string | null;
  readonly priority: 'High' | 'Low';
  readonly session: string | null;
  /** The address of the screenshot, which works for some weeks. */
  readonly screenshotUrl: string | null;
  /** The person's text followed by labelled lines, as plain text. */
  readonly description: string;
}

/** The provider certainly does not have the case: it was not reached, or refused it. */
export class CaseNotTaken extends Error {}

/** An external desk to which cases are sent in addition to our own. SUPP-004, SUPP-027 */
export interface CaseProvider {
  /** Tells whether it already has a case, whose confirmation may have been lost; null if it cannot be asked. */
  readonly has: ((outgoing: OutgoingCase) => Promise<boolean>) | null;
  /**
   * @throws CaseNotTaken, or another Error if it is unknown whether it has arrived
   */
  readonly send: (outgoing: OutgoingCase) => Promise<void>;
}
