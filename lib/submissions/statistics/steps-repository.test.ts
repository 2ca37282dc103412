import { type Deed, firstContact, isAboutContact } from './steps-repository';

/** Each is 'actor action status', one a minute */
const deeds = (...told: string[]): Deed[] =>
  told.map((each, minute) => {
    const [actor = '', action = '', status] = each.split(' ');
    return { actor, action, status, at: new Date(Date.UTC(2026, 10, 26, 9, minute)) };
  });

test.each([
  ['nothing', [], undefined],
  ['the arrival alone', ['visitor created pending'], undefined],
  ['a call, also one that nobody answers', ['visitor created', 'employee:1 called'], 1],
  ['a mail', ['employee:1 assigned', 'employee:1 noted', 'employee:2 mailed replied'], 2],
  ['a valuation that was sent', ['employee:1 expert-value', 'employee:1 valuation-sent'], 1],
  ['what the owner said of the sale', ['employee:1 lead-intent'], 0],
  ['a status that says so', ['employee:1 status-changed contacted'], 0],
  [
    'a message that is answered, not one that is read',
    ['employee:1 status-changed read', 'employee:1 status-changed replied'],
    1,
  ],
  ['what is done with', ['employee:1 status-changed completed'], 0],
  ['what is called off is no contact', ['employee:1 status-changed cancelled'], undefined],
  [
    'a status that is taken back',
    ['employee:1 status-changed contacted', 'employee:1 status-changed pending'],
    undefined,
  ],
  [
    'the status that stays in the end',
    [
      'employee:1 status-changed contacted',
      'employee:1 status-changed pending',
      'employee:2 status-changed contacted',
    ],
    2,
  ],
  [
    'a call, whatever becomes of the status',
    ['employee:1 called contacted', 'employee:1 status-changed pending'],
    0,
  ],
  [
    'an owner who calls it off, or confirms',
    ['visitor email-confirmed', 'visitor consent-withdrawn contacted', 'system lead-delivered'],
    undefined,
  ],
] as [string, string[], number | undefined][])('%s', (_, told, minute) => {
  const all = deeds(...told);
  expect(firstContact(all)).toEqual(minute === undefined ? undefined : all[minute]!.at);
});

test.each([
  ['employee:1 called', true],
  ['employee:1 status-changed completed', true],
  ['employee:1 status-changed cancelled', false],
  ['visitor mailed', false],
])('whether it has to be looked at: %s', (told, isIt) => {
  expect(isAboutContact(deeds(told)[0]!)).toBe(isIt);
});
