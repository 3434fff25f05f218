import { useEffect, useState } from 'react';
import { SearchField } from '#kit/search-field.tsx';
import { LONGEST_NAME } from './gradebook-search.ts';

/** The time after the last key until the address says what was typed. */
const REST_MS = 250;

/** The search for a student's row by name. It is written to the address when typing pauses. */
export function NameField({ name, onName }: { name: string; onName: (name: string) => void }) {
  const [typed, setTyped] = useState(name);
  const [known, setKnown] = useState(name);
  // the back and forward buttons change the address as well
  if (known !== name) {
    setKnown(name);
    if (name !== typed.trim()) setTyped(name);
  }
  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === name) return;
    const timer = setTimeout(() => onName(wanted), REST_MS);
    return () => clearTimeout(timer);
  });
  return (
    <SearchField
      label="Name"
      hideLabel
      className="w-48 max-sm:grow"
      placeholder="Search name"
      value={typed}
      maxLength={LONGEST_NAME}
      onChange={({ target }) => setTyped(target.value)}
    />
  );
}
