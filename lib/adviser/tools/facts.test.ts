import { factsIn, fieldsOf } from './facts';

test.each([
  [
    'Einfamilienhaus in 50667 Köln, 120 m², Baujahr 1975',
    { propertyType: 'einfamilienhaus', postalCode: '50667', area: '120', yearBuilt: '1975' },
  ],
  [
    'meine etw 82,5 qm bj 1990 in 10115',
    { propertyType: 'eigentumswohnung', postalCode: '10115', area: '82,5', yearBuilt: '1990' },
  ],
  [
    'Eigentumswohnung, Verkaufspreis 400.000 €',
    { propertyType: 'eigentumswohnung', price: '400000' },
  ],
  ['Mehrfamilienhaus für 1,2 Mio Euro', { propertyType: 'mehrfamilienhaus', price: '1200000' }],
  ['Haus für 350k €', { propertyType: 'einfamilienhaus', price: '350000' }],
  ['450 tausend euro reihenhaus', { propertyType: 'reihenhaus', price: '450000' }],
  ['haus, 80000 euro', { propertyType: 'einfamilienhaus', price: '80000' }],
  [
    'Bauplatz 650 m² für 120.000 EUR',
    { propertyType: 'grundstueck', area: '650', price: '120000' },
  ],
  [
    'Haus mit großem Grundstück, gebaut 1962, Wohnfläche 140',
    { propertyType: 'einfamilienhaus', yearBuilt: '1962', area: '140' },
  ],
  [
    'Doppelhaushälfte von 1988, 01067 Dresden, 1.050 qm',
    { propertyType: 'doppelhaus', yearBuilt: '1988', postalCode: '01067', area: '1050' },
  ],
  ['Wie lange dauert ein Verkauf?', {}],
  ['', {}],
])('%s', (message, facts) => {
  expect(fieldsOf(factsIn(message))).toEqual(facts);
});

test.each(['1975', '80331', '400000', 'etwa 120.000 €'])(
  'a figure alone says nothing without the question that it answers: %s',
  (message) => {
    expect(factsIn(message)).toEqual({});
  },
);
