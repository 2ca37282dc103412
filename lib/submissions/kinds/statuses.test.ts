import { KINDS, SUBMISSION_KINDS } from './kinds';
import { contactSaidBy, SUBMISSION_STATUSES, type SubmissionStatus } from './statuses';

test('each status belongs to a kind', () => {
  const used = new Set(SUBMISSION_KINDS.flatMap((kind) => [...KINDS[kind].progress.all]));
  expect(SUBMISSION_STATUSES.filter((status) => !used.has(status))).toEqual([]);
});

test.each(SUBMISSION_KINDS)('a %s names its own statuses alone, in their order', (kind) => {
  const { all, first, contacted, answered, ended, resumable, done, cancelled } =
    KINDS[kind].progress;
  const own = new Set<SubmissionStatus>(all);
  expect(SUBMISSION_STATUSES.filter((status) => own.has(status))).toEqual(all);
  const named = [first, contacted, answered, ...ended, ...resumable, done, cancelled];
  expect(named.filter((status) => status && !own.has(status))).toEqual([]);
});

test.each(SUBMISSION_KINDS)('a %s begins before a contact and is done after one', (kind) => {
  const { first, done } = KINDS[kind].progress;
  expect([contactSaidBy(first), contactSaidBy(done)]).toEqual(['before', 'after']);
});
