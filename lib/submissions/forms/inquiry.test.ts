import { emptyInquiry, inquiryDrafts } from './inquiry';

test('a form as the address shows it is nothing to keep; another package is', () => {
  const drafts = inquiryDrafts('starter');
  expect(drafts.isUntouched(emptyInquiry('starter'))).toBe(true);
  expect(drafts.isUntouched(emptyInquiry('professional'))).toBe(false);
});
