import localFont from 'next/font/local';

// 'optional': a font that loads late is used from the next page on, so that text does not jump.

export const serif = localFont({
  src: './fonts/lora-latin-600-normal.woff2',
  variable: '--font-serif',
  weight: '600',
  display: 'optional',
  adjustFontFallback: 'Times New Roman',
});

export const sans = localFont({
  src: './fonts/figtree-latin-wght-normal.woff2',
  variable: '--font-sans',
  weight: '300 900',
  display: 'optional',
  adjustFontFallback: 'Arial',
});

// Letters like 'ğ' or 'ł' are in files that a browser loads only if a page needs them. Listed before the
// fonts above, whose fallbacks would take these letters. Next wants their range written out for each.

export const serifFarther = localFont({
  src: './fonts/lora-latin-ext-600-normal.woff2',
  variable: '--font-serif-farther',
  weight: '600',
  display: 'optional',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+0304, U+0308, U+0329, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF',
    },
  ],
});

export const sansFarther = localFont({
  src: './fonts/figtree-latin-ext-wght-normal.woff2',
  variable: '--font-sans-farther',
  weight: '300 900',
  display: 'optional',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+0304, U+0308, U+0329, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF',
    },
  ],
});
