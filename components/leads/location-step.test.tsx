import { render } from '@testing-library/react';
import { namesSamePlace, PlaceHint } from './location-step';

const hint = (city: string, onPicked = jest.fn()) =>
  render(
    <PlaceHint
      postalCode="81667"
      place="München"
      furtherPlaces={['Haidhausen']}
      city={city}
      onPicked={onPicked}
    />,
  );

test.each([
  ['Frankfurt', 'Frankfurt am Main', true],
  ['bonn - beuel', 'Bonn', true],
  ['St. Ingbert', 'St.Ingbert', true],
  ['Muenchen', 'München', true],
  ['Sankt Wendel', 'St. Wendel', true],
  ['Hamburg', 'München', false],
  ['', 'München', false],
])('%j and %j are the same place: %s', (typed, known, isSame) => {
  expect(namesSamePlace(typed, known)).toBe(isSame);
});

test.each(['', 'münchen', 'Haidhausen'])('says nothing to the city %j', (city) => {
  expect(hint(city).container).toBeEmptyDOMElement();
});
