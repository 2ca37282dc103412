import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';

/**
 * A form's rules for react-hook-form, from its schema. They hand on the answers as typed; the server
 * turns them into what the schema makes of them. Imported only by what a form fetches on demand.
 */
export function schemaResolver<Values extends FieldValues>(
  schema: z.ZodType<object, object>,
): Resolver<Values> {
  return zodResolver(schema, undefined, { raw: true }) as unknown as Resolver<Values>;
}
