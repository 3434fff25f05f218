import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react';
import { LONGEST_TITLE } from '@bcs/contract/kernel/lengths';
import { fileText, ResourceIcon } from '#features/resources/resource-words.tsx';
import { IconButton } from '#kit/button.tsx';
import { TextField } from '#kit/text-field.tsx';
import { validateResource, type ResourceDraft } from './resources-form.ts';

type Props = {
  row: ResourceDraft;
  /** The number of the row, from 1 on. */
  number: number;
  isLast: boolean;
  /** Tells whether what is missing is told. */
  shows: boolean;
  /** The address of a file that is saved. */
  address: string | undefined;
  onChange: (next: ResourceDraft) => void;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
};

/** A link or a file of a session: renamed, moved up and down, removed. ADM-090 */
export function ResourceRow({ row, number, isLast, shows, address, onChange, onMove, onRemove }: Props) {
  const problems = shows ? validateResource(row) : { title: null, url: null };
  const name = row.title.trim() || `resource ${number}`;
  const file = row.kind === 'file' ? row : null;
  return (
    <li className="grid gap-3 py-4">
      <div className="flex items-center gap-2">
        <span className="grid size-10 shrink-0 place-items-center rounded-lg bg-brand-soft text-brand">
          <ResourceIcon file={file} />
        </span>
        <span className="min-w-0 grow text-sm text-muted">
          {file ? (
            <>
              {address ? (
                <a
                  href={address}
                  target="_blank"
                  rel="noopener noreferrer"
                  title={file.name}
                  className="block truncate text-brand underline"
                >
                  {file.name}
                </a>
              ) : (
                <span title={file.name} className="block truncate">
                  {file.name}
                </span>
              )}
              <span className="block">{fileText(file)}</span>
            </>
          ) : (
            'Link'
          )}
        </span>
        <span className="flex shrink-0">
          <IconButton
            icon={IconArrowUp}
            label={`Move up: ${name}`}
            disabled={number === 1}
            onClick={() => onMove(-1)}
          />
          <IconButton icon={IconArrowDown} label={`Move down: ${name}`} disabled={isLast} onClick={() => onMove(1)} />
          <IconButton icon={IconTrash} label={`Remove: ${name}`} onClick={onRemove} />
        </span>
      </div>
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField
          label="Title"
          aria-label={`Title of resource ${number}`}
          className={file ? 'sm:col-span-2' : undefined}
          maxLength={LONGEST_TITLE}
          error={problems.title}
          value={row.title}
          onChange={({ currentTarget: { value } }) => onChange({ ...row, title: value })}
        />
        {row.kind === 'link' && (
          <TextField
            label="Address"
            aria-label={`Address of resource ${number}`}
            inputMode="url"
            placeholder="https://"
            error={problems.url}
            value={row.url}
            onChange={({ currentTarget: { value } }) => onChange({ ...row, url: value })}
          />
        )}
      </div>
    </li>
  );
}
