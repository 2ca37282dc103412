import type { Config } from 'tailwindcss';
import plugin from 'tailwindcss/plugin';
import { illustrationPalette } from './components/illustrations/palette';

/** Every colour of the portal. All pairs used for text reach 4.5:1 (components/ui/contrast.test.ts). */
export const colors = {
  light: {
    paper: '#FBF8F3',
    surface: '#FFFFFF',
    ink: '#1B2A2F',
    muted: '#55626A',
    line: '#D8CDBC',
    edge: '#857A69',
    petrol: '#0F4C5C',
    'petrol-soft': '#E1ECEE',
    'on-petrol': '#FFFFFF',
    brick: '#BC4B29',
    'brick-soft': '#FBE9E2',
    'brick-text': '#A23C1C',
    'on-brick': '#FFFFFF',
    sand: '#EADFCB',
    moss: '#4F6848',
  },
  dark: {
    paper: '#12191C',
    surface: '#1A2428',
    ink: '#F1EBE0',
    muted: '#AAB5B8',
    line: '#33434A',
    edge: '#7E9097',
    petrol: '#86C8D8',
    'petrol-soft': '#1C343B',
    'on-petrol': '#0E1A1E',
    brick: '#EB8A68',
    'brick-soft': '#3A241D',
    'brick-text': '#F0A286',
    'on-brick': '#1B0F0A',
    sand: '#2A3132',
    moss: '#A3C199',
  },
} as const;

function variables(prefix: string, values: Record<string, string>) {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [`--${prefix}-${name}`, value]),
  );
}

const themes = {
  light: { ...variables('color', colors.light), ...variables('illu', illustrationPalette.light) },
  dark: { ...variables('color', colors.dark), ...variables('illu', illustrationPalette.dark) },
};

const config: Config = {
  content: ['./app/**/*.{ts,tsx}', './components/**/*.{ts,tsx}'],
  theme: {
    extend: {
      colors: Object.fromEntries(
        Object.keys(colors.light).map((name) => [name, `var(--color-${name})`]),
      ),
      fontFamily: {
        serif: ['var(--font-serif-farther)', 'var(--font-serif)', 'Georgia', 'serif'],
        sans: ['var(--font-sans-farther)', 'var(--font-sans)', 'system-ui', 'sans-serif'],
      },
    },
  },
  plugins: [
    plugin(({ addBase }) => {
      addBase({
        ':root': { ...themes.light, 'color-scheme': 'light' },
        '@media (prefers-color-scheme: dark)': {
          ':root': { ...themes.dark, 'color-scheme': 'dark' },
        },
        // Paper is light, whatever the screen is.
        '@media print': { ':root': { ...themes.light, 'color-scheme': 'light' } },
      });
    }),
  ],
};

export default config;
