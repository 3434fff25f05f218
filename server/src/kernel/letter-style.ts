import type { Sender } from './letter-parts.ts';

/**
 * The part of a letter's look that programs may drop without harm: its dark theme, and more room on a phone. A comment or
 * a query within a query would cost the rule after it in some of them.
 */
export const letterStyle = ({ dark }: Sender['accent']): string => `
:root { color-scheme: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background-color: #14131a !important; }
  .around { color: #eceaf2 !important; }
  .card { background-color: #201e28 !important; border-color: ${dark} #3a3745 #3a3745 !important; }
  .name { color: ${dark} !important; }
  .link { color: ${dark} !important; }
  .quote { border-left-color: #4a4656 !important; }
  .button { background-color: ${dark} !important; }
  .button-link { color: #14131a !important; }
  .foot { color: #a9a5b5 !important; }
  .foot-link { color: #a9a5b5 !important; }
}
@media (max-width: 480px) {
  .around { padding: 16px 8px !important; }
  .card { padding: 20px 16px !important; }
}
`;
