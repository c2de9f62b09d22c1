import { encode } from 'uqr';

export type QrCodeProps = {
  text: string;
  label: string;
  id?: string;
};

const quiet = 3;

/** Dark on light in both themes: not every scanner reads inverted codes. */
export function QrCode({ text, label, id }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x + quiet} ${y + quiet}h1v1h-1z` : '')))
    .join('');
  const side = size + 2 * quiet;
  return (
    <svg
      id={id}
      className="keo-qr"
      viewBox={`0 0 ${side} ${side}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0h${side}v${side}h-${side}z`} />
      <path fill="#1f1a16" d={path} />
    </svg>
  );
}

/** Downloads it as PNG (1000 px): a phone cannot scan its own screen. */
export async function saveQrCode(drawn: SVGElement, name: string): Promise<void> {
  const side = 1000;
  const source = new XMLSerializer().serializeToString(drawn);
  const image = new Image(side, side);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(source)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  canvas.getContext('2d')?.drawImage(image, 0, 0, side, side);
  const link = document.createElement('a');
  link.href = canvas.toDataURL('image/png');
  link.download = `${name}.png`;
  link.click();
}
