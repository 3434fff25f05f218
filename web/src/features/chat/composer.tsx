import { useEffect, useRef, type KeyboardEvent } from 'react';
import { LONGEST_MESSAGE } from '@bcs/contract/features/chat/failures';
import { IconSend2 } from '@tabler/icons-react';
import { CONTROL_LOOK, Field } from '#kit/field.tsx';
import { cx } from '#kit/cx.ts';
import { IconButton } from '#kit/button.tsx';
import { isComposing } from '#lib/composing.ts';
import { useShortcuts, type ShortcutGroup } from '#lib/shortcuts.ts';

type Props = {
  label: string;
  text: string;
  onText: (text: string) => void;
  onSend: () => void;
  /** Nobody is available: the text is kept and not sent. */
  closed?: boolean | undefined;
  autoFocus?: boolean | undefined;
};

/** A few lines; then it scrolls, and the messages stay in view. */
const LOW = { maxHeight: '10rem', resize: 'none' } as const;

const KEYS: ShortcutGroup = {
  title: 'Message',
  shortcuts: [
    { keys: 'Enter', does: 'Send' },
    { keys: 'Shift+Enter', does: 'Start a new line' },
  ],
};

const onPhone = () => matchMedia('(pointer: coarse)').matches;

/** The field in which a message is written. Enter sends, and on a phone its button does. */
// No useForm: a message; it waits in the outbox where there is no connection.
export function Composer({ label, text, onText, onSend, closed = false, autoFocus = false }: Props) {
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (autoFocus && !onPhone()) area.current?.focus();
  }, [autoFocus]);
  useShortcuts(KEYS);
  const over = text.length - LONGEST_MESSAGE;
  const isReady = text.trim() !== '' && over <= 0 && !closed;
  const send = () => {
    if (!isReady) return;
    onSend();
    area.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event) || onPhone()) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      className="flex items-end gap-2 border-t border-line p-3"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Field
        label={label}
        hideLabel
        className="grow"
        error={over > 0 ? `This message is ${over} characters too long.` : null}
      >
        {(wiring) => (
          <textarea
            {...wiring}
            ref={area}
            dir="auto"
            rows={1}
            placeholder="Write a message"
            value={text}
            onChange={(event) => onText(event.currentTarget.value)}
            onKeyDown={onKeyDown}
            className={cx(CONTROL_LOOK, 'field-sizing-content min-h-10 py-2')}
            style={LOW}
          />
        )}
      </Field>
      <IconButton icon={IconSend2} iconSize={19} type="submit" tone="primary" label="Send" disabled={!isReady} />
    </form>
  );
}
