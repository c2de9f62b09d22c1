import type { CastMember } from '../cast.ts';
import { upload } from '../proof-deeds.ts';
import type { Step } from '../step.ts';
import { drawFace } from './face.ts';

/** Of the seed file's people; the crowd's file says it. */
const women = new Set(['u01', 'u03', 'u05', 'u07', 'u09']);

/** A drawn face, uploaded like any profile photo. */
export const wearFace = (hoursAgo: number, person: CastMember): Step => ({
  hoursAgo,
  about: person.name,
  async run(past) {
    const { photos, users, files } = past.services;
    const look = 'look' in person ? person.look : women.has(person.id) ? 'F' : 'M';
    const fileId = await upload(past, person.id, await drawFace({ name: person.name, look }));
    await users.update(person.id, {}, await photos.readUpload(person.id, fileId));
    await files.remove(person.id, fileId);
  },
});
