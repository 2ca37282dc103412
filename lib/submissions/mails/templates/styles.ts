import type { CSSProperties } from 'react';

/** Copied from the pages, because mails do not support custom properties. */
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

const { light, dark } = PALETTE;

/** Mails load no fonts; installed ones are used. */
const SERIF = "Lora, Georgia, 'Times New Roman', serif";
const SANS = "Figtree, 'Segoe UI', Helvetica, Arial, sans-serif";

const anywhere: CSSProperties = { overflowWrap: 'anywhere', wordBreak: 'break-word' };

/** Inline, because some programs ignore style sheets. */
export const styles = {
  page: {
    margin: 0,
    padding: '32px 20px',
    backgroundColor: light.paper,
    color: light.ink,
    fontFamily: SANS,
    fontSize: '16px',
    lineHeight: '26px',
  },
  column: { maxWidth: '600px' },
  siteName: { margin: 0, color: light.petrol, fontFamily: SERIF, fontSize: '20px' },
  rule: { margin: '16px 0 0', borderTop: `1px solid ${light.line}` },
  title: {
    margin: '32px 0 24px',
    fontFamily: SERIF,
    fontSize: '28px',
    lineHeight: '36px',
    fontWeight: 600,
    ...anywhere,
  },
  subtitle: {
    margin: '36px 0 12px',
    fontFamily: SERIF,
    fontSize: '20px',
    lineHeight: '28px',
    fontWeight: 600,
  },
  paragraph: { margin: '0 0 16px', fontSize: '16px', lineHeight: '26px', ...anywhere },
  small: {
    margin: '0 0 12px',
    color: light.muted,
    fontSize: '14px',
    lineHeight: '22px',
    ...anywhere,
  },
  figure: {
    margin: '0 0 4px',
    color: light.petrol,
    fontFamily: SERIF,
    fontSize: '44px',
    lineHeight: '52px',
    fontWeight: 600,
  },
  worth: {
    margin: '0 0 8px',
    color: light.petrol,
    fontFamily: SERIF,
    fontSize: '28px',
    lineHeight: '36px',
    fontWeight: 600,
  },
  link: { color: light.petrol, textDecoration: 'underline', ...anywhere },
  button: {
    padding: '14px 24px',
    backgroundColor: light.petrol,
    color: light['on-petrol'],
    fontSize: '16px',
    fontWeight: 600,
  },
  quote: {
    margin: '0 0 16px',
    padding: '0 0 0 16px',
    borderLeft: `2px solid ${light.line}`,
    ...anywhere,
  },
  table: { width: '100%', borderCollapse: 'collapse', margin: '0 0 16px' },
  label: {
    width: '36%',
    padding: '10px 16px 10px 0',
    borderBottom: `1px solid ${light.line}`,
    color: light.muted,
    fontWeight: 400,
    textAlign: 'left',
    verticalAlign: 'top',
  },
  entry: {
    padding: '10px 0',
    borderBottom: `1px solid ${light.line}`,
    verticalAlign: 'top',
    ...anywhere,
  },
  step: {
    padding: '10px 16px 0 0',
    fontWeight: 400,
    textAlign: 'left',
    verticalAlign: 'top',
    ...anywhere,
  },
  amount: {
    padding: '10px 0 0',
    textAlign: 'right',
    verticalAlign: 'top',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  },
  detail: {
    padding: '0 0 10px',
    borderBottom: `1px solid ${light.line}`,
    color: light.muted,
    fontSize: '14px',
    lineHeight: '22px',
    ...anywhere,
  },
  list: { margin: '0 0 16px', paddingLeft: '20px' },
  item: { margin: '0 0 8px', ...anywhere },
  scales: { margin: '0 0 24px' },
  caption: { color: light.muted, fontSize: '14px', lineHeight: '22px' },
  scale: { width: '100%', borderCollapse: 'collapse', margin: '2px 0 10px' },
  track: { height: '10px', padding: 0, backgroundColor: light.line },
  mark: { height: '10px', padding: '0 2px' },
  bar: { height: '10px', padding: 0, backgroundColor: light.petrol },
} as const satisfies Record<string, CSSProperties>;

/** Mark what plainText() (render-mail.tsx) writes as 'label: text'. */
export const TEXT_CLASS = {
  action: 'button',
  row: 'row',
  label: 'label',
  entry: 'entry',
  detail: 'detail',
} as const;

export const NIGHT = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .paper, .paper > table > tbody > tr > td {
    background-color: ${dark.paper} !important;
    color: ${dark.ink} !important;
  }
  .muted { color: ${dark.muted} !important; }
  .petrol { color: ${dark.petrol} !important; }
  .line { border-color: ${dark.line} !important; }
  .track { background-color: ${dark.line} !important; }
  .bar { background-color: ${dark.petrol} !important; }
  .button {
    background-color: ${dark.petrol} !important;
    color: ${dark['on-petrol']} !important;
  }
}
`;
