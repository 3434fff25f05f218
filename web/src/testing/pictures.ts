/** Converts a canvas to a file at once: toBlob waits until the page is idle, for seconds on a busy machine. */
export function drawnFile(canvas: HTMLCanvasElement, name: string): File {
  const [, base64 = ''] = canvas.toDataURL('image/png').split(',');
  return new File([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], name, { type: 'image/png' });
}

/** Makes a picture file with the browser's own drawing. */
export function pictureFile(name = 'screen.png', width = 200, height = 120): File {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d') as CanvasRenderingContext2D;
  pen.fillStyle = '#3366cc';
  pen.fillRect(0, 0, width, height);
  return drawnFile(canvas, name);
}

const holding = (files: readonly File[]) => {
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  return data;
};

/** The three ways in which a file can be added to a page. */
export const chooseFiles = (...files: File[]): void => {
  const input = document.querySelector('input[type=file]') as HTMLInputElement;
  input.files = holding(files).files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
};
export const dropFiles = (...files: File[]): void => {
  const place = document.querySelector('.border-dashed') as HTMLElement;
  const dataTransfer = holding(files);
  place.dispatchEvent(new DragEvent('dragover', { bubbles: true, cancelable: true, dataTransfer }));
  place.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
};
export const pasteFiles = (...files: File[]): void => {
  dispatchEvent(new ClipboardEvent('paste', { clipboardData: holding(files) }));
};

/** Makes a picture in which every pixel differs: no lossless format can make it small. */
export function noisyPictureFile(width: number, height: number): File {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d') as CanvasRenderingContext2D;
  const pixels = pen.createImageData(width, height);
  // the browser limits the number of random bytes per call
  for (let from = 0; from < pixels.data.length; from += 65_536)
    crypto.getRandomValues(new Uint8Array(pixels.data.buffer, from, Math.min(65_536, pixels.data.length - from)));
  for (let index = 3; index < pixels.data.length; index += 4) pixels.data[index] = 255;
  pen.putImageData(pixels, 0, 0);
  return drawnFile(canvas, 'noise.png');
}
