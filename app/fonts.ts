import localFont from 'next/font/local';

// 'optional': a font that comes too late is used from the next page on, so that no text ever jumps.

/** Lora, for headings: Latin subset, the one weight that they have. */
export const serif = localFont({
  src: './fonts/lora-latin-600-normal.woff2',
  variable: '--font-serif',
  weight: '600',
  display: 'optional',
  adjustFontFallback: 'Times New Roman',
});

/** Figtree, for text: Latin subset, variable weight. */
export const sans = localFont({
  src: './fonts/figtree-latin-wght-normal.woff2',
  variable: '--font-sans',
  weight: '300 900',
  display: 'optional',
  adjustFontFallback: 'Arial',
});
