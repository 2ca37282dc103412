import { KINDS, SUBMISSION_KINDS, type SubmissionKind } from '../kinds/kinds';
import {
  type DatedWish,
  type Identified,
  isSamePerson,
  maybeSamePerson,
  personWish,
  statusAlong,
} from './person';

const day = (number: number) => new Date(Date.UTC(2026, 10, number));

const submission = (id: string, more: Partial<Identified> = {}): Identified => ({
  id,
  kind: 'lead',
  emailKey: null,
  phoneKey: null,
  createdAt: day(1),
  isConfirmed: false,
  mergedInto: null,
  ...more,
});

test.each<[string, Partial<Identified>, Partial<Identified>, boolean]>([
  ['the same address', { emailKey: 'a@b.de' }, { emailKey: 'a@b.de', phoneKey: '491' }, true],
  ['the same number', { phoneKey: '49441' }, { phoneKey: '49441', emailKey: 'c@d.de' }, true],
  ['another address', { emailKey: 'a@b.de' }, { emailKey: 'c@d.de' }, false],
  ['neither address nor number', {}, {}, false],
])('%s', (_, mine, theirs, isSame) => {
  const found = maybeSamePerson(submission('1', mine), [
    submission('1', mine),
    submission('2', theirs),
  ]);
  expect(found.map(({ id }) => id)).toEqual(isSame ? ['2'] : []);
});

const confirmed = { emailKey: 'a@b.de', isConfirmed: true };

test.each<[string, Partial<Identified>, Partial<Identified>, boolean]>([
  ['one address, confirmed for both', confirmed, confirmed, true],
  ['one address, confirmed for one', confirmed, { emailKey: 'a@b.de' }, false],
  ['two confirmed addresses', confirmed, { ...confirmed, emailKey: 'c@d.de' }, false],
  ['one number', { phoneKey: '49441' }, { phoneKey: '49441' }, false],
  ['no address at all', { isConfirmed: true }, { isConfirmed: true }, false],
  ['merged into the other', { mergedInto: '2' }, {}, true],
  ['merged into a third', { mergedInto: '3' }, { mergedInto: '3' }, true],
  ['merged into different ones', { mergedInto: '3' }, { mergedInto: '4' }, false],
])('whether it is proven to be one person: %s', (_, mine, theirs, isProven) => {
  expect(isSamePerson(submission('1', mine), submission('2', theirs))).toBe(isProven);
});

const wish = (submissionId: string, more: Partial<DatedWish>): DatedWish => ({
  submissionId,
  channel: 'any',
  times: [],
  doNotCall: false,
  updatedAt: day(2),
  ...more,
});
const wishes = (...said: DatedWish[]) => new Map(said.map((each) => [each.submissionId, each]));

describe('the wish of a person', () => {
  const [first, second] = [submission('1'), submission('2', { createdAt: day(5) })];

  test('what was said last counts, also of another submission', () => {
    const said = wishes(
      wish('1', { channel: 'phone' }),
      wish('2', { channel: 'email', updatedAt: day(6) }),
    );
    expect(personWish(first, [second], said)).toMatchObject({ channel: 'email' });
  });

  test('a person who is not to be called is not called about anything', () => {
    const said = wishes(wish('1', { doNotCall: true }), wish('2', { updatedAt: day(6) }));
    expect(personWish(second, [first], said)?.doNotCall).toBe(true);
    expect(personWish(first, [second], said)?.doNotCall).toBe(true);
  });

  test('but for a call that was asked for afterwards', () => {
    const call = submission('2', { kind: 'callback', createdAt: day(5) });
    expect(personWish(call, [first], wishes(wish('1', { doNotCall: true })))?.doNotCall).toBe(
      false,
    );
    const later = wishes(wish('1', { doNotCall: true, updatedAt: day(6) }));
    expect(personWish(call, [first], later)?.doNotCall).toBe(true);
    expect(personWish(call, [first], wishes(wish('2', { doNotCall: true })))?.doNotCall).toBe(true);
  });
});

test.each<[SubmissionKind, SubmissionKind, string, string]>([
  ['contact', 'lead', 'pending', 'unread'],
  ['contact', 'lead', 'completed', 'replied'],
  ['lead', 'contact', 'read', 'contacted'],
  ['lead', 'contact', 'closed', 'cancelled'],
  ['valuation', 'callback', 'cancelled', 'cancelled'],
])('a %s goes along with a %s that is %s: %s', (kind, main, status, expected) => {
  expect(statusAlong(kind, { kind: main, status })).toBe(expected);
});

test.each(SUBMISSION_KINDS)('a %s has the status of a main submission if it knows it', (kind) => {
  const mains = SUBMISSION_KINDS.flatMap((main) =>
    KINDS[main].progress.all.map((status) => ({ kind: main, status })),
  );
  const known = mains.filter(({ status }) =>
    KINDS[kind].progress.all.some((own) => own === status),
  );
  expect(known.map((main) => statusAlong(kind, main))).toEqual(known.map(({ status }) => status));
});
