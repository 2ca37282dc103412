/**
 * The pages that are offered to go to: the first, the last and those around the current one; `null`
 * stands for a gap. `[1, null, 6, 7, 8, null, 20]` for page 7 of 20.
 */
export function pageNumbers(page: number, pages: number): (number | null)[] {
  const offered = new Set([1, page - 1, page, page + 1, pages]);
  const numbers = [...offered].filter((number) => number >= 1 && number <= pages);
  return numbers
    .sort((a, b) => a - b)
    .flatMap((number, index) => {
      const gap = number - (numbers[index - 1] ?? 0);
      if (gap <= 1) return [number];
      // A gap of one page takes as much room as the page.
      return gap === 2 ? [number - 1, number] : [null, number];
    });
}
