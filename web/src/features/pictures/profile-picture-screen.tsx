import { fullName } from '@bcs/contract/kernel/full-name';
import { useState } from 'react';
import { useNavigate } from '@tanstack/react-router';
import { PICTURE } from '@bcs/contract/features/pictures/failures';
import { PICTURE_TYPES, ACCEPTED_TYPES, SIZE_LIMIT } from '@bcs/contract/features/pictures/picture';
import { Alert } from '#kit/alert.tsx';
import { Avatar } from '#kit/avatar.tsx';
import { BackLink } from '#kit/back-link.tsx';
import { Button } from '#kit/button.tsx';
import { Card } from '#kit/card.tsx';
import { FileDrop } from '#kit/file-drop.tsx';
import { PageHeader } from '#kit/page-header.tsx';
import { toast } from '#kit/toasts.ts';
// the question and the refusal are loaded with the screen, so that they are shown even without a network
import '#kit/confirm.tsx';
import '#kit/toast-box.tsx';
import { isFailure } from '#lib/call-failed.ts';
import { useLeaveGuard } from '#lib/leave-guard.ts';
import { useSend } from '#lib/send.ts';
import { useViewer } from '#lib/viewer.ts';
import { readChosenPicture, type ChosenPicture } from './chosen-picture.ts';
import { PictureEditor } from './picture-editor.tsx';

/** Says why a picture was refused. PEOPLE-021 to PEOPLE-023 */
const Rejected = () => (
  <Alert tone="bad" title={PICTURE.REJECTED.message}>
    <p>{ACCEPTED_TYPES}</p>
    <p>{SIZE_LIMIT}</p>
  </Alert>
);

/**
 * The screen on which students change their picture. PEOPLE-004, PEOPLE-007 to PEOPLE-009, PEOPLE-014 to PEOPLE-017,
 * D-154
 */
export function ProfilePictureScreen() {
  const { user, enrollmentId } = useViewer();
  const navigate = useNavigate();
  const [picture, setPicture] = useState<ChosenPicture | null>(null);
  const [rejected, setRejected] = useState(false);
  const profile = { to: '/students/$enrollmentId', params: { enrollmentId: String(enrollmentId) } } as const;
  useLeaveGuard(picture !== null);
  const save = useSend('saveProfilePicture', {
    // the picture is saved, so there is no question about unsaved changes
    onDone: () => void navigate({ ...profile, ignoreBlocker: true }),
  });
  const choose = async (files: readonly File[]) => {
    save.reset();
    const read = await readChosenPicture(files);
    setRejected(read === null);
    if (read) setPicture(read);
  };
  const refused = rejected || isFailure(save.failure, PICTURE.REJECTED);
  return (
    <>
      <PageHeader title="Profile Picture" back={<BackLink {...profile}>Student Profile</BackLink>} />
      <Card pad className="grid max-w-2xl gap-6">
        {refused && <Rejected />}
        {save.failure && !refused && <Alert tone="bad">{PICTURE.NOT_SAVED.message}</Alert>}
        {picture ? (
          <PictureEditor
            key={picture.url}
            picture={picture}
            pending={save.pending}
            onSave={({ url, mimeType }) =>
              void save.send({ profilePicture: url, pictureMimeType: mimeType, studentId: user.userId })
            }
            onCancel={() => {
              setPicture(null);
              save.reset();
            }}
          />
        ) : (
          <CurrentPicture />
        )}
        <FileDrop
          accept={[...PICTURE_TYPES, '.jpeg', '.jpg', '.png', '.svg'].join(',')}
          label={picture ? 'Choose another picture' : 'Choose a picture'}
          hint="Or drop one here, or paste it. JPEG, PNG or SVG, up to 200 KB."
          disabled={save.pending}
          onFiles={(files) => void choose(files)}
        />
      </Card>
    </>
  );
}

/** The picture that others see now. */
function CurrentPicture() {
  const { user } = useViewer();
  const name = fullName(user);
  const remove = useSend('removeProfilePicture', {
    asks: { title: 'Remove picture', body: 'Your initials will be shown instead.', action: 'Remove', danger: true },
    onRefused: ({ message }) => toast(message, 'bad'),
  });
  return (
    <div className="flex flex-wrap items-center gap-5">
      <Avatar name={name} src={user.nexusAvatarUrl ?? user.avatarUrl} size={96} />
      <div className="grid gap-2">
        <p className="font-semibold wrap-anywhere">{name}</p>
        {user.nexusAvatarUrl !== null && (
          <div>
            <Button size="sm" pending={remove.pending} onClick={() => void remove.send({ studentId: user.userId })}>
              Remove picture
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}
