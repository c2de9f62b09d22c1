import type { FastifyInstance } from 'fastify';
import { parseIconNames, readIcons } from './icon-sets.ts';

/** Icons do not change between releases, so a browser may keep them for a week. */
const keepForAWeek = 'public, max-age=604800, stale-while-revalidate=604800';

/**
 * `GET /api/icons/{prefix}.json?icons=a,b`: the named icons as Iconify answers them, those unknown in
 * `not_found`. 404 for a set that is not installed, 400 for anything that is not a list of icon names.
 */
export function iconsModule(app: FastifyInstance): void {
  app.get<{ Params: { prefix: string }; Querystring: { icons?: unknown } }>(
    '/api/icons/:prefix.json',
    async (request, reply) => {
      const { icons } = request.query;
      const names = typeof icons === 'string' ? parseIconNames(icons) : null;
      if (names === null) {
        return reply
          .code(400)
          .send({ error: 'Name the icons as ?icons=a,b: lower-case letters, digits and -.' });
      }
      const answer = await readIcons(request.params.prefix, names);
      if (answer === null) return reply.code(404).send({ error: 'There is no such icon set here.' });
      // Icons are public and carry no answer of a person, so pages of other origins may draw them too.
      return reply
        .header('cache-control', keepForAWeek)
        .header('access-control-allow-origin', '*')
        .header('cross-origin-resource-policy', 'cross-origin')
        .send(answer);
    },
  );
}
