import { useCallback, useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';

/** Returns the value of a field, by its name. */
export type ReadField = (name: string) => string;

type Props = Omit<ComponentProps<'form'>, 'onSubmit' | 'children' | 'method' | 'ref'> & {
  /** The fields that must be filled before the form can be sent. Pass the same list in each render. */
  needs?: readonly string[];
  onSubmit: (read: ReadField) => unknown;
  children: ReactNode | ((isFilled: boolean) => ReactNode);
};

const NO_FIELDS: readonly string[] = [];
/** Password managers fill fields without an event, so an empty form is checked at this interval. */
const LOOK_EVERY_MS = 400;

const readerOf = (form: HTMLFormElement): ReadField => {
  const data = new FormData(form);
  return (name) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
};

/**
 * A form that password managers fill: what stands in its fields counts, whether or not an event told of it. Some send it
 * past the page as well; by POST nothing of it gets into an address, and the server leads back to the page.
 */
// No useForm: a password manager's text is read when the form is sent, and no draft stores a password.
export function FilledForm({ needs = NO_FIELDS, onSubmit, children, ...rest }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [isFilled, setFilled] = useState(false);
  const look = useCallback(() => {
    if (!form.current) return;
    const read = readerOf(form.current);
    setFilled(needs.every((name) => read(name).trim() !== ''));
  }, [needs]);
  useEffect(() => {
    if (isFilled || needs.length === 0) return;
    look();
    const timer = setInterval(look, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isFilled, needs, look]);
  return (
    <form
      {...rest}
      ref={form}
      method="post"
      onInput={look}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(readerOf(event.currentTarget));
      }}
    >
      {typeof children === 'function' ? children(isFilled) : children}
    </form>
  );
}
