import { Button } from '#kit/button.tsx';
import { Dialog } from '#kit/dialog.tsx';
import { TextField } from '#kit/text-field.tsx';

const nothing = () => {};

/** A scene with an open dialog that contains a form. */
export function DialogScene() {
  return (
    <>
      <h1 className="text-3xl font-bold">Behind the dialog</h1>
      <Dialog
        open
        sticky
        title="Rename the file"
        onClose={nothing}
        footer={
          <>
            <Button>Cancel</Button>
            <Button tone="primary">Rename</Button>
          </>
        }
      >
        <TextField label="Name" required defaultValue="notes.md" />
      </Dialog>
    </>
  );
}
