import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';

/** Passes the answers on as typed; the server parses them. Only for modules loaded on demand. */
export function schemaResolver<Values extends FieldValues>(
  schema: z.ZodType<object, object>,
): Resolver<Values> {
  return zodResolver(schema, undefined, { raw: true }) as unknown as Resolver<Values>;
}
