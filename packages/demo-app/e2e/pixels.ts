import sharp from 'sharp';

const read = (picture: Buffer) => sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });

/** Share of pixels that differ; 1 where the sizes differ. */
export async function differingShare(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all([read(one), read(other)]);
  if (a.info.width !== b.info.width || a.info.height !== b.info.height) return 1;
  let count = 0;
  for (let at = 0; at < a.data.length; at += 4)
    if (a.data.readUInt32BE(at) !== b.data.readUInt32BE(at)) count += 1;
  return (count * 4) / a.data.length;
}
