import fc from 'fast-check';

/** Set and printed by whoever runs a sample of the long tests; without it all of them run. */
const SEED = process.env.TEST_SEED;

/** Whether this run goes over all there is. */
export const IS_FULL_RUN = !SEED;

/**
 * Everything in a full run, else `count` of it in their order: with the same `TEST_SEED` the same ones.
 * For what takes long by nature.
 */
export function sample<Item>(all: readonly Item[], count: number): Item[] {
  if (IS_FULL_RUN || all.length <= count) return [...all];
  const some = fc.subarray([...all], { minLength: count, maxLength: count });
  return fc.sample(some, { seed: Number(SEED), numRuns: 1 }).flat();
}
