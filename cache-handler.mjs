// @ts-check
import { LRUCache } from 'lru-cache';

/** Bytes of pages that Next keeps as it has made them; those that are served lie compressed in server/cache.ts. */
const ROOM = 50 * 1024 * 1024;

/** @typedef {{ value: any, lastModified: number }} Entry */

/** @type {LRUCache<string, Entry>} */
const pages = new LRUCache({
  maxSize: ROOM,
  sizeCalculation: ({ value }) =>
    1000 + (value?.html?.length ?? 0) + (value?.rscData?.length ?? 0) + (value?.body?.length ?? 0),
});

/**
 * Where Next keeps the pages that it makes ahead of time and renews (its option `cacheHandler`): in the memory of the process,
 * because these pages belong to its database, which others that serve the same build need not share.
 */
export default class MemoryOfOneProcess {
  /** @param {string} key */
  async get(key) {
    return pages.get(key) ?? null;
  }

  /** @param {string} key @param {any} value */
  async set(key, value) {
    pages.set(key, { value, lastModified: Date.now() });
  }

  async revalidateTag() {}

  resetRequestCache() {}
}
