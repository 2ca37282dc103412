import { currentYear } from '@/lib/platform/format/berlin-day';
import { homeFromWizard } from './wizard-home';
import { placeModel } from './service';
import { valueRegionally } from './value';
import { revalue } from './what-if';
import { whatIfValues, type WhatIfValues } from './what-if-values';

const model = placeModel('80331')!;
const home = homeFromWizard({
  propertyType: 'einfamilienhaus',
  area: 120.5,
  yearBuilt: 1990,
  rooms: 4.5,
  condition: 'gut',
});
const values = whatIfValues(home);
const changed = (overrides: Partial<WhatIfValues>) => revalue(model, { ...values, ...overrides });

test('unchanged it is worth what it was', () => {
  expect(revalue(model, values)).toEqual({
    isRight: true,
    outcome: valueRegionally(model, home),
  });
});

test.each([
  ['area', { area: '140' }, { area: 140 }],
  ['year', { yearBuilt: '1900' }, { yearBuilt: 1900 }],
  ['condition', { condition: 'sanierungsbedürftig' }, { condition: 'sanierungsbedürftig' }],
  ['plot', { plotArea: '800' }, { plotArea: 800 }],
  ['type', { propertyType: 'villa' }, { propertyType: 'villa' }],
] as const)('%s: the value follows', (_, typed, meant) => {
  const other = { ...home, ...meant };
  expect(changed(typed)).toEqual({
    isRight: true,
    outcome: valueRegionally(model, other),
  });
});

test('a flat is valued without the plot that still stands in the field, be it wrong', () => {
  const flat = { propertyType: 'eigentumswohnung' };
  expect(changed({ ...flat, plotArea: '800' })).toEqual(changed(flat));
  expect(changed({ ...flat, plotArea: 'viel' })).toEqual(changed(flat));
});

test.each<[Partial<WhatIfValues>, object]>([
  [
    { area: '' },
    { area: 'Bitte geben Sie die Wohnfläche als Zahl ein, zum Beispiel 120 oder 82,5' },
  ],
  [{ area: '1' }, { area: 'Die Wohnfläche muss mindestens 10 m² betragen' }],
  [{ area: '2001' }, { area: 'Die Wohnfläche darf nicht größer als 2000 m² sein' }],
  [
    { yearBuilt: '2999' },
    { yearBuilt: `Das Baujahr darf nicht in der Zukunft liegen (max. ${currentYear()})` },
  ],
  [{ plotArea: 'groß' }, { plotArea: expect.stringContaining('Grundstücksfläche als Zahl') }],
  [
    { area: 'x', rooms: 'y' },
    { area: expect.any(String), rooms: expect.any(String) },
  ],
])('%j is refused at the field, as the wizard does', (typed, fields) => {
  expect(changed(typed)).toEqual({ isRight: false, fields });
});

test('outside of the data there is no value', () => {
  expect(changed({ area: '1999' })).toMatchObject({
    isRight: true,
    outcome: { isPossible: false },
  });
});
