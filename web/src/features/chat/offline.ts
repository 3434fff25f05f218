/** Annex A, T-41 */
export const OFFLINE =
  'Live Chat is currently offline. Please create a support ticket and we will contact you by e-mail.';
