import type { FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';

/** The rules of a form, fetched on demand. */
export interface LazyRules<Values extends FieldValues> {
  resolver: Resolver<Values>;
  /** Starts fetching them, so that they are there before the first one is needed */
  preload: () => void;
}

/**
 * Checks a form against its schema. The schema's library is fetched when it is needed, not with the
 * page. If it cannot be fetched the answers pass here, and the server checks them.
 * @param loadSchema imports the schema
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
      // Without a connection the rules are fetched again when they are needed.
    });
  };
  return { resolver, preload };
}
