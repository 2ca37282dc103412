import localFont from 'next/font/local';

/** Lora, for headings: Latin subset, variable weight. */
export const serif = localFont({
  src: './fonts/lora-latin-wght-normal.woff2',
  variable: '--font-serif',
  weight: '400 700',
  display: 'swap',
  adjustFontFallback: 'Times New Roman',
});

/** Figtree, for text: Latin subset, variable weight. */
export const sans = localFont({
  src: './fonts/figtree-latin-wght-normal.woff2',
  variable: '--font-sans',
  weight: '300 900',
  display: 'swap',
  adjustFontFallback: 'Arial',
});
