import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { cropPicture, type ChosenPicture } from './chosen-picture.ts';
import { CropStage } from './crop-stage.tsx';
import { CropView } from './crop-view.tsx';
import { CENTERED_CROP } from './crop.ts';

type Props = {
  picture: ChosenPicture;
  pending: boolean;
  onSave: (cut: { url: string; mimeType: string }) => void;
  onCancel: () => void;
};

/** The chosen picture with the square that will be saved, and a preview. PEOPLE-008, PEOPLE-009 */
// No useForm: a picture is no draft.
export function PictureEditor({ picture, pending, onSave, onCancel }: Props) {
  const [crop, setCrop] = useState(CENTERED_CROP);
  return (
    <form
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        if (!pending) void cropPicture(picture, crop).then(onSave);
      }}
    >
      <div className="flex flex-wrap gap-x-6 gap-y-6">
        <CropStage picture={picture} crop={crop} onChange={setCrop} />
        <div className="grid content-start gap-3">
          <h2 className="text-sm font-semibold">Preview</h2>
          <div className="flex items-end gap-4" role="img" aria-label="How your picture will look">
            <CropView picture={picture} crop={crop} className="size-24 rounded-full" />
            <CropView picture={picture} crop={crop} className="size-10 rounded-full" />
          </div>
        </div>
      </div>
      <div className="flex flex-wrap gap-2 max-sm:*:grow">
        <Button type="submit" tone="primary" pending={pending}>
          Save
        </Button>
        <Button disabled={pending} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
