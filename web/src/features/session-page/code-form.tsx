import { CODE_LENGTH, readCode } from '@bcs/contract/features/attendance/check-in-code';
import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { TextField } from '#kit/text-field.tsx';

type Props = {
  /** The code that the scanned address brought along. */
  given: string | undefined;
  pending: boolean;
  onSend: (code: string) => void;
};

/** The code of the classroom. It lives for less than a minute, so no draft is kept of it. */
export function CodeForm({ given = '', pending, onSend }: Props) {
  const [code, setCode] = useState(given);
  return (
    <form
      className="grid w-full max-w-xs gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        onSend(readCode(code));
      }}
    >
      <TextField
        label="Code shown in the classroom"
        className="text-left"
        value={code}
        onChange={({ currentTarget }) => setCode(currentTarget.value.toUpperCase())}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={2 * CODE_LENGTH}
      />
      <Button type="submit" tone="primary" className="min-h-14! text-lg" pending={pending}>
        Check In
      </Button>
    </form>
  );
}
