import { createFileRoute } from '@tanstack/react-router';
import { TERMS } from '@bcs/contract/features/legal/terms-english';
import { TextLink } from '#kit/text-link.tsx';
import { LegalPage } from '#shell/legal-page.tsx';

const inGerman = (
  <TextLink to="/terms-and-conditions/german" lang="de" hrefLang="de">
    Auf Deutsch lesen
  </TextLink>
);

const Terms = () => <LegalPage text={TERMS} other={inGerman} />;

export const Route = createFileRoute('/terms-and-conditions/')({ component: Terms });
