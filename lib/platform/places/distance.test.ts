import { distanceKm } from './distance';

const MUNICH = { latitude: 48.1374, longitude: 11.5755 };
const BERLIN = { latitude: 52.52, longitude: 13.405 };

describe('distanceKm', () => {
  test('is about 504 km from Munich to Berlin, both ways', () => {
    expect(distanceKm(MUNICH, BERLIN)).toBeCloseTo(504, -1);
    expect(distanceKm(BERLIN, MUNICH)).toBeCloseTo(distanceKm(MUNICH, BERLIN), 9);
  });

  test('is nothing to the same point and half the equator to the opposite one', () => {
    expect(distanceKm(MUNICH, MUNICH)).toBe(0);
    const opposite = distanceKm({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 });
    expect(opposite).toBeCloseTo(Math.PI * 6371, 6);
  });

  test('is short across the date line', () => {
    const across = distanceKm(
      { latitude: 0, longitude: 179.9 },
      { latitude: 0, longitude: -179.9 },
    );
    expect(across).toBeCloseTo(22.2, 1);
  });
});
