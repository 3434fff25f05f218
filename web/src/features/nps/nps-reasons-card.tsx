import { useId } from 'react';
import type { NpsReasons } from '@bcs/contract/features/nps/model';
import { NPS_TITLES } from '@bcs/contract/features/nps/titles';
import { Card, CardHeader } from '#kit/card.tsx';

/** Why people gave their score: texts in no order, without names. */
export function NpsReasonsCard({ survey, reasons }: NpsReasons) {
  const id = useId();
  if (reasons.length === 0) return null;
  return (
    <Card aria-labelledby={id} className="grid content-start">
      <CardHeader
        id={id}
        title={`Reasons (${reasons.length})`}
        lead={`${NPS_TITLES[survey]}. Shuffled, and shown without names and scores.`}
        className="px-4 pt-4 pb-3 sm:px-5"
      />
      <ul className="grid gap-x-8 px-4 sm:grid-cols-2 sm:px-5">
        {reasons.map((reason, place) => (
          // two people may write the same
          // oxlint-disable-next-line no-array-index-key
          <li key={place} className="border-t border-line py-3 wrap-anywhere whitespace-pre-line">
            {reason}
          </li>
        ))}
      </ul>
    </Card>
  );
}
