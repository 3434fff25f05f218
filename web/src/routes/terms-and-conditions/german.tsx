import { createFileRoute } from '@tanstack/react-router';
import { LegalPage } from '#shell/legal-page.tsx';

const BACK = { before: 'Zurück zu Bootcamp Square', home: 'Gehe zu Bootcamp Square' };

function GermanTerms() {
  return (
    <LegalPage
      lang="de"
      title="Nutzungsbedingungen"
      text="Die Nutzungsbedingungen werden in Kürze auf dieser Seite veröffentlicht."
      back={BACK}
    />
  );
}

export const Route = createFileRoute('/terms-and-conditions/german')({ component: GermanTerms });
