/** Colours of a mail by day and by night: those of the pages, in which custom properties do not work. */
export const PALETTE = {
  light: {
    paper: '#FBF8F3',
    ink: '#1B2A2F',
    muted: '#55626A',
    line: '#D8CDBC',
    petrol: '#0F4C5C',
    'on-petrol': '#FFFFFF',
  },
  dark: {
    paper: '#12191C',
    ink: '#F1EBE0',
    muted: '#AAB5B8',
    line: '#33434A',
    petrol: '#86C8D8',
    'on-petrol': '#0E1A1E',
  },
} as const;
