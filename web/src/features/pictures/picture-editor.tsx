import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { cutOut, type ChosenPicture } from './chosen-picture.ts';
import { CropStage } from './crop-stage.tsx';
import { CropView } from './crop-view.tsx';
import { MIDDLE } from './crop.ts';

type Props = {
  picture: ChosenPicture;
  pending: boolean;
  onSave: (cut: { url: string; mimeType: string }) => void;
  onCancel: () => void;
};

/** The chosen picture with the square that will be kept, and how it will look. PEOPLE-008, PEOPLE-009 */
// No useForm: a picture is no draft.
export function PictureEditor({ picture, pending, onSave, onCancel }: Props) {
  const [crop, setCrop] = useState(MIDDLE);
  return (
    <form
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        if (!pending) void cutOut(picture, crop).then(onSave);
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
