import { pageOf } from './page';

test.each([
  [1, 0, 50, { page: 1, pages: 1, skip: 0 }],
  [1, 50, 50, { page: 1, pages: 1, skip: 0 }],
  [2, 51, 50, { page: 2, pages: 2, skip: 50 }],
  [9, 51, 50, { page: 2, pages: 2, skip: 50 }],
])('page %d of %d entries, %d a page', (asked, total, length, page) => {
  expect(pageOf(asked, total, length)).toEqual(page);
});
