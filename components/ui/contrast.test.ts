/** @jest-environment node */
import { illustrationPalette } from '@/components/illustrations/palette';
import { colors } from '@/tailwind.config';

type Color = keyof typeof colors.light;

/** Relative luminance, WCAG 2.2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio from 1 to 21, WCAG 2.2. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const TEXT: [Color, Color][] = [
  ['ink', 'paper'],
  ['ink', 'surface'],
  ['ink', 'petrol-soft'],
  ['ink', 'brick-soft'],
  ['ink', 'sand'],
  ['muted', 'paper'],
  ['muted', 'surface'],
  ['petrol', 'paper'],
  ['petrol', 'surface'],
  ['petrol', 'petrol-soft'],
  ['brick-text', 'paper'],
  ['brick-text', 'surface'],
  ['brick-text', 'brick-soft'],
  ['moss', 'paper'],
  ['moss', 'surface'],
  ['on-petrol', 'petrol'],
  ['on-brick', 'brick'],
  ['on-brick', 'brick-text'],
  ['paper', 'ink'],
];

const SHAPES: [Color, Color][] = [
  ['edge', 'paper'],
  ['edge', 'surface'],
  ['brick-text', 'surface'],
  ['petrol', 'paper'],
  ['petrol', 'surface'],
  ['petrol', 'sand'],
];

test.each([
  ['#FFFFFF', '#000000', 21],
  ['#767676', '#FFFFFF', 4.54],
])('the contrast of %s and %s is %d to 1', (one, other, expected) => {
  expect(contrast(one, other)).toBeCloseTo(expected, 2);
});

describe.each(['light', 'dark'] as const)('in %s', (theme) => {
  const palette = colors[theme];

  test('every colour is written in full', () => {
    expect(Object.keys(palette)).toEqual(Object.keys(colors.light));
    for (const color of Object.values(palette)) expect(color).toMatch(/^#[\dA-F]{6}$/);
  });

  test.each(TEXT)('%s can be read on %s', (text, ground) => {
    expect(contrast(palette[text], palette[ground])).toBeGreaterThanOrEqual(4.5);
  });

  test('ink can be read on the sky of the opening drawing', () => {
    const { sky } = illustrationPalette[theme];
    expect(contrast(palette.ink, sky)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(SHAPES)('%s stands out from %s', (shape, ground) => {
    expect(contrast(palette[shape], palette[ground])).toBeGreaterThanOrEqual(3);
  });
});
