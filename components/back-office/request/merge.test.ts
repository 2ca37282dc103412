import { bothTexts, mergeDuplicate, type RequestState } from './merge';

const base: RequestState = { status: 'pending', note: 'Alt', version: 1 };

const at = (changes: Partial<RequestState>): RequestState => ({ ...base, version: 2, ...changes });

test.each([
  ['nothing else has changed', { status: 'pending', note: 'Neu' }, at({}), 'pending', 'Neu'],
  [
    'another status',
    { status: 'pending', note: 'Neu' },
    at({ status: 'contacted' }),
    'contacted',
    'Neu',
  ],
  ['another note', { status: 'completed', note: 'Alt' }, at({ note: 'Ihre' }), 'completed', 'Ihre'],
  [
    'a note that is not ours to send',
    { status: 'completed' },
    at({ note: 'Ihre' }),
    'completed',
    undefined,
  ],
  [
    'the same change',
    { status: 'completed', note: 'Neu' },
    at({ status: 'completed', note: 'Neu' }),
    'completed',
    'Neu',
  ],
])('%s is put together with ours', (_, mine, current, status, note) => {
  expect(mergeDuplicate(base, mine, current)).toEqual({ wanted: { status, note }, conflicts: [] });
});

test.each([
  [{ status: 'pending', note: 'Neu' }, at({ note: 'Ihre' }), ['note']],
  [{ status: 'completed' }, at({ status: 'cancelled' }), ['status']],
  [{ status: 'completed', note: 'Neu' }, at({ status: 'cancelled', note: '' }), ['status', 'note']],
])('what both have changed is for a person to decide: %j', (mine, current, conflicts) => {
  expect(mergeDuplicate(base, mine, current).conflicts).toEqual(conflicts);
});

test.each([
  ['Ihre', 'Meine', 'Ihre\n\nMeine'],
  ['', 'Meine', 'Meine'],
  ['Ihre', ' ', 'Ihre'],
])('%j and %j become one text', (stored, mine, both) => {
  expect(bothTexts(stored, mine)).toBe(both);
});
