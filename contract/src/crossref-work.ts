import * as z from 'zod/mini';

/* Crossref's REST API, as much of `/works/{doi}` as profiles take. Anything may be missing or null. */

const texts = z.nullish(z.array(z.nullish(z.string())));
const date = z.nullish(z.object({ 'date-parts': z.nullish(z.array(z.nullish(z.array(z.nullish(z.number()))))) }));
export const crossrefAnswer = z.object({
  message: z.object({
    type: z.nullish(z.string()),
    title: texts,
    'original-title': texts,
    'container-title': texts,
    publisher: z.nullish(z.string()),
    URL: z.nullish(z.string()),
    author: z.nullish(
      z.array(
        z.object({
          given: z.nullish(z.string()),
          family: z.nullish(z.string()),
          name: z.nullish(z.string()),
        }),
      ),
    ),
    issued: date,
    published: date,
  }),
});
