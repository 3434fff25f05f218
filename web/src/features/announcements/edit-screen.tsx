import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { stateOf } from '@bcs/contract/features/announcements/dates';
import { ANNOUNCEMENT_FAILURES } from '@bcs/contract/features/announcements/failures';
import { announcementFields, toAnnouncementForm, EMPTY_FORM } from '@bcs/contract/features/announcements/form';
import type { Announcement } from '@bcs/contract/features/announcements/model';
import { BackLink } from '#kit/back-link.tsx';
import { Checkbox } from '#kit/checkbox.tsx';
import { PageHeader } from '#kit/page-header.tsx';
import { isFailure, type CallFailed } from '#lib/call-failed.ts';
import { useDraft } from '#lib/draft.ts';
import { useNow } from '#lib/now.ts';
import { pathId } from '#lib/path-id.ts';
import { callQuery, useAnswer } from '#lib/queries.ts';
import { useSend } from '#lib/send.ts';
import { useTitle } from '#lib/title.ts';
import { useViewer } from '#lib/viewer.ts';
import { AnnouncementForm } from './announcement-form.tsx';
import { UnknownAnnouncement } from './unknown-announcement.tsx';

const route = getRouteApi('/_app/announcement/$announcementId/');
const back = <BackLink to="/announcements">Announcements</BackLink>;

/** The form for a new announcement, or for one that the person wrote. ANN-002, ANN-014, ANN-015 */
export function EditScreen() {
  const { announcementId } = route.useParams();
  return announcementId === 'new' ? <NewAnnouncement /> : <StoredAnnouncement id={pathId(announcementId)} />;
}

/** Returns what the author has to change; all else is only logged, and the form stays as it is. ANN-035, D-132 */
const said = (failure: CallFailed | null) =>
  failure &&
  (isFailure(failure, ANNOUNCEMENT_FAILURES.INVALID_DATES) || isFailure(failure, ANNOUNCEMENT_FAILURES.CHANGED))
    ? failure.message
    : null;
const logFailure = (failure: CallFailed) => {
  // oxlint-disable-next-line no-console -- failures of posting are only logged
  if (said(failure) === null) console.error('The announcement could not be saved.', failure);
};

/**
 * Returns to the list after saving. Everything is saved, so there is no question about unsaved changes. ANN-017,
 * ANN-018
 */
function useToList() {
  const navigate = route.useNavigate();
  return () => navigate({ to: '/announcements', ignoreBlocker: true });
}

function NewAnnouncement() {
  const { enrollmentId, courseId, timeZone } = useViewer();
  const toList = useToList();
  useTitle('New Announcement');
  const draft = useDraft(`announcement/new/${courseId}`, EMPTY_FORM);
  const create = useSend('createCourseAnnouncement', {
    leaves: true,
    said: 'The announcement has been saved.',
    onDone: () => {
      draft.saved(EMPTY_FORM);
      return toList();
    },
    onRefused: logFailure,
  });
  return (
    <>
      <PageHeader title="New Announcement" back={back} />
      <AnnouncementForm
        draft={draft}
        before={null}
        pending={create.pending}
        failure={said(create.failure)}
        onSubmit={(form) => void create.send({ enrollmentId, ...announcementFields(form, null, timeZone) })}
      />
    </>
  );
}

function StoredAnnouncement({ id }: { id: number }) {
  const { enrollmentId } = useViewer();
  const { announcementList } = useAnswer('announcements', { enrollmentId }).announcements;
  const announcement = announcementList.find((one) => one.id === id);
  return announcement ? <EditAnnouncement announcement={announcement} /> : <UnknownAnnouncement />;
}

function EditAnnouncement({ announcement }: { announcement: Announcement }) {
  const { enrollmentId, timeZone } = useViewer();
  const client = useQueryClient();
  const toList = useToList();
  const { id, updatedAt } = announcement;
  const draft = useDraft(`announcement/${id}`, toAnnouncementForm(announcement, timeZone));
  // what the form was filled with; while the author writes, a newer state does not count as seen
  const [seen, setSeen] = useState(updatedAt);
  if (!draft.dirty && seen !== updatedAt) setSeen(updatedAt);
  const [notifyAgain, setNotifyAgain] = useState(false);
  const isShown = stateOf(announcement, useNow()) === 'active';
  const update = useSend('updateCourseAnnouncement', {
    leaves: true,
    said: 'The announcement has been saved.',
    onDone: () => {
      draft.saved();
      return toList();
    },
    onRefused: async (failure) => {
      logFailure(failure);
      if (!isFailure(failure, ANNOUNCEMENT_FAILURES.CHANGED)) return;
      const list = await client.fetchQuery({ ...callQuery('announcements', { enrollmentId }), staleTime: 0 });
      const newest = list.announcements.announcementList.find((one) => one.id === id);
      if (newest) setSeen(newest.updatedAt);
    },
  });
  return (
    <>
      <PageHeader title="Edit Announcement" back={back} />
      <AnnouncementForm
        draft={draft}
        before={announcement}
        pending={update.pending}
        failure={said(update.failure)}
        onSubmit={(form) =>
          void update.send({
            id,
            enrollmentId,
            updatedAt: seen,
            ...(notifyAgain && { notifyAgain }),
            ...announcementFields(form, announcement, timeZone),
          })
        }
      >
        {isShown && (
          <Checkbox
            label="Notify the class again"
            hint="Everybody will be notified of the change, and the announcement will be unread again."
            checked={notifyAgain}
            onChange={({ currentTarget }) => setNotifyAgain(currentTarget.checked)}
          />
        )}
      </AnnouncementForm>
    </>
  );
}
