import { create } from 'qrcode';

/** An address as a picture to scan, drawn here: nobody else gets it. */
export function QrPicture({ address }: { address: string }) {
  const { size, data } = create(address, { errorCorrectionLevel: 'M' }).modules;
  const cells = Array.from({ length: size * size }, (_, at) => at).filter((at) => data[at]);
  const path = cells.map((at) => `M${at % size} ${Math.floor(at / size)}h1v1h-1z`).join('');
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label="QR picture that leads to the check-in page with the code"
      shapeRendering="crispEdges"
      className="block size-full text-black"
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}
