import type { FastifyInstance } from 'fastify';

/** Icons do not change between releases. */
const keepForAWeek = 'public, max-age=604800, stale-while-revalidate=604800';

/**
 * Iconify's API: `GET /api/icons/{prefix}.json?icons=a,b`. 404 for a set that is not installed, 400 for an invalid
 * list.
 */
export function iconsModule(app: FastifyInstance): void {
  app.get<{ Params: { prefix: string }; Querystring: { icons?: unknown } }>(
    '/api/icons/:prefix.json',
    async (request, reply) => {
      const { parseIconNames, readIcons } = await import('./icon-sets.ts');
      const { icons } = request.query;
      const names = typeof icons === 'string' ? parseIconNames(icons) : null;
      if (names === null) {
        return reply
          .code(400)
          .send({ error: 'Name the icons as ?icons=a,b: lower-case letters, digits and -.' });
      }
      const answer = await readIcons(request.params.prefix, names);
      if (answer === null) return reply.code(404).send({ error: 'There is no such icon set here.' });
      // Icons are public: any origin may read them.
      return reply
        .header('cache-control', keepForAWeek)
        .header('access-control-allow-origin', '*')
        .header('cross-origin-resource-policy', 'cross-origin')
        .send(answer);
    },
  );
}
