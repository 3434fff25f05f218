import { useState, type ComponentProps, type ReactNode } from 'react';
import { videoUrlProblem } from '@bcs/contract/features/sessions/video-url';
import { TextField } from '#kit/text-field.tsx';
import { useVideoHost } from './use-video-host.ts';

type Props = Omit<ComponentProps<typeof TextField>, 'value' | 'onChange'> & {
  value: string;
  onChange: (value: string) => void;
  /** Somebody tried to save: errors are shown even in fields where nothing was typed. */
  tried: boolean;
  children?: ReactNode;
};

/** The address of a video; the line below says what is wrong with it. SESS-067 to SESS-069 */
export function VideoUrlField({ value, onChange, tried, children, ...rest }: Props) {
  const [left, setLeft] = useState(false);
  const host = useVideoHost();
  const looked = tried || (left && value !== '');
  return (
    <div className="flex items-start gap-2 max-sm:flex-col">
      <TextField
        {...rest}
        className="grow max-sm:w-full"
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder="https://"
        value={value}
        error={looked ? videoUrlProblem(value, host) : null}
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={() => setLeft(true)}
      />
      {children && <span className="flex gap-2 max-sm:self-end sm:pt-[1.65rem]">{children}</span>}
    </div>
  );
}
