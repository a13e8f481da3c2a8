import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.js';
import { byPathPrecision, endpoints } from './endpoints.js';

const jsonSchema = (schema: z.ZodMiniType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any' });

/**
 * The OpenAPI 3.1 document of the whole contract.
 *
 * @param serverUrl where the API is reached, e.g. the site's public address
 */
export function openApiDocument(serverUrl: string): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, declared] of Object.entries(endpoints).sort(([, a], [, b]) => byPathPrecision(a, b))) {
    (paths[declared.path] ??= {})[declared.method.toLowerCase()] = operation(name, declared);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Scholars Network', version: '1' },
    servers: [{ url: serverUrl }],
    paths,
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
  };
}

function operation(name: string, { path, summary, access, query, body, multipart, data, list, raw }: Endpoint) {
  const shape = data ? jsonSchema(data, 'output') : {};
  return {
    operationId: name,
    summary,
    security: access === 'public' ? [] : [{ bearer: [] }],
    parameters: [
      ...[...path.matchAll(/\{(\w+)\}/g)].map(([, param]) => ({
        name: param,
        in: 'path',
        required: true,
        schema: { type: 'string' },
      })),
      ...queryParameters(query),
      { name: 'Language', in: 'header', schema: { enum: ['en', 'ar'] } },
    ],
    ...(body && {
      requestBody: {
        content: { [multipart ? 'multipart/form-data' : 'application/json']: { schema: jsonSchema(body, 'input') } },
      },
    }),
    responses: {
      200: raw
        ? { description: summary }
        : {
            description: summary,
            content: {
              'application/json': {
                schema: {
                  type: 'object',
                  required: ['success', 'data'],
                  properties: { success: { const: true }, data: list ? { type: 'array', items: shape } : shape },
                },
              },
            },
          },
      default: { description: 'success: false, a message and, for 422, errors per field' },
    },
  };
}

function queryParameters(query: z.ZodMiniType | undefined) {
  if (!query) return [];
  const { properties = {} } = jsonSchema(query, 'input');
  return Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', schema }));
}
