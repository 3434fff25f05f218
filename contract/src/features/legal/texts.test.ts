import { describe, expect, test } from 'vitest';
import { PRIVACY_POLICY } from './privacy-policy.ts';
import { TERMS } from './terms-english.ts';
import { GERMAN_TERMS } from './terms-german.ts';
import type { LegalText } from './text.ts';

const wordsOf = ({ sections }: LegalText, id: string) =>
  sections
    .find((section) => section.id === id)
    ?.blocks.flat()
    .join(' ') ?? '';
const all = (text: LegalText) => [...text.opening, ...text.sections.flatMap(({ id }) => wordsOf(text, id))].join(' ');
const days = ({ dates }: LegalText) => dates.map(({ label, text, day }) => [label, text, day]);

describe('the Terms of Use', () => {
  test('say since when they apply [LEGAL-004, LEGAL-005]', () => {
    expect(days(TERMS)).toEqual([
      ['Effective', 'February 11, 2019', '2019-02-11'],
      ['Last updated', 'October 17, 2022', '2022-10-17'],
    ]);
  });
  test('have the sixteen sections that were decided [LEGAL-006, D-175]', () => {
    expect(TERMS.sections.map(({ heading }) => heading)).toEqual([
      'Acceptance of the Terms',
      'Eligibility',
      'Accounts and Security',
      'License to Use the Platform',
      'Acceptable Use',
      'User Content',
      'Intellectual Property',
      'Third-Party Services',
      'Fees and Billing',
      'Privacy',
      'Suspension and Termination',
      'Disclaimers',
      'Limitation of Liability',
      'Indemnification',
      'Arbitration and Dispute Resolution',
      'Governing Law, Venue and General Provisions',
    ]);
  });
  test.each([
    ['eligibility', 'at least 18 years old to register'],
    ['accounts', 'one account per platform'],
    ['liability', 'THE LESSER OF THE AMOUNT THAT YOU HAVE PAID TO US FOR THE USE OF THE PLATFORM OR 50 USD'],
    ['governing-law', 'the law of the State of New York'],
    ['governing-law', 'courts in New York City'],
  ])('state in %s: %s [LEGAL-013, LEGAL-015, LEGAL-020, LEGAL-021, LEGAL-022]', (section, fact) => {
    expect(wordsOf(TERMS, section)).toContain(fact);
  });
  test.each([
    'less than 250,000 USD, the streamlined arbitration rules',
    'In all other cases its comprehensive arbitration rules apply',
    'less than 10,000 USD we cover the fees of the arbitration, unless the arbitrator finds that the claim is frivolous',
    'in writing within 30 days',
  ])('state of arbitration: %s [LEGAL-016, LEGAL-017, LEGAL-018, LEGAL-019]', (fact) => {
    expect(wordsOf(TERMS, 'arbitration')).toContain(fact);
  });
});

describe('the German Terms of Use [LEGAL-007, D-176]', () => {
  test('are of one day', () => {
    expect(days(GERMAN_TERMS)).toEqual([
      ['Gültig ab', '17. August 2022', '2022-08-17'],
      ['Zuletzt aktualisiert', '17. August 2022', '2022-08-17'],
    ]);
  });
  test('have the same sections, each with as many paragraphs and points', () => {
    const shape = ({ sections }: LegalText) =>
      sections.map(({ id, blocks }) => [id, blocks.map((block) => (typeof block === 'string' ? 1 : block.length))]);
    expect(shape(GERMAN_TERMS)).toEqual(shape(TERMS));
  });
  test('state the same figures in the same sections', () => {
    const figures = (text: LegalText) =>
      text.sections.map(
        ({ id }) =>
          wordsOf(text, id)
            .replaceAll(/(\d)[.,](\d{3})/g, '$1$2')
            .match(/\d+/g) ?? [],
      );
    expect(figures(GERMAN_TERMS)).toEqual(figures(TERMS));
  });
});

describe('the Privacy Policy', () => {
  test('says since when it applies [LEGAL-010]', () => {
    expect(days(PRIVACY_POLICY)).toEqual([['Effective', 'October 27, 2022', '2022-10-27']]);
  });
  test('has the fourteen listed sections [LEGAL-011]', () => {
    expect(PRIVACY_POLICY.sections.map(({ id }) => id)).toEqual([
      'information-collected',
      'cookies',
      'do-not-track',
      'use',
      'sharing',
      'choices',
      'security',
      'international-transfer',
      'other-sites',
      'california',
      'europe',
      'australia',
      'changes',
      'contact',
    ]);
  });
  test('names the limit for children [LEGAL-014]', () => {
    expect(wordsOf(PRIVACY_POLICY, 'information-collected')).toContain('children under 13');
  });
});

test('no text claims that somebody has reviewed it [D-175]', () => {
  for (const text of [TERMS, GERMAN_TERMS, PRIVACY_POLICY])
    expect(all(text)).not.toMatch(/lawyer|attorney|counsel|Anwalt|Anwält|reviewed by|geprüft von/i);
});
