import { homeFromWizard } from '@/lib/valuation/regional/wizard-home';
import { valueAtPlace } from '@/lib/valuation/regional/service';
import { regionalInMail } from './detailed-valuation';

const home = {
  propertyType: 'einfamilienhaus',
  area: 120,
  yearBuilt: 1990,
  rooms: 4.5,
  condition: null,
  estimatedValue: 348_600,
};

const MUNICH = '80331 München';

const outcomeAt = (postalCode: string) => valueAtPlace(postalCode, homeFromWizard(home));

const eurosOf = (text: string) => Number(text.replace('\u2212', '-').replace(/[^\d-]/g, ''));

const sumOf = (factors: readonly { amount: string }[]) =>
  factors.reduce((sum, { amount }) => sum + eurosOf(amount), 0);

test('the lines of the regional valuation add up from the national median to its figure', () => {
  const outcome = outcomeAt('80331');
  const mail = regionalInMail(home, outcome, MUNICH);
  if ('impossible' in mail || !outcome.isPossible) throw new Error('Munich has a figure');
  expect(sumOf(mail.factors)).toBe(outcome.value);
  expect(eurosOf(mail.value)).toBe(outcome.value);
  expect(mail.factors[0]?.label).toBe('Ausgangswert: mittleres Haus in Deutschland');
  expect(mail.factors.map(({ label }) => label)).toContain('Zustand (angenommen)');
});

test('what is drawn lies on one scale', () => {
  const mail = regionalInMail(home, outcomeAt('80331'), MUNICH);
  if ('impossible' in mail) throw new Error('Munich has a figure');
  const { from, at, to } = mail.bar;
  expect(from).toBeGreaterThan(0);
  expect(at).toBeGreaterThan(from);
  expect(to).toBeGreaterThan(at);
});

test('where there is no figure there is the reason alone', () => {
  expect(regionalInMail(home, outcomeAt('00000'), '00000')).toEqual({
    impossible: expect.stringContaining('00000'),
  });
});
