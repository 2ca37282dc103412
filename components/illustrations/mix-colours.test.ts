/** @jest-environment node */
import { mixColours } from './mix-colours';

test('mixes by the share, also how transparent a colour is', () => {
  expect(mixColours('#000000', '#FFFFFF', 0)).toBe('#000000');
  expect(mixColours('#000000', '#FFFFFF', 1)).toBe('#FFFFFF');
  expect(mixColours('#102030', '#304050', 0.5)).toBe('#203040');
  expect(mixColours('#F2C88200', '#F2C88240', 0.5)).toBe('#F2C88220');
});

test('leaves the alpha out where there is none', () => {
  expect(mixColours('#12345600', '#123456', 1)).toBe('#123456');
  expect(mixColours('#1234FF', '#1234FF', 0.5)).toBe('#1234FF');
});
