import { lazy, Suspense, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { IconDotsVertical, IconDownload, IconUpload } from '@tabler/icons-react';
import { importGradesOf } from '@bcs/contract/features/gradebook/abilities';
import type { GradebookFilter } from '@bcs/contract/features/gradebook/filter';
import { IconButton } from '#kit/button.tsx';
import { MenuItem } from '#kit/menu-item.tsx';
import { Menu } from '#kit/menu.tsx';
import { toast } from '#kit/toasts.ts';
import { CallFailed } from '#lib/call-failed.ts';
import { useMay } from '#lib/may.ts';
import { useViewer } from '#lib/viewer.ts';
import type { GradebookLook } from './gradebook-search.ts';
import { importWords } from '#features/gradebook/import/import-words.ts';

// few people need them, so they are loaded on demand
const ImportDialog = lazy(() =>
  import('#features/gradebook/import/import-dialog.tsx').then((module) => ({ default: module.ImportDialog })),
);

/** The menu of the gradebook as a whole: save it as a file, bring grades or feedback from one. */
export function GradebookMenu({ filter, look }: { filter: GradebookFilter; look: GradebookLook }) {
  const client = useQueryClient();
  const { courseId, enrollment, role } = useViewer();
  const mayImport = useMay(importGradesOf);
  const [importing, setImporting] = useState(false);
  const save = () =>
    import('./export-grades.ts')
      .then(({ exportGrades }) => exportGrades(client, courseId, enrollment.course.code, filter, look))
      .catch((error: unknown) => {
        if (!(error instanceof CallFailed)) throw error;
        if (error.status !== 401) toast(error.message, 'bad');
      });
  return (
    <>
      <Menu
        label="Import or export"
        button={(wiring) => <IconButton {...wiring} icon={IconDotsVertical} iconSize={20} label="Import or export" />}
      >
        <MenuItem icon={<IconDownload size={18} aria-hidden />} onSelect={() => void save()}>
          Export CSV
        </MenuItem>
        {mayImport && (
          <MenuItem icon={<IconUpload size={18} aria-hidden />} onSelect={() => setImporting(true)}>
            Import {importWords(role).all} …
          </MenuItem>
        )}
      </Menu>
      {importing && (
        <Suspense>
          <ImportDialog onClose={() => setImporting(false)} />
        </Suspense>
      )}
    </>
  );
}
