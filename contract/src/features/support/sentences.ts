/** The message after a case was sent. D-164 */
export const CASE_SENT = 'Thank you! Your support request has been sent. Our team will contact you by e-mail.';

const ESCALATION =
  'If your question is urgent and you have not heard from us within one business day, please ask your student success manager to escalate it.';
/** The universities whose people see how to escalate a request. SUPP-029, D-162 */
const WITH_ESCALATION: readonly number[] = [94, 234];

/** The note above the form; null for most universities. Annex A, T-40 */
export const escalationNote = (universityId: number | null): string | null =>
  universityId !== null && WITH_ESCALATION.includes(universityId) ? ESCALATION : null;
