/** @jest-environment node */
import { pageNumbers } from './pagination';

test.each([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, null, 9]],
  [3, 9, [1, 2, 3, 4, null, 9]],
  [4, 9, [1, 2, 3, 4, 5, null, 9]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [9, 9, [1, null, 8, 9]],
  [7, 20, [1, null, 6, 7, 8, null, 20]],
])('on page %d of %d', (page, pages, numbers) => {
  expect(pageNumbers(page, pages)).toEqual(numbers);
});
