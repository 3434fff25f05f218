/** The published version of each text, which is the day of its last change. LEGAL-005, LEGAL-007, LEGAL-010 */
export const LEGAL_VERSIONS = {
  terms: '2022-10-17',
  germanTerms: '2022-08-17',
  privacy: '2022-10-27',
} as const;
