import { useEffect, useId, useState } from 'react';
import { longestText } from '@bcs/contract/features/surveys/answers';
import { PLACE_SEARCH_FROM } from '@bcs/contract/features/surveys/failures';
import { TextField } from '#kit/text-field.tsx';
import { useRead } from '#lib/queries.ts';
import { ANSWER_REQUIRED } from './question.tsx';
import type { StepProps } from './step-props.ts';

const PAUSE_MS = 300;

/** Returns the text that was typed before a pause. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/**
 * A city: typed, or chosen from those that begin with the text. It need not be in the list. SURV-030, SURV-068,
 * SURV-069, D-138
 */
export function PlaceField({ step: { definition, required }, value, missing, onChange }: StepProps) {
  const list = useId();
  const text = typeof value === 'string' ? value : '';
  const query = useSettled(text.trim());
  const { data } = useRead(
    'placeSearch',
    { query, type: 'city' },
    { enabled: query.length >= PLACE_SEARCH_FROM, stays: true, retry: false },
  );
  const offered = query.length >= PLACE_SEARCH_FROM ? (data?.places ?? []) : [];
  return (
    <>
      <TextField
        label={<span className="text-base">{definition.text}</span>}
        required={required}
        maxLength={longestText(definition)}
        list={list}
        autoComplete="off"
        value={text}
        error={missing ? ANSWER_REQUIRED : null}
        hint={offered.length > 0 ? `Type a city, or choose one. ${data?.source ?? ''}` : 'Type a city.'}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <datalist id={list}>
        {offered.map(({ id, description }) => (
          <option key={id} value={description}>
            {description}
          </option>
        ))}
      </datalist>
    </>
  );
}
