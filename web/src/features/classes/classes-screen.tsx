import { IconSchool } from '@tabler/icons-react';
import { AdminList } from '#features/grants/admin-list.tsx';
import { ExportButton } from '#features/grants/export-button.tsx';
import { useList } from '#features/grants/use-list.ts';
import { LinkButton } from '#kit/link-button.tsx';
import { useNow } from '#lib/now.ts';
import { classColumns } from './class-columns.tsx';
import { CLASSES_LIST } from './classes-list.ts';

/** The classes that the person administers. ADM-065 */
export function ClassesScreen() {
  const list = useList(CLASSES_LIST);
  const { search, state, universityId } = list.wanted;
  return (
    <AdminList
      list={list}
      title="Classes"
      columns={classColumns(useNow(), list.data.universities.length > 1)}
      rowKey={({ courseId }) => courseId}
      icon={IconSchool}
      actions={
        <>
          {search === '' && state === null && <ExportButton noun="courses" filters={{ universityId }} />}
          {list.data.mayCreate && (
            <LinkButton to="/admin/classes/new" tone="primary">
              New class
            </LinkButton>
          )}
        </>
      }
    />
  );
}
