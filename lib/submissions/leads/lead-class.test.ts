import { classifyLead, type LeadFacts } from './lead-class';

const BEST: LeadFacts = {
  contact: 'mail',
  hasIntent: true,
  isOwner: true,
  isShared: false,
  timeline: '3_monate',
  missing: [],
  hasBasics: true,
  value: 412_000,
  valueBasis: 'regional',
};

const shown = (text: string) => text.replaceAll('\u00a0', ' ');

test.each<[string, Partial<LeadFacts>, string, string[]]>([
  ['everything', {}, 'premium', []],
  ['a call instead of a mail', { contact: 'call' }, 'premium', []],
  ['several owners who agree', { isShared: true }, 'premium', []],
  ['a sale in six months', { timeline: '6_monate' }, 'premium', []],
  [
    'a sale in twelve months',
    { timeline: '12_monate' },
    'standard',
    ['Verkauf innerhalb von 6 Monaten'],
  ],
  ['no time named', { timeline: null }, 'standard', ['Zeitraum des Verkaufs erfragen']],
  ['300,000 euros, which is not over it', { value: 300_000 }, 'standard', ['Wert über 300.000 €']],
  ['a euro more', { value: 300_001 }, 'premium', []],
  ['no value', { value: null, valueBasis: null }, 'standard', ['Wert über 300.000 €']],
  ['not the owner', { isOwner: false }, 'standard', ['Eigentum bestätigen']],
  [
    'a gap in the description',
    { missing: ['Baujahr', 'Zustand'] },
    'standard',
    ['Objektdaten ergänzen: Baujahr, Zustand'],
  ],
  [
    'no talk',
    { hasIntent: false, isOwner: false },
    'basic',
    ['Verkaufsabsicht bestätigen', 'Eigentum bestätigen'],
  ],
  ['no contact', { contact: undefined }, 'basic', ['Kontakt bestätigen']],
  [
    'no size',
    { hasBasics: false, missing: ['Wohnfläche'] },
    'basic',
    ['Objektdaten ergänzen: Wohnfläche'],
  ],
])('with %s', (_, facts, leadClass, missing) => {
  const found = classifyLead({ ...BEST, ...facts });
  expect(found.class).toBe(leadClass);
  expect(found.missing.map(shown)).toEqual(missing);
});

test('the reasons say what is known, and which value it is', () => {
  const { reasons } = classifyLead(BEST);
  expect(shown(reasons.value)).toBe('geschätzter Wert 412.000 €');
  expect(reasons.contact).toBe('E-Mail-Adresse bestätigt, Eigentum bestätigt');
  expect(classifyLead({ ...BEST, isShared: true }).reasons.contact).toBe(
    'E-Mail-Adresse bestätigt, Eigentum bestätigt, alle Eigentümer sind einverstanden',
  );
  expect(shown(reasons.intent)).toBe('im Gespräch bestätigt, Verkauf: In den nächsten 3 Monaten');
  const formula = classifyLead({ ...BEST, valueBasis: 'formula' });
  expect(shown(formula.reasons.value)).toBe('Wert ohne Lage gerechnet 412.000 €');
});
