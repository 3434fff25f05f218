import { useRef } from 'react';
import { PICTURE_TYPES } from '@bcs/contract/features/pictures/picture';
import { PICTURE } from '@bcs/contract/features/pictures/failures';
import { readChosenPicture } from '#features/pictures/chosen-picture.ts';
import { Avatar } from '#kit/avatar.tsx';
import { Button } from '#kit/button.tsx';
import { toast } from '#kit/toasts.ts';
import { toastFailure } from '#lib/failure-text.ts';
import type { Output } from '#lib/api.ts';
import { useSend } from '#lib/send.ts';

type Props = { university: Pick<Output<'adminUniversity'>, 'id' | 'name' | 'logoUrl'> };

/** The logo of a university: shown, replaced, taken away. ADM-066 */
export function LogoField({ university: { id, name, logoUrl } }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const save = useSend('saveUniversityLogo', { said: 'Saved.', onRefused: toastFailure });
  const take = async (files: readonly File[]) => {
    const chosen = await readChosenPicture(files);
    if (chosen) await save.send({ universityId: id, logo: chosen.url });
    else toast(`${PICTURE.REJECTED.message}: a JPEG, PNG or SVG of at most 200 KB is needed.`, 'bad');
  };
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Avatar name={name} src={logoUrl} size={48} className="rounded-lg!" />
      <Button size="sm" pending={save.pending} onClick={() => input.current?.click()}>
        {logoUrl === null ? 'Choose a logo' : 'Replace the logo'}
      </Button>
      {logoUrl !== null && (
        <Button
          size="sm"
          tone="quiet"
          disabled={save.pending}
          onClick={() => void save.send({ universityId: id, logo: null })}
        >
          Remove the logo
        </Button>
      )}
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Logo"
        accept={PICTURE_TYPES.join(',')}
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])];
          // so that the same file can be chosen again
          event.currentTarget.value = '';
          if (files.length > 0) void take(files);
        }}
      />
    </div>
  );
}
