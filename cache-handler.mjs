// @ts-check
import { LRUCache } from 'lru-cache';

/** Bytes of pages that Next has rendered; server/cache.ts keeps the compressed ones. */
const ROOM = 50 * 1024 * 1024;

/** @typedef {{ value: any, lastModified: number }} Entry */

/** @type {LRUCache<string, Entry>} */
const pages = new LRUCache({
  maxSize: ROOM,
  sizeCalculation: ({ value }) =>
    1000 + (value?.html?.length ?? 0) + (value?.rscData?.length ?? 0) + (value?.body?.length ?? 0),
});

/** In the memory of the process: the pages belong to its database, and other servers may use another one. */
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
