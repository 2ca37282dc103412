import { illustrationPalette, type Tone } from './palette';

const channels = (hex: string) =>
  [1, 3, 5, 7].map((at) => parseInt(hex.slice(at, at + 2) || 'ff', 16));

/** Takes #RRGGBB or #RRGGBBAA. */
export function mixColours(from: string, to: string, share: number) {
  const target = channels(to);
  const mixed = channels(from).map((value, index) =>
    Math.round(value + ((target[index] ?? value) - value) * share),
  );
  const hex = mixed.map((value) => value.toString(16).padStart(2, '0')).join('');
  return `#${hex.replace(/ff$/, '')}`.toUpperCase();
}

const { light, dark } = illustrationPalette;

type StreetTone = 'horizon' | 'sun' | 'moon' | 'cloud' | 'glass';

export interface Hour {
  palette: Record<Tone, string>;
  own: Record<StreetTone, string>;
}

const day: Hour = {
  palette: light,
  own: {
    horizon: '#F6EFDF',
    sun: light.sun,
    moon: '#F3F1E6',
    cloud: '#FBFAF4',
    glass: light.window,
  },
};

const night: Hour = {
  palette: dark,
  own: {
    horizon: '#315059',
    sun: '#D9744F',
    moon: '#F1E6C4',
    cloud: '#2C4852',
    glass: '#2A434C',
  },
};

interface Tint {
  dark: number;
  colour: string;
  strength: number;
  sky: string;
  line: string;
  own: Hour['own'];
}

function tinted({ dark: share, colour, strength, sky, line, own }: Tint): Hour {
  const tones = Object.keys(light) as Tone[];
  const palette = Object.fromEntries(
    tones.map((tone) => [
      tone,
      mixColours(mixColours(light[tone], dark[tone], share), colour, strength),
    ]),
  ) as Hour['palette'];
  return {
    palette: {
      ...palette,
      sky,
      line,
      glow: mixColours(light.glow, dark.glow, share),
      window: own.glass,
    },
    own,
  };
}

const golden = tinted({
  dark: 0.06,
  colour: '#F2A04E',
  strength: 0.17,
  sky: '#DCE0D0',
  line: '#2C2B2C',
  own: {
    horizon: '#FBCF92',
    sun: '#F39A45',
    moon: '#F3E7CF',
    cloud: '#FDECCF',
    glass: '#9A8468',
  },
});

const dusk = tinted({
  dark: 0.55,
  colour: '#87466E',
  strength: 0.26,
  sky: '#4E638A',
  line: '#2B2433',
  own: {
    horizon: '#F09C74',
    sun: '#E4572E',
    moon: '#F6E4C8',
    cloud: '#D08B8E',
    glass: '#474A66',
  },
});

const blueHour = tinted({
  dark: 0.86,
  colour: '#3D3F6B',
  strength: 0.24,
  sky: '#2A4260',
  line: '#1E2534',
  own: {
    horizon: '#8A6E7E',
    sun: '#D9744F',
    moon: '#F3E6C6',
    cloud: '#5F5C77',
    glass: '#303F55',
  },
});

const firstLight = tinted({
  dark: 0.66,
  colour: '#5E6A8C',
  strength: 0.24,
  sky: '#5C8199',
  line: '#222D36',
  own: {
    horizon: '#D9A79C',
    sun: '#EE8A5C',
    moon: '#F3EAD6',
    cloud: '#B4A3AB',
    glass: '#4A6070',
  },
});

const dawn = tinted({
  dark: 0.26,
  colour: '#EBA48C',
  strength: 0.18,
  sky: '#A9C9D6',
  line: '#28323A',
  own: {
    horizon: '#FBD0AE',
    sun: '#F29560',
    moon: '#F4EBDD',
    cloud: '#FADCCB',
    glass: '#70818C',
  },
});

/** Times are shares of the film; it begins and ends with the same morning. */
export const streetHours: readonly (readonly [at: number, hour: Hour])[] = [
  [0, day],
  [0.2, day],
  [0.31, golden],
  [0.41, dusk],
  [0.465, blueHour],
  [0.53, night],
  [0.74, night],
  [0.81, firstLight],
  [0.88, dawn],
  [1, day],
];
