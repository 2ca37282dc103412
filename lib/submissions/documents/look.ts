import { join } from 'node:path';
import { Font, StyleSheet } from '@react-pdf/renderer';
import { syllables } from './printable';

const FONTS = join('lib', 'submissions', 'documents', 'fonts');

/** react-pdf takes each character from the first typeface that has it. */
export const SERIF = ['Lora', 'Lora Extended'];
const SANS = ['Figtree', 'Figtree Extended'];

const FILES = {
  Lora: 'lora-latin-600-normal.woff',
  'Lora Extended': 'lora-latin-ext-600-normal.woff',
  Figtree: 'figtree-latin-500-normal.woff',
  'Figtree Extended': 'figtree-latin-ext-500-normal.woff',
};

/** The files are read for the first PDF. */
export function registerTypefaces(): void {
  const known = Font.getRegisteredFontFamilies();
  for (const [family, file] of Object.entries(FILES)) {
    if (!known.includes(family)) Font.register({ family, src: join(FONTS, file) });
  }
  Font.registerHyphenationCallback(syllables);
}

export const COLORS = {
  ink: '#1B2A2F',
  muted: '#55626A',
  petrol: '#0F4C5C',
  sand: '#EADFCB',
  line: '#D8CDBC',
  edge: '#857A69',
  brick: '#C4512D',
  moss: '#5B7553',
};

/** Points (1/72 inch). */
export const MARGIN = 56;

const TABULAR: ['tnum'] = ['tnum'];

export const look = StyleSheet.create({
  page: {
    paddingTop: 48,
    paddingBottom: 66,
    paddingHorizontal: MARGIN,
    fontFamily: SANS,
    color: COLORS.ink,
  },
  /** Set on each text: react-pdf multiplies an inherited line height with every numbered page */
  text: { fontSize: 9.5, lineHeight: 1.45 },
  small: { fontSize: 8, color: COLORS.muted },
  muted: { color: COLORS.muted },
  title: { fontFamily: SERIF, fontSize: 27, lineHeight: 1.15 },
  heading: { fontFamily: SERIF, fontSize: 14, lineHeight: 1.2 },
  figure: { fontFamily: SERIF, fontSize: 60, lineHeight: 1.2, color: COLORS.petrol },
  worth: { fontFamily: SERIF, fontSize: 30, lineHeight: 1.3, color: COLORS.petrol },
  sum: { fontFamily: SERIF, fontSize: 14, lineHeight: 1.2, color: COLORS.petrol },
  amount: { fontFeatureSettings: TABULAR, textAlign: 'right' },
  link: { color: COLORS.petrol, textDecoration: 'none' },
  hairline: { borderBottomWidth: 0.75, borderBottomColor: COLORS.line },
});
