import { fullName } from '@bcs/contract/kernel/full-name';
import { useState } from 'react';
import type { AnnouncementReader } from '@bcs/contract/features/announcements/model';
import { ROLE_NAMES } from '@bcs/contract/kernel/roles';
import { Alert } from '#kit/alert.tsx';
import { Avatar } from '#kit/avatar.tsx';
import { Dialog } from '#kit/dialog.tsx';
import { Segmented } from '#kit/segmented.tsx';
import { StandBy } from '#kit/stand-by.tsx';
import { Moment } from '#lib/moment.tsx';
import { useRead } from '#lib/queries.ts';
import { useViewer } from '#lib/viewer.ts';

/** Lists who of the class has read an announcement, and who has not. */
export const ReadersDialog = ({ id, title, onClose }: { id: number; title: string; onClose: () => void }) => (
  <Dialog open onClose={onClose} title={`Who has read “${title}”`} size="md">
    <Readers id={id} />
  </Dialog>
);

function Readers({ id }: { id: number }) {
  const { data, error } = useRead('announcementReaders', { id }, { refetchOnMount: 'always' });
  const [shown, setShown] = useState<'read' | 'unread'>('read');
  if (!data) return error ? <Alert tone="bad">{error.message}</Alert> : <StandBy />;
  const read = data.readers.filter(({ readAt }) => readAt !== null);
  const unread = data.readers.filter(({ readAt }) => readAt === null);
  const people = shown === 'read' ? read : unread;
  return (
    <div className="grid gap-4">
      <Segmented
        label="Who"
        value={shown}
        options={[
          { value: 'read', label: `Read (${read.length})` },
          { value: 'unread', label: `Not yet (${unread.length})` },
        ]}
        onChange={setShown}
      />
      {people.length === 0 ? (
        <p className="text-muted">{shown === 'read' ? 'Nobody has read it yet.' : 'Everybody has read it.'}</p>
      ) : (
        <ul className="divide-y divide-line">
          {people.map((reader) => (
            <li key={reader.enrollmentId}>
              <Reader reader={reader} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Reader({ reader: { firstName, lastName, courseRoleCode, readAt } }: { reader: AnnouncementReader }) {
  const { timeZone } = useViewer();
  return (
    <div className="flex items-center gap-3 py-2">
      <Avatar name={fullName({ firstName, lastName })} />
      <p className="min-w-0 grow">
        <span className="font-semibold wrap-anywhere">{fullName({ firstName, lastName })}</span>
        <span className="block text-sm text-muted">
          {ROLE_NAMES[courseRoleCode]}
          {readAt && (
            <>
              {' '}
              · <Moment at={readAt} zone={timeZone} />
            </>
          )}
        </span>
      </p>
    </div>
  );
}
