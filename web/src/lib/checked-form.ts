import { useEffect, useRef, useState, type SubmitEvent } from 'react';

/**
 * A form that is sent once nothing stands in its way. Until then what is wrong is shown, and its first wrong field has the
 * focus.
 * @param isReady what the fields do not check themselves
 */
export function useCheckedForm(isReady: boolean, onReady: () => void) {
  const [tries, setTries] = useState(0);
  const ref = useRef<HTMLFormElement>(null);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isReady && ref.current?.checkValidity()) return onReady();
    setTries((count) => count + 1);
  };
  useEffect(() => {
    if (tries > 0) ref.current?.querySelector<HTMLElement>('[aria-invalid=true], :invalid:not(fieldset)')?.focus();
  }, [tries]);
  return { ref, submit, tried: tries > 0 };
}
