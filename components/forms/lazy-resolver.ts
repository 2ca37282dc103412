import type { FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';

export interface LazyRules<Values extends FieldValues> {
  resolver: Resolver<Values>;
  preload: () => void;
}

/**
 * Loads the schema on demand. If that fails the answers pass, because the server checks them too.
 */
export function lazyResolver<Values extends FieldValues>(
  loadSchema: () => Promise<z.ZodType<object, object>>,
): LazyRules<Values> {
  const load = async () => {
    const [schema, { schemaResolver }] = await Promise.all([
      loadSchema(),
      import('./schema-resolver'),
    ]);
    return schemaResolver<Values>(schema);
  };
  const resolver: Resolver<Values> = async (values, context, options) => {
    const rules = await load().catch(() => null);
    return rules ? rules(values, context, options) : { values, errors: {} };
  };
  const preload = () => {
    load().catch(() => {
      // Loads the rules again when they are next needed.
    });
  };
  return { resolver, preload };
}
