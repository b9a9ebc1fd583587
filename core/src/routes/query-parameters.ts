import { z } from 'zod';

/** Returns OpenAPI query parameters from a schema whose fields are described by `meta`. */
export function queryParameters(schema: z.ZodObject) {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return Object.entries(properties).map(([name, property]) => {
    const { description, ...rest } = typeof property === 'object' ? property : {};
    return {
      name,
      in: 'query' as const,
      required: false,
      ...(description ? { description } : {}),
      // JSON Schema and OpenAPI 3.1 describe a parameter in the same format; only their TypeScript types differ.
      schema: rest as { type: 'string' },
    };
  });
}
