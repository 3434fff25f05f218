import { createFileRoute } from '@tanstack/react-router';
import { GERMAN_TERMS } from '@bcs/contract/features/legal/terms-german';
import { TextLink } from '#kit/text-link.tsx';
import { LegalPage } from '#shell/legal-page.tsx';

const BACK = { before: 'Zurück zu Bootcamp Square', home: 'Gehe zu Bootcamp Square' };
const inEnglish = (
  <TextLink to="/terms-and-conditions" lang="en" hrefLang="en">
    Read in English
  </TextLink>
);

const GermanTerms = () => <LegalPage text={GERMAN_TERMS} back={BACK} other={inEnglish} />;

export const Route = createFileRoute('/terms-and-conditions/german')({ component: GermanTerms });
