import { placeLabels, type LabelledPlace } from './labels';

const SHEET = { width: 320, height: 200, size: 13 };
const first: LabelledPlace = { name: 'München', x: 100, y: 100 };

test('the name stands to the right of its dot where there is room', () => {
  const [label] = placeLabels([first], SHEET);
  expect(label).toMatchObject({ anchor: 'start', name: 'München' });
  expect(label!.textX).toBeGreaterThan(first.x);
});

test('at the right edge it stands to the left', () => {
  expect(placeLabels([{ ...first, x: 315 }], SHEET)[0]!.anchor).toBe('end');
});

test('a name too long for either side is moved into the drawing', () => {
  const [label] = placeLabels([{ name: 'Garmisch-Partenkirchen im Tal', x: 10, y: 5 }], SHEET);
  expect(label!.anchor).toBe('middle');
  expect(label!.textX).toBeGreaterThan(100);
  expect(label!.textY).toBeGreaterThan(5);
});

test('a town whose dot lies under another name is not named', () => {
  const hidden = { name: 'Dachau', x: 120, y: 100 };
  const shown = { name: 'Nürnberg', x: 100, y: 40 };
  expect(placeLabels([first, hidden, shown], SHEET).map(({ name }) => name)).toEqual([
    'München',
    'Nürnberg',
  ]);
});

test('a town beside another gives way to its name', () => {
  const near = { name: 'Freising', x: 88, y: 100 };
  const labels = placeLabels([first, near], SHEET);
  expect(labels[1]).toMatchObject({ name: 'Freising', anchor: 'end' });
});
