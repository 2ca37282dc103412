/**
 * The page of a list that is shown: one beyond the last is the last, and a list without entries has one.
 * @param asked from 1
 * @param length entries on a page
 */
export function pageOf(asked: number, total: number, length: number) {
  const pages = Math.max(1, Math.ceil(total / length));
  const page = Math.min(asked, pages);
  return { page, pages, skip: (page - 1) * length };
}
