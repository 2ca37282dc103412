import { NO_WISH } from '@/lib/requests/contact-wish/contact-wish';
import { actionsFor } from './actions';

const phone = '030 1234567';
const email = 'erika@beispiel.de';
const wish = { ...NO_WISH, doNotCall: true };

test.each([
  ['callback', { phone, email }, 'call mail callback appointment'],
  ['callback', { phone }, 'call callback'],
  ['contact', { email }, 'mail appointment'],
  ['valuation', { phone, email }, 'call mail callback expertValue appointment valuationMail'],
  ['valuation', { phone, email, wish }, 'mail expertValue appointment valuationMail'],
  ['lead', { phone, email }, 'contact mail callback appointment'],
  ['lead', { phone, email, wish }, 'contact mail appointment'],
  ['lead', { phone, wish }, ''],
  ['inquiry', { phone, email }, 'call mail appointment'],
  ['valuation', { phone, email, quarantine: 'honeypot' }, ''],
] as const)('with a %s of somebody with %j one can: %s', (type, person, names) => {
  expect(actionsFor({ type, ...person }).join(' ')).toBe(names);
});
