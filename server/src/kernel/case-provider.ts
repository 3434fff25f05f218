/** A support request as it goes to the desk of a provider. D-163 */
export interface OutgoingCase {
  /** Names it for good, here and there, so that nobody has it twice: BCS-12. */
  readonly reference: string;
  readonly name: string;
  readonly email: string;
  /** The role of the person who asks, in the words of the form: Student. */
  readonly role: string;
  readonly category: string;
  readonly subcategory: string | null;
  readonly priority: 'High' | 'Low';
  readonly session: string | null;
  /** The address of the screenshot, for some weeks. */
  readonly screenshotUrl: string | null;
  /** The text of the person followed by labelled lines of all the rest. Plain text. */
  readonly description: string;
}

/** The provider certainly does not have the case: it was not reached, or has said no. */
export class CaseNotTaken extends Error {}

/** Another desk that cases are brought to; ours has them in any case. SUPP-004, SUPP-027 */
export interface CaseProvider {
  /** Tells whether it has a case already, which may have come without our hearing so; null where it cannot be asked. */
  readonly has: ((outgoing: OutgoingCase) => Promise<boolean>) | null;
  /** @throws CaseNotTaken, or another Error where nobody knows whether it has come */
  readonly send: (outgoing: OutgoingCase) => Promise<void>;
}
