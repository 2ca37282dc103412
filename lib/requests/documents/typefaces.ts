import { join } from 'node:path';
import { Font } from '@react-pdf/renderer';
import { syllables } from './syllables';

const FONTS = join('lib', 'requests', 'documents', 'fonts');

/** The typesetter takes a letter from the first of them that has it. */
export const SERIF = ['Lora', 'Lora Extended'];
export const SANS = ['Figtree', 'Figtree Extended'];

const FILES = {
  Lora: 'lora-latin-600-normal.woff',
  'Lora Extended': 'lora-latin-ext-600-normal.woff',
  Figtree: 'figtree-latin-500-normal.woff',
  'Figtree Extended': 'figtree-latin-ext-500-normal.woff',
};

/** Makes the typefaces known to the typesetter; their files are read at the first PDF. */
export function registerTypefaces(): void {
  const known = Font.getRegisteredFontFamilies();
  for (const [family, file] of Object.entries(FILES)) {
    if (!known.includes(family)) Font.register({ family, src: join(FONTS, file) });
  }
  Font.registerHyphenationCallback(syllables);
}
