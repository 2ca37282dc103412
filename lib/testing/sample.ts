import fc from 'fast-check';

/** Whether this run goes over all there is, as `npm run test:full` does. */
export const IS_FULL_RUN = process.env.TEST_SCOPE === 'full';

/** The runner sets and prints it, so that what a shorter run has found can be looked at again. */
const SEED = Number(process.env.TEST_SEED ?? 1);

/**
 * Everything in a full run, else `count` of it in their order: with the same `TEST_SEED` the same ones.
 * For what takes long by nature.
 */
export function sample<Item>(all: readonly Item[], count: number): Item[] {
  if (IS_FULL_RUN || all.length <= count) return [...all];
  const some = fc.subarray([...all], { minLength: count, maxLength: count });
  return fc.sample(some, { seed: SEED, numRuns: 1 }).flat();
}
