import type { FolderNote } from '@bcs/contract/features/curricula/model';
import { Alert } from '#kit/alert.tsx';

/**
 * Lists pictures and links that lead nowhere, for the author of a plan or a folder; they do not prevent saving.
 * SUBM-041
 */
export const NoteList = ({ notes, more }: { notes: readonly FolderNote[]; more: number }) =>
  notes.length === 0 ? null : (
    <Alert tone="warn" title="Pictures and links that readers will not find">
      <ul className="grid max-h-72 gap-2 overflow-y-auto">
        {notes.map(({ file, says }) => (
          <li key={`${file} ${says}`} className="grid">
            <span className="font-semibold wrap-anywhere">{file}</span>
            <span className="wrap-anywhere">{says}</span>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="mt-2">{`And ${more} more.`}</p>}
    </Alert>
  );
